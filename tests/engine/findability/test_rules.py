"""What is said about a tool, and what is left alone: false alarms are worse than misses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dost_engine.catalog import make_tool
from dost_engine.findability.check import RULES, check
from dost_engine.types import Finding, FindingLevel, Projection, Recipe
from support.fake_embedder import HashEmbedder

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.embedding.protocol import Vectors

GOOD = (
    "Retrieves the current weather forecast. Use this to check if it is raining, snowing, sunny, or to get the "
    "temperature in a specific city"
)


IN_PROSE = f"{GOOD}\nArgs:\n  city (str): Name of the city"


def schema(**properties: Any) -> dict[str, Any]:
    return {"type": "object", "properties": properties}


CITY = schema(city={"type": "string", "description": "City to look up"})


def found(
    name: str = "get_weather", description: str = GOOD, inputs: dict[str, Any] = CITY, server: str = "sky"
) -> dict[str, Finding]:
    """Findings about one tool, by rule."""
    tool = make_tool(server, name, {"description": description, "inputSchema": inputs})
    return {finding.rule: finding for finding in check([tool])}


def test_the_guides_own_good_example_is_left_alone() -> None:
    assert found() == {}


@pytest.mark.parametrize(
    ("rule", "about"),
    [
        ("name-says-nothing", {"name": "run_tool"}),
        ("name-says-nothing", {"name": "wrapper"}),
        ("name-says-nothing", {"name": "sky__get_data"}),
        ("one-word-name", {"name": "spotify"}),
        ("hollow-name", {"name": "weather_tool"}),
        ("hollow-name", {"name": "emailHandler"}),
        ("kebab-name", {"name": "get-weather"}),
        ("joined-name", {"name": "weatherforecast"}),
        ("altered-name", {"name": "weather.get"}),
        ("altered-name", {"name": "get_the_weather_of_a_city_for_the_next_seven_days_hour_by_hour_please"}),
        ("no-description", {"description": ""}),
        ("no-description", {"description": "  \n"}),
        ("description-repeats-name", {"description": "Gets the weather."}),
        ("short-description", {"description": "Refund tool."}),
        ("no-when", {"description": "Retrieves the current forecast of a city."}),
        ("code-documentation", {"description": f"{GOOD}.\n\nArgs:\n    city (str): Name of the city\nReturns: dict"}),
        ("internals", {"description": "Calls the OpenWeather API to list forecasts. Use this to plan a walk."}),
        ("internals", {"description": "GET /v1/forecast"}),
        ("marketing", {"description": f"{GOOD} with our seamless, cutting-edge engine."}),
        ("paraphrases", {"description": "Searches files. Finds files. Locates files. Use this when one is missing."}),
        ("preamble", {"description": f"IMPORTANT: never call it twice. {GOOD}"}),
        ("too-long", {"description": f"{GOOD}. " + "It also knows the tide of every harbour on earth. " * 40}),
        ("nameless-parameter", {"inputs": schema(arg1={"type": "string", "description": "City"})}),
        ("nameless-parameter", {"inputs": schema(data={"type": "string"})}),
        ("undescribed-parameters", {"inputs": schema(city={"type": "string"})}),
        ("undescribed-values", {"inputs": schema(mode={"type": "string", "description": "Mode", "enum": ["D", "T"]})}),
        ("untyped-parameter", {"inputs": schema(city={"description": "City to look up"})}),
    ],
)
def test_each_rule_finds_what_it_is_for(rule: str, about: dict[str, Any]) -> None:
    finding = found(**about)[rule]
    assert finding.what
    assert finding.write


@pytest.mark.parametrize(
    ("rule", "about"),
    [
        ("name-says-nothing", {"name": "execute_query"}),
        ("name-says-nothing", {"name": "get_weather", "server": "weather"}),
        ("hollow-name", {"name": "create_service"}),
        ("joined-name", {"name": "get_keyspaces", "description": "Lists all keyspaces: key and spaces. Use this to …"}),
        ("joined-name", {"name": "administration"}),
        ("altered-name", {"name": "get-weather"}),
        ("description-repeats-name", {"description": "Retrieves the forecast."}),
        ("short-description", {"description": "Switches branches"}),
        ("no-when", {"description": "获取城市的天气预报"}),  # the rule reads English
        ("code-documentation", {"description": f"{GOOD}. Parameters are optional."}),
        ("internals", {"description": "Call any method of a contract. Use this to read its state."}),
        ("paraphrases", {"description": "Sends mail. Use when told. Never repeats it."}),
        ("preamble", {"description": f"{GOOD}. IMPORTANT: never call it twice."}),
        ("too-long", {"description": f"{GOOD}. " * 5}),
        ("nameless-parameter", {"inputs": schema(data={"type": "string", "description": "Rows to chart"})}),
        ("nameless-parameter", {"inputs": schema(x={"type": "number"}, y={"type": "number"})}),
        ("nameless-parameter", {"inputs": schema(points=schema(value={"type": "number"}))}),
        ("undescribed-parameters", {"description": IN_PROSE, "inputs": schema(city={"type": "string"})}),
        ("undescribed-values", {"inputs": schema(beds={"type": "string", "enum": ["1", "2", "3"]})}),
        ("undescribed-values", {"inputs": schema(region={"type": "string", "enum": ["KR", "BR"]})}),
        ("undescribed-values", {"inputs": schema(mode={"description": "D damages, T does not", "enum": ["D", "T"]})}),
        ("untyped-parameter", {"inputs": schema(city={"anyOf": [{"type": "string"}, {"type": "null"}]})}),
    ],
)  # fmt: skip
def test_each_rule_leaves_alone_what_only_looks_like_it(rule: str, about: dict[str, Any]) -> None:
    assert rule not in found(**about)


def test_what_to_write_is_said_in_words_of_the_tool() -> None:
    assert found(name="get-weather")["kebab-name"].write == "Write `get_weather`."
    assert found(name="weatherforecast")["joined-name"].write == "Write `weather_forecast`."
    assert "`city`, `arg1`" in found(
        inputs=schema(city={"type": "string"}, arg1={"type": "string"})
    )["undescribed-parameters"].what  # fmt: skip
    assert "“Args:”" in found(description=f"{GOOD}\nArgs:\n  city: a")["code-documentation"].what


def test_every_rule_says_why_and_from_where() -> None:
    assert len({rule.name for rule in RULES}) == len(RULES)
    for rule in RULES:
        assert rule.reason.endswith(".")
        assert rule.source


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["properties", "type", "enum", "items", "description", "x"]), inner, max_size=4
        )
    ),
    max_leaves=10,
)


@settings(deadline=None, max_examples=40)
@given(rows=st.lists(st.tuples(st.text(max_size=12), ANY_JSON, ANY_JSON), max_size=4))
def test_any_tool_can_be_checked_and_the_same_is_said_again(rows: list[tuple[str, object, object]]) -> None:
    tools = [make_tool("any", name, {"description": text, "inputSchema": inputs}) for name, text, inputs in rows]
    embedder = HashEmbedder()

    def embed(seen: Sequence[Projection]) -> Vectors:
        return embedder.embed([one.texts[Recipe.PLAIN] for one in seen])

    assert check(tools, embed=embed) == check(tools, embed=embed)
    for finding in check(tools):
        assert finding.level in set(FindingLevel)
        assert finding.what
        assert finding.write
