"""What the sources say of state and frame classes: their fields and types, and what is wrong with them.

A field is an annotated name in a class body. A field that could be forgotten is an error here: one that only a method
assigns, one without an annotation, one of a base class that was not scanned.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUTPUT = "codec_generated.py"
FRAME, STATE, CHANCE = "Frame", "State", "Chance"
KERNEL = "sandtable.kernel."
INTS = {"int", "i64", "i32", "i16", "u8"}
SCALARS = INTS | {"bool", "str", "bytes"}


class CodecError(Exception):
    """A class for which no codec can be written: names file, line, class and field."""


def shown(path: Path) -> str:
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)


def fail(path: Path, line: int, reason: str) -> CodecError:
    return CodecError(f"{shown(path)}:{line}: {reason}")


@dataclass
class Type:
    """A field's type: kind is "int", "bool", "str", "bytes", "list", "frame" (any frame), "class" or "shared"."""

    kind: str
    item: Type | None = None
    of: Class | None = None
    optional: bool = False
    frozen: bool = False  # written whole, never in place: clones share it
    late: bool = False  # came later: not dumped while it is 0 or empty, and so when it is not in a dump


@dataclass
class Field:
    name: str
    type: Type


@dataclass
class Class:
    name: str
    module: Module
    node: ast.ClassDef
    bases: list[Class] = field(default_factory=list)
    subclasses: list[Class] = field(default_factory=list)
    root: str = ""  # FRAME, STATE or CHANCE when it is or derives from that class

    @property
    def is_root(self) -> bool:
        """Frame and State of the kernel are never made themselves; Chance is."""
        return self.module.name.startswith(KERNEL) and self.name in (FRAME, STATE)

    @property
    def is_abstract(self) -> bool:
        """Does a method of its own only say that subclasses must have it? Such a class is never made itself."""
        return any(is_left_open(node) for node in self.node.body if isinstance(node, ast.FunctionDef))


def is_left_open(method: ast.FunctionDef) -> bool:
    last = method.body[-1]
    return isinstance(last, ast.Raise) and last.exc is not None and ast.unparse(last.exc) == "NotImplementedError"


@dataclass
class Module:
    name: str
    path: Path
    tree: ast.Module
    imports: dict[str, str] = field(default_factory=dict)  # local name -> dotted name
    classes: dict[str, Class] = field(default_factory=dict)


def dotted_name(path: Path) -> str:
    """Module name of a source file: from the folder above the outermost package."""
    parts = [path.stem]
    folder = path.parent
    while (folder / "__init__.py").exists():
        parts.insert(0, folder.name)
        folder = folder.parent
    if parts[-1] == "__init__" and len(parts) > 1:
        parts.pop()
    return ".".join(parts)


def read_module(path: Path) -> Module:
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError as error:
        raise fail(path, error.lineno or 1, f"cannot be parsed: {error.msg}") from None
    module = Module(dotted_name(path), path, tree)
    for node in tree.body:
        if isinstance(node, ast.Import):
            for name in node.names:
                module.imports[name.asname or name.name] = name.name
        elif isinstance(node, ast.ImportFrom):
            source = imported_from(module, node)
            for name in node.names:
                module.imports[name.asname or name.name] = f"{source}.{name.name}"
        elif isinstance(node, ast.ClassDef):
            module.classes[node.name] = Class(node.name, module, node)
    return module


def imported_from(module: Module, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    up = module.name.split(".")
    up = up[: len(up) - node.level + (module.path.name == "__init__.py")]
    return ".".join(up + ([node.module] if node.module else []))


def sources(target: Path) -> list[Path]:
    """The files of a target: one file, or all modules below a folder."""
    if target.is_dir():
        return [p for p in sorted(target.rglob("*.py")) if p.name != OUTPUT]
    return [target]


def output_of(target: Path) -> Path:
    """Where the codec of a target goes: into the room of the rules where it has one, for there it is compiled."""
    if not target.is_dir():
        return target.parent / OUTPUT
    rules = target / "rules"
    return (rules if rules.is_dir() else target) / OUTPUT


class Scan:
    """All scanned modules, with names resolved and every class tied to its bases."""

    def __init__(self, paths: list[Path]) -> None:
        self.modules = {m.name: m for m in (read_module(p) for p in paths)}
        for module in self.modules.values():
            for c in module.classes.values():
                self.tie(c)
        for module in self.modules.values():
            for c in module.classes.values():
                c.root = self.root_of(c)

    def tie(self, c: Class) -> None:
        for base in c.node.bases:
            found = self.find(c.module, ast.unparse(base))
            if found is not None:
                c.bases.append(found)
                found.subclasses.append(c)

    def root_of(self, c: Class) -> str:
        if c.module.name.startswith(KERNEL) and c.name in (FRAME, STATE, CHANCE):
            return c.name
        for base in c.bases:
            root = self.root_of(base)
            if root:
                return root
        return ""

    def find(self, module: Module, name: str) -> Class | None:
        """The class that a dotted name means in a module, through imports and re-exports."""
        if name in module.classes:
            return module.classes[name]
        head, _, rest = name.partition(".")
        if name in module.imports:
            full = module.imports[name]
        elif head in module.imports and rest:
            full = f"{module.imports[head]}.{rest}"
        else:
            full = name
        owner, _, last = full.rpartition(".")
        if owner in self.modules and owner != module.name:
            return self.find(self.modules[owner], last)
        return None

    # --- fields ---

    def fields(self, c: Class) -> list[Field]:
        """Inherited fields first; a field declared again keeps its first place."""
        found: dict[str, Field] = {}
        for node, base in zip(c.node.bases, [self.find(c.module, ast.unparse(b)) for b in c.node.bases], strict=True):
            if base is None:
                raise fail(c.module.path, c.node.lineno, f"{c.name}: base {ast.unparse(node)} is not in a scanned file")
            for f in self.fields(base):
                found.setdefault(f.name, f)
        for f in self.own_fields(c):
            found[f.name] = f
        return list(found.values())

    def own_fields(self, c: Class) -> list[Field]:
        own: list[Field] = []
        for node in c.node.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                f = self.field_of(c, node.target.id, node)
                if f is not None:
                    own.append(f)
            elif isinstance(node, ast.Assign):
                raise fail(
                    c.module.path, node.lineno, f"{c.name}: {ast.unparse(node.targets[0])} needs an annotation"
                    " (ClassVar if it is not a field)",
                )  # fmt: skip
        return own

    def field_of(self, c: Class, name: str, node: ast.AnnAssign) -> Field | None:
        note = node.annotation
        head = ast.unparse(note.value if isinstance(note, ast.Subscript) else note).split(".")[-1]
        if head in ("ClassVar", "Final"):
            return None
        if name == "frame" and c.root == FRAME:
            raise fail(c.module.path, node.lineno, f"{c.name}.frame: that name is taken by the dump of a frame")
        found = self.type_of(c.module, note)
        if found is None:
            raise fail(c.module.path, node.lineno, f"{c.name}.{name}: no codec for {ast.unparse(note)}")
        return Field(name, found)

    def type_of(self, module: Module, note: ast.expr) -> Type | None:
        if isinstance(note, ast.Constant) and isinstance(note.value, str):
            note = ast.parse(note.value, mode="eval").body
        if isinstance(note, ast.BinOp) and isinstance(note.op, ast.BitOr) and ast.unparse(note.right) == "None":
            inner = self.type_of(module, note.left)
            if inner is not None and inner.kind != "shared":
                inner.optional = True
                return inner
            return None
        if isinstance(note, ast.Subscript):
            head = ast.unparse(note.value).split(".")[-1]
            if head == "Shared":
                return Type("shared")
            if head == "Frozen" or head == "Late":
                inner = self.type_of(module, note.slice)
                if inner is not None:
                    inner.frozen = True
                    inner.late = head == "Late"
                return inner
            item = self.type_of(module, note.slice) if head == "list" else None
            return Type("list", item=item) if item is not None and item.kind != "shared" else None
        name = ast.unparse(note)
        if name in SCALARS:
            return Type("int" if name in INTS else name)
        return self.class_type(self.find(module, name))

    def class_type(self, c: Class | None) -> Type | None:
        if c is None or not c.root:
            return None
        if c.root == FRAME and (c.is_root or c.subclasses):
            return Type("frame") if c.is_root else None
        return None if c.is_root or c.subclasses else Type("class", of=c)

    def check(self, c: Class) -> None:
        """Refuse a class that cannot be made by `X()` or that has fields its body does not declare."""
        declared = {f.name for f in self.fields(c)} | self.class_names(c)
        for node in c.node.body:
            if isinstance(node, ast.FunctionDef):
                if node.name == "__init__":
                    raise fail(c.module.path, node.lineno, f"{c.name}: __init__ is not allowed; fill it in a function")
                self.check_method(c, node, declared)

    def class_names(self, c: Class) -> set[str]:
        """ClassVar names and properties with setters, which a method may assign without making a field."""
        names = {n.target.id for n in c.node.body if isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Name)}
        names |= {n.name for n in c.node.body if isinstance(n, ast.FunctionDef)}
        for base in c.bases:
            names |= self.class_names(base)
        return names

    def check_method(self, c: Class, method: ast.FunctionDef, declared: set[str]) -> None:
        if not method.args.args:
            return
        me = method.args.args[0].arg
        for node in ast.walk(method):
            if (
                isinstance(node, ast.Attribute)
                and isinstance(node.ctx, ast.Store)
                and isinstance(node.value, ast.Name)
                and node.value.id == me
                and node.attr not in declared
            ):
                raise fail(c.module.path, node.lineno, f"{c.name}.{node.attr}: not declared in the class body")
