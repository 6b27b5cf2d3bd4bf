"""What stands where in a Python module: its names, its functions, what they are given and what they give.

For ``said.py``, which follows texts through the source of the engine.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass
class Module:
    """A file of the source."""

    name: str
    tree: ast.Module
    constants: dict[str, ast.expr] = field(default_factory=dict)
    functions: dict[str, list[Function]] = field(default_factory=dict)
    imported: dict[str, str] = field(default_factory=dict)
    attributes: dict[str, list[ast.expr]] = field(default_factory=lambda: defaultdict(list))
    parents: dict[ast.AST, ast.AST] = field(default_factory=dict)


def read_module(name: str, tree: ast.Module, folders: tuple[str, ...]) -> Module:  # noqa: C901 - kinds of nodes
    """A file of one of the packages in ``folders``."""
    module = Module(name, tree)
    for node in ast.walk(tree):
        for child in ast.iter_child_nodes(node):
            module.parents[child] = node
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            module.functions.setdefault(node.name, []).append(node)
        elif isinstance(node, ast.ImportFrom) and node.module:
            place = next((root for root in folders if root.endswith(node.module.partition(".")[0])), "")
            path = "/".join([place, *node.module.split(".")[1:]])
            module.imported |= {one.asname or one.name: f"{path}.py" for one in node.names} if place else {}
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Attribute):
                    module.attributes[target.attr].append(node.value)
    for statement in tree.body:
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
            module.constants[statement.targets[0].id] = statement.value
        elif isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name) and statement.value:
            module.constants[statement.target.id] = statement.value
    return module


def called(node: ast.Call) -> str:
    """The name of what is called, without what it belongs to."""
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def around(node: ast.AST, module: Module) -> Function | None:
    """The function that a node stands in."""
    while node in module.parents:
        node = module.parents[node]
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            return node
    return None


@cache
def returned(function: Function) -> tuple[ast.expr, ...]:
    """What a function gives, at its end or on its way."""
    kinds = (ast.Return, ast.Yield, ast.YieldFrom)
    return tuple(node.value for node in ast.walk(function) if isinstance(node, kinds) and node.value is not None)


def parameter(name: str, function: Function) -> int | None:
    """Which argument of a call it is, without ``self``; -1 where it is given by name only."""
    order = [one.arg for one in (*function.args.posonlyargs, *function.args.args) if one.arg not in {"self", "cls"}]
    if name in order:
        return order.index(name)
    return -1 if name in {one.arg for one in function.args.kwonlyargs} else None


def default(name: str, function: Function) -> ast.expr | None:
    """What a parameter is where nobody gives it."""
    args = function.args
    order = [one.arg for one in (*args.posonlyargs, *args.args)]
    known = dict(zip(reversed(order), reversed(args.defaults), strict=False))
    known |= {one.arg: value for one, value in zip(args.kwonlyargs, args.kw_defaults, strict=True) if value is not None}
    return known.get(name)


@cache
def _nodes(function: Function) -> tuple[ast.AST, ...]:
    """All of a function: a few are asked about again and again."""
    return tuple(ast.walk(function))


@cache
def given_to(name: str, function: Function) -> tuple[ast.expr, ...]:
    """Values that a function gives to one of its names."""
    given: list[ast.expr] = []
    for node in _nodes(function):
        match node:
            case ast.Assign():
                for target in node.targets:
                    given += _fitting(name, target, node.value)
            case ast.AnnAssign(value=ast.expr() as value) | ast.AugAssign(value=value) | ast.NamedExpr(value=value):
                given += _fitting(name, node.target, value)
            case ast.For() | ast.comprehension():
                rows: ast.expr | None = node.iter
                if isinstance(rows, ast.Name):
                    rows = _table(rows.id, function)
                if isinstance(rows, ast.List | ast.Tuple):
                    given += [one for row in rows.elts for one in _fitting(name, node.target, row)]
            case ast.Call(func=ast.Attribute(value=ast.Name(id=of), attr="append" | "extend")) if of == name:
                given += node.args
    return tuple(given)


def _table(name: str, function: Function) -> ast.expr | None:
    """What a name that is run through was set to."""
    for node in _nodes(function):
        if isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name) and target.id == name:
                return node.value
    return None


def _fitting(name: str, target: ast.expr, value: ast.expr) -> list[ast.expr]:
    """The part of a value that a target's name takes; all of it where the value is no tuple."""
    if isinstance(target, ast.Name):
        return [value] if target.id == name else []
    if not isinstance(target, ast.Tuple) or name not in {one.id for one in target.elts if isinstance(one, ast.Name)}:
        return []
    values = [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]
    found: list[ast.expr] = []
    for one in values:
        if isinstance(one, ast.Tuple) and len(one.elts) == len(target.elts):
            found += [part for to, part in zip(target.elts, one.elts, strict=True) for part in _fitting(name, to, part)]
        else:
            found.append(one)
    return found


def name_of(node: ast.expr) -> str:  # noqa: C901, PLR0911 - a table of kinds of expressions
    """A name for a value, for who translates."""
    match node:
        case ast.Name():
            return node.id.strip("_").lower()
        case ast.Attribute():
            own = node.attr.strip("_").lower()
            return (
                name_of(node.value)
                if own in {"name", "strerror", "id", "message", "key"}
                and not (isinstance(node.value, ast.Name) and node.value.id == "self")
                else own
            )
        case ast.BoolOp():
            return name_of(node.values[0])
        case ast.Subscript() | ast.Starred():
            return name_of(node.value)
        case ast.Call() if called(node) == "len":
            return "count"
        case ast.Call() if node.args:
            return name_of(node.args[0])
        case ast.Call() if isinstance(node.func, ast.Attribute):
            return name_of(node.func.value)
        case ast.BinOp():
            return name_of(node.right if isinstance(node.op, ast.Div) else node.left)
        case ast.IfExp():
            return name_of(node.body)
        case ast.GeneratorExp() | ast.ListComp():
            return name_of(node.generators[0].iter)
    return "value"
