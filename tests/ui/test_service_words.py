"""What the engine says in German: errors, remedies, plans and advice, by the sentences that its source holds."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from dost_assets import FOLDER
from dost_engine.errors import ConfigError, ServerUnavailable
from dost_ui import translation
from dost_ui.service_words import in_words, said
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Iterator

TEMPLATES: list[str] = json.loads((FOLDER / "translations" / "sentences.json").read_text("utf-8"))
COMMAND = re.compile("`(dost [^`]+)`")
PLACE = re.compile(r"\{\{|\}\}|\{(\w+)\}")


@pytest.fixture
def german() -> Iterator[None]:
    translation.install("de")
    yield
    translation.install("en")


def filled(template: str, values: dict[str, str]) -> str:
    return PLACE.sub(lambda found: values[found[1]] if found[1] else found[0][0], template)


def test_a_command_stands_in_quotation_marks_in_the_window() -> None:
    assert said("Start the Dost window or `dost serve`.") == "Start the Dost window or “dost serve”."
    assert said("- Use `name` here") == "- Use `name` here", "what others wrote stays letter for letter"


def test_every_sentence_is_found_again_with_what_stands_in_it(german: None) -> None:
    wrong = []
    for template in TEMPLATES:
        names = [found[1] for found in PLACE.finditer(template) if found[1]]
        values = {name: f"Q{at}x" for at, name in enumerate(names)}
        english, wanted = filled(template, values), COMMAND.sub(lambda one: f"„{one[1]}“", filled(tr(template), values))
        if " " in english and said(english) != wanted:
            wrong.append((english, said(english), wanted))
    assert wrong == []


def test_no_sentence_of_an_error_is_left_in_english(german: None) -> None:
    same = [one for one in TEMPLATES if tr(one) == one and " " in PLACE.sub("", one).strip()]
    assert same == []


def test_an_error_and_its_remedy_are_said_in_german(german: None) -> None:
    error = ServerUnavailable(
        'The program "npx" was not found in any of these folders: /usr/bin, /opt/my tools.',
        remedy="Install it, or write its whole path into servers.json.",
    )
    assert in_words(error) == (
        "Das Programm „npx“ wurde in keinem dieser Ordner gefunden: /usr/bin, /opt/my tools. "
        "Installieren Sie es, oder schreiben Sie seinen ganzen Pfad in servers.json."
    )
    assert in_words(ConfigError("Nobody wrote this.")) == "Nobody wrote this."
    assert in_words(OSError("disk full")) == "disk full"


def test_sentences_behind_one_another_are_translated_one_by_one_and_others_words_stay(german: None) -> None:
    assert said(
        'The server "a" is not connected. The server\'s process ended with exit code 1. Its last line: Error: no x'
    ) == (
        "Der Server „a“ ist nicht verbunden. Der Prozess des Servers endete mit dem Code 1. "
        "Seine letzte Zeile: Error: no x"
    )
    assert said("The server refused the call: There were none, said it.") == (
        "Der Server hat den Aufruf abgelehnt: There were none, said it."
    )
    assert said('The arguments do not fit the tool "a/b"; the call was not made.\n- day: got "x", expected number') == (
        'Die Argumente passen nicht zum Tool „a/b“; der Aufruf fand nicht statt.\n- day: bekommen "x", erwartet number'
    )


def test_a_sentence_within_a_sentence_is_translated_too(german: None) -> None:
    assert said(
        "m/model.onnx could not be fetched: 12,345 bytes came instead of 99,999. "
        "Try again with a working connection, set HF_ENDPOINT to a mirror, or fetch the files on another machine and "
        "run `dost model import PATH`."
    ).startswith("m/model.onnx war nicht zu laden: es kamen 12.345 Byte statt 99.999. Versuchen Sie es mit")
    assert said("Calls could not be written in /x/y.db: disk full.") == (
        "Aufrufe ließen sich in /x/y.db nicht schreiben: disk full."
    )
    assert said('"x" cannot be added: A header must be one line.') == (
        "„x“ lässt sich nicht hinzufügen: Ein Header muss eine einzige Zeile sein."
    )


def test_names_are_not_words(german: None) -> None:
    assert said('There is no server "calls".') == "Es gibt keinen Server „calls“."
    assert said("variable KEY: turns") == "Variable KEY: turns"
    assert said("") == ""


def test_a_long_text_of_somebody_else_takes_no_long_time_and_stays(german: None) -> None:
    strange = "Lorem ipsum dolor sit amet. " * 200
    assert said(strange) == strange
    assert said(strange[:5000]) == strange[:5000]


def test_english_reads_no_list_of_sentences() -> None:
    from dost_ui import service_words

    service_words._templates.cache_clear()
    assert said("The service has ended.") == "The service has ended."
    assert service_words._templates.cache_info().currsize == 0


def test_what_a_text_lacks_to_be_json_is_said_in_german(german: None) -> None:
    shown = said("The text is not JSON: line 4, column 17: Expecting ':' delimiter.")
    assert shown == "Der Text ist kein JSON: Zeile 4, Spalte 17: Hier wird ein Doppelpunkt erwartet."


def test_every_complaint_of_the_parser_has_its_words(german: None) -> None:
    for text in ("{", '{"a"', '{"a":', '{"a":1', '{"a":1,}', '["a', '["\n"]', '["\\x"]', '["\\u1"]', "1 1", "[1,]"):
        with pytest.raises(json.JSONDecodeError) as told:
            json.loads(text)
        shown = said(f"The text is not JSON: line 1, column 1: {told.value.msg}.")
        assert told.value.msg not in shown, text


def test_a_sentence_of_others_that_says_that_something_is_not_so_stays_whole(german: None) -> None:
    for text in ("The token is not valid.", "the index is not ready", "Text only: the model is not here."):
        assert said(text) == text


def test_names_in_quotation_marks_are_quoted_as_in_german(german: None) -> None:
    shown = said("2 of 4 parameters have no description: “title”, “all_day”.")
    assert shown.endswith(": „title“, „all_day“.")
