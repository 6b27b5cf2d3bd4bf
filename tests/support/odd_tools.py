"""Tool lists as servers in the field send them, by what is odd about them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

TEXT = {"type": "string"}
LONG = "fleet" + "_very_long_segment" * 5


@dataclass(frozen=True)
class Odd:
    """One odd list.

    Attributes:
        tools: As ``tools/list`` answers.
        found: Which tool a message finds by its words alone, first.
        unfound: Messages that must find nothing by words.
        names: What is left of the list, in order; None for every entry.
    """

    tools: list[Any]
    found: dict[str, str] = field(default_factory=dict)
    unfound: tuple[str, ...] = ()
    names: tuple[str, ...] | None = None

    @property
    def kept(self) -> tuple[str, ...]:
        """Names of the tools that are there."""
        return self.names if self.names is not None else tuple(entry["name"] for entry in self.tools)


def _of(properties: object, **more: Any) -> dict[str, Any]:
    return {"type": "object", "properties": properties} | more


_ITEM = {
    "type": "object",
    "properties": {"heading": TEXT, "children": {"type": "array", "items": {"$ref": "#/$defs/I"}}},
}

ODD: dict[str, Odd] = {
    "descriptions that are no text": Odd(
        [
            {"name": "archive_invoice", "description": None, "inputSchema": _of({"invoice_id": TEXT})},
            {"name": "void_invoice", "inputSchema": _of({"invoice_id": TEXT})},
            {"name": "print_invoice", "description": "", "inputSchema": _of({})},
            {"name": "mail_invoice", "description": " \n\t", "inputSchema": _of({})},
            {"name": "stamp_invoice", "description": ["not", "text"], "inputSchema": _of({})},
        ],
        {"void invoice": "void_invoice"},
        ("None", "null", "not text"),
    ),
    "schemas without usable properties": Odd(
        [
            {"name": "list_racks", "description": "Lists server racks"},
            {"name": "ping_rack", "description": "Pings a rack", "inputSchema": None},
            {"name": "reset_rack", "description": "Resets a rack", "inputSchema": {}},
            {"name": "count_racks", "description": "Counts racks", "inputSchema": {"type": "object"}},
            {"name": "name_rack", "description": "Names a rack", "inputSchema": _of(None)},
            {"name": "paint_rack", "description": "Paints a rack", "inputSchema": _of(["colour"])},
            {"name": "lift_rack", "description": "Lifts a rack", "inputSchema": "object"},
        ],
        {"paint a rack": "paint_rack"},
        ("colour", "object"),
    ),
    "wrapped schemas and leftovers": Odd(
        [
            {
                "name": "book_ferry",
                "description": "Books a crossing",
                "inputSchema": {"jsonSchema": _of({"harbour": TEXT, "vehicle_length": {"type": "number"}})},
            },
            {"name": "cancel_ferry", "description": "Cancels a crossing", "parameters": _of({"booking_ref": TEXT})},
            {
                "name": "rate_ferry",
                "description": "Rates a crossing",
                "inputSchema": {"_def": {"typeName": "ZodObject"}, "~standard": {"version": 1}},
            },
            {"name": "load_ferry", "description": "Loads a ferry", "inputSchema": {"jsonSchema": None}},
        ],
        {"vehicle_length": "book_ferry", "booking_ref": "cancel_ferry"},
        ("_def", "typeName", "ZodObject", "standard version", "jsonSchema"),
    ),
    "schemas that are true or false": Odd(
        [
            {
                "name": "push_event",
                "description": "Pushes it",
                "inputSchema": _of(
                    {"raw_body": True, "forbidden": False, "page_mark": {"anyOf": [{"type": "array", "items": True}]}},
                    additionalProperties=False,
                ),
            },
            {"name": "pull_event", "description": "Pulls it", "inputSchema": True},
        ],
        {"raw_body": "push_event", "forbidden": "push_event", "page mark": "push_event"},
    ),
    "a schema that holds itself": Odd(
        [
            {
                "name": "save_outline",
                "description": "Saves it",
                "inputSchema": _of({"root": {"$ref": "#/$defs/I"}}, **{"$defs": {"I": _ITEM}}),
            }
        ],
        {"heading children": "save_outline", "root heading": "save_outline"},
    ),
    "alternatives at the top": Odd(
        [
            {
                "name": "attach_asset",
                "description": "Attaches it",
                "inputSchema": {
                    "type": "object",
                    "anyOf": [_of({"inline_bytes": TEXT}), _of({"remote_link": TEXT}), _of({"upload_token": TEXT})],
                },
            },
            {
                "name": "close_ticket",
                "description": "Closes it",
                "inputSchema": _of(
                    {"reason": TEXT},
                    allOf=[
                        {"if": _of({"reason": {"const": "dup"}}), "then": _of({"dup_of": TEXT}, required=["dup_of"])}
                    ],
                ),
            },
        ],
        {
            "inline_bytes": "attach_asset",
            "remote_link": "attach_asset",
            "upload token": "attach_asset",
            "dup_of": "close_ticket",
        },
    ),
    "enums of all kinds": Odd(
        [
            {
                "name": "open_thread",
                "description": "Opens it",
                "inputSchema": _of(
                    {
                        "expire_minutes": {"type": "integer", "enum": [30, 720, 2160]},
                        "pinned": {"type": "boolean", "enum": [True]},
                        "mood": {"enum": ["calm", "", None]},
                        "size": {"type": "string", "enum": [256, 512]},
                    }
                ),
            },
            {
                "name": "odd_enum",
                "description": "Odd",
                "inputSchema": _of({"a": {"enum": "calm"}, "b": {"enum": None}, "c": {"enum": [{"x": 1}, [2]]}}),
            },
        ],
        {"calm": "open_thread"},
        ("720", "2160", "256", "true"),
    ),
    "names that no provider takes": Odd(
        [
            {"name": "fleet.trucks.assign", "description": "Assigns one"},
            {"name": "fleet/trucks/list", "description": "Lists them"},
            {"name": "fleet:trucks:wash", "description": "Washes one"},
            {"name": "Create Depot Share", "description": "Creates it"},
            {"name": "restartNode.jsWorker", "description": "Restarts it"},
            {"name": f"{LONG}_close", "description": "Closes the very long thing"},
            {"name": f"{LONG}_open", "description": "Opens the very long thing"},
        ],
        {
            "assign truck": "fleet.trucks.assign",
            "depot share": "Create Depot Share",
            "js worker": "restartNode.jsWorker",
        },
    ),
    "names outside ASCII": Odd(
        [
            {"name": "查询库存", "description": "查询仓库库存"},
            {"name": "创建订单", "description": "创建新的订单"},
            {"name": "погода", "description": "Показывает погоду"},
            {"name": "📦_pack", "description": "Packs a parcel 📦"},
        ],
        {"库存": "查询库存", "погоду": "погода", "parcel": "📦_pack"},
    ),
    "words in camelCase, acronyms and digits": Odd(
        [
            {"name": name, "description": ""}
            for name in (
                "getHTTPResponse",
                "listS3Buckets",
                "OAuth2Token",
                "sheet_v2_appRowRecord_find",
                "list-calendar-events",
                "__x__",
            )
        ],
        {
            "http response": "getHTTPResponse",
            "s3 buckets": "listS3Buckets",
            "lists3buckets": "listS3Buckets",
            "row record": "sheet_v2_appRowRecord_find",
            "oauth2 token": "OAuth2Token",
            "calendar": "list-calendar-events",
        },
        ("h t t p",),
    ),
    "names of built-in attributes": Odd(
        [
            {"name": name, "description": f"Does {name}", "inputSchema": _of({})}
            for name in ("__proto__", "constructor", "toString", "__class__", "items", "get", "None", "nan")
        ],
        {"constructor": "constructor", "__proto__": "__proto__", "items": "items"},
        ("hasOwnProperty",),
    ),
    "broken entries": Odd(
        [
            {"name": "ok_one", "description": "Fine", "inputSchema": _of({})},
            None,
            "text",
            {"description": "no name"},
            {"name": None},
            {"name": ""},
            {"name": 42},
            {"name": "ok_one", "description": "Same name again"},
            {"name": "ok_two", "description": "Fine too", "inputSchema": _of({})},
        ],
        {"ok_one": "ok_one", "use ok_two": "ok_two"},
        ("again",),
        ("ok_one", "ok_two"),
    ),
}
