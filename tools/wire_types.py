"""The shapes on the wire as their sources have them, and their types as TypeScript writes them."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
ROOTS: Final = ["TypedDict", "Struct"]
PLAIN: Final = {
    "str": "string", "int": "number", "float": "number", "bool": "boolean", "object": "unknown",
    "Data": "Record<string, unknown>",
}  # fmt: skip
NESTED: Final = re.compile(r"<.*>|\[.*\]|\(.*\)")
HEADING: Final = re.compile(r"# --- (.*?) ---(.*)")
CAMEL: Final = re.compile(r"_?[A-Z][a-z]\w*")


class WireError(Exception):
    """What cannot be written, with its place."""


@dataclass
class Field:
    name: str
    type: ast.expr
    absent: bool  # it can be missing
    default: bool  # whoever sends it can leave it out
    comment: str


@dataclass
class Shape:
    """A type: one with fields, or an alias."""

    name: str
    doc: str
    place: str  # "file:line"
    heading: str = ""  # that stands above it
    comment: str = ""
    fields: list[Field] = field(default_factory=list)
    bases: list[str] = field(default_factory=list)
    alias: ast.expr | None = None
    strict: bool = False  # knows no other fields: it comes from the browser


# --- reading a module ---


def read_module(path: Path) -> list[Shape]:
    source = path.read_text(encoding="utf-8")
    reader = Reader(path, source)
    return reader.shapes(ast.parse(source))


class Reader:
    def __init__(self, path: Path, source: str) -> None:
        self.path = path
        self.comments: dict[int, str] = {}  # behind code, by line
        self.above: dict[int, str] = {}  # on lines of their own
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                own = not token.line[: token.start[1]].strip()
                (self.above if own else self.comments)[token.start[0]] = token.string

    def shapes(self, module: ast.Module) -> list[Shape]:
        found: list[Shape] = []
        line = 0
        for node in module.body:
            shape = self.shape(node)
            if shape is not None:
                shape.heading = self.heading(line, node.lineno)
                line = node.lineno
                found.append(shape)
        return found

    def heading(self, start: int, end: int) -> str:
        """The last one between two lines."""
        found = [HEADING.fullmatch(text) for line, text in self.above.items() if start < line < end]
        told = [f"{match[1]} ----{match[2]}" for match in found if match is not None]
        return told[-1] if told else ""

    def comment(self, node: ast.stmt | ast.expr) -> str:
        text = self.comments.get(node.end_lineno or node.lineno, "").lstrip("# ")
        return re.sub(r"\s*#? ?fmt: skip$", "", text)

    def comment_above(self, line: int) -> str:
        lines: list[str] = []
        while line - 1 in self.above and not HEADING.fullmatch(self.above[line - 1]):
            line -= 1
            lines.insert(0, self.above[line].lstrip("# "))
        return "\n".join(lines)

    def shape(self, node: ast.stmt) -> Shape | None:
        place = f"{self.path}:{node.lineno}"
        if isinstance(node, ast.ClassDef):
            return self.of_class(node, place)
        if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Name):
            return None
        name = node.targets[0].id
        if not CAMEL.fullmatch(name):
            return None
        shape = Shape(name, self.comment_above(node.lineno), place, comment=self.comment(node))
        if isinstance(node.value, ast.Call):
            shape.bases = ["TypedDict"]
            shape.fields = self.keyed_fields(node.value, shape)
            shape.comment = ""
        else:
            shape.alias = node.value
        return shape

    def keyed_fields(self, call: ast.Call, shape: Shape) -> list[Field]:
        """Of `TypedDict("Name", {"from": str})`."""
        if ast.unparse(call.func) != "TypedDict" or not isinstance(call.args[1], ast.Dict):
            raise WireError(f"{shape.place}: {shape.name} is no type")
        pairs = zip(call.args[1].keys, call.args[1].values, strict=True)
        return [self.field(ast.literal_eval(key), value, value, False) for key, value in pairs if key is not None]

    def of_class(self, node: ast.ClassDef, place: str) -> Shape:
        words = {keyword.arg: keyword.value for keyword in node.keywords}
        shape = Shape(node.name, ast.get_docstring(node) or "", place, bases=[ast.unparse(base) for base in node.bases])
        shape.strict = "forbid_unknown_fields" in words
        if "tag" in words:
            tag = ast.Subscript(ast.Name("Literal"), words["tag"])
            shape.fields.append(Field(ast.literal_eval(words["tag_field"]), tag, False, False, ""))
        for entry in node.body:
            if isinstance(entry, ast.AnnAssign) and isinstance(entry.target, ast.Name):
                name, default = field_name(entry)
                shape.fields.append(self.field(name, entry.annotation, entry, default))
        return shape

    def field(self, name: str, annotation: ast.expr, node: ast.stmt | ast.expr, default: bool) -> Field:
        inner = inside(annotation, "NotRequired")
        absent = inner is not None or any(is_unset(part) for part in ast.walk(annotation) if isinstance(part, ast.expr))
        return Field(name, inner or annotation, absent, default, self.comment(node))


def field_name(entry: ast.AnnAssign) -> tuple[str, bool]:
    """Its name on the wire, and whether it can be left out by whoever sends it."""
    assert isinstance(entry.target, ast.Name)
    if isinstance(entry.value, ast.Call):
        words = {keyword.arg: keyword.value for keyword in entry.value.keywords}
        name = ast.literal_eval(words["name"]) if "name" in words else entry.target.id
        return name, "default" in words
    return entry.target.id, entry.value is not None


def inside(node: ast.expr, name: str) -> ast.expr | None:
    """The X of `name[X]`."""
    return node.slice if isinstance(node, ast.Subscript) and ast.unparse(node.value) == name else None


# --- writing types ---


class Shapes:
    """All shapes that a module may name, and how TypeScript writes them."""

    def __init__(self, found: list[Shape]) -> None:
        self.by_name: dict[str, Shape] = {}
        for shape in found:
            if self.by_name.setdefault(shape.name, shape) is not shape:
                raise WireError(f"{shape.place}: {shape.name} is also at {self.by_name[shape.name].place}")
        self.from_table = {
            node.id
            for shape in found
            if not shape.strict
            for entry in shape.fields
            for node in ast.walk(entry.type)
            if isinstance(node, ast.Name)
        }

    def is_class(self, name: str) -> bool:
        shape = self.by_name.get(name)
        return shape is not None and any(base in ROOTS or self.is_class(base) for base in shape.bases)

    def is_told(self, shape: Shape) -> bool:
        """Is it written out under its name?"""
        if shape.alias is None:
            return self.is_class(shape.name) and not shape.name.startswith("_") and shape.fields != []
        try:
            return not self.is_limit(shape.alias) and self.written(shape.alias) != ""
        except WireError:
            return False

    def is_limit(self, alias: ast.expr) -> bool:
        return inside(alias, "Annotated") is not None and self.written(alias) in PLAIN.values()

    def base(self, shape: Shape) -> str:
        return next((name for name in shape.bases if self.is_class(name) and self.is_told(self.by_name[name])), "")

    def fields(self, shape: Shape) -> list[Field]:
        """Its own, after those of a base that has no name on the wire."""
        hidden = [self.by_name[name] for name in shape.bases if self.is_class(name) and name.startswith("_")]
        return [entry for base in hidden for entry in base.fields] + shape.fields

    def may_lack(self, shape: Shape, entry: Field) -> bool:
        """Only the browser leaves out what has a default."""
        return entry.absent or (entry.default and shape.strict and shape.name not in self.from_table)

    def used_by(self, shape: Shape) -> set[str]:
        """The names on the wire that it needs."""
        types = [entry.type for entry in self.fields(shape)] + ([shape.alias] if shape.alias is not None else [])
        names = {node.id for one in types for node in ast.walk(one) if isinstance(node, ast.Name)} | {self.base(shape)}
        return {told_name(name) for name in names if name in self.by_name and self.is_told(self.by_name[name])}

    def field_type(self, shape: Shape, entry: Field) -> str:
        try:
            return self.written(entry.type)
        except WireError as error:
            raise WireError(f"{shape.place}: {shape.name}.{entry.name}: {error}") from None

    def written(self, node: ast.expr) -> str:
        if isinstance(node, ast.Constant):
            return self.written(ast.parse(node.value, mode="eval").body) if isinstance(node.value, str) else "null"
        if isinstance(node, ast.Name):
            return self.named(node.id)
        if isinstance(node, ast.BinOp):
            return " | ".join(self.written(part) for part in (node.left, node.right) if not is_unset(part))
        if isinstance(node, ast.Subscript):
            parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
            return self.generic(ast.unparse(node.value), parts)
        raise WireError(f"{ast.unparse(node)} cannot be written")

    def named(self, name: str) -> str:
        shape = self.by_name.get(name)
        if name in PLAIN:
            return PLAIN[name]
        if shape is not None and shape.alias is not None and self.is_limit(shape.alias):
            return self.written(shape.alias)
        if shape is None or not self.is_told(shape):
            raise WireError(f"{name} is not on the wire")
        return told_name(name)

    def generic(self, name: str, parts: list[ast.expr]) -> str:
        if name == "Literal":
            return " | ".join(literal(part) for part in parts)
        if name == "Annotated":
            return self.written(parts[0])
        args = [self.written(part) for part in parts]
        if name == "list":
            return f"({args[0]})[]" if "|" in NESTED.sub("", args[0]) else f"{args[0]}[]"
        if name == "tuple":
            return f"[{', '.join(args)}]"
        if name == "dict":
            return f"Record<{', '.join(args)}>"
        if name == "Mapping":
            return "object"  # somebody's own
        raise WireError(f"{name}[...] cannot be written")


def literal(node: ast.expr) -> str:
    value = ast.literal_eval(node)
    return f"'{value}'" if isinstance(value, str) else str(value)


def is_unset(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "UnsetType"


def told_name(name: str) -> str:
    """What a text is made from has the shorter name in Python."""
    return "Phrase" if name == "PhraseData" else name
