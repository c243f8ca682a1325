"""Write the clone, dump, load and equal functions of every state and frame class from its annotations.

    python tools/generate_codec.py            write the codec_generated.py modules
    python tools/generate_codec.py --check    change nothing; fail when one of them is stale

A field is an annotated name in a class body. A field that could be forgotten is an error here: one that only a method
assigns, one without an annotation, one of a base class that was not scanned.
"""

from __future__ import annotations

import argparse
import ast
import sys
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


# --- what the sources say ---


@dataclass
class Type:
    """A field's type: kind is "int", "bool", "str", "bytes", "list", "frame" (any frame), "class" or "shared"."""

    kind: str
    item: Type | None = None
    of: Class | None = None
    optional: bool = False
    frozen: bool = False  # written whole, never in place: clones share it


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
    """The files of a target: one file, or a folder's modules."""
    if target.is_dir():
        return [p for p in sorted(target.glob("*.py")) if p.name != OUTPUT]
    return [target]


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
            if head == "Frozen":
                inner = self.type_of(module, note.slice)
                if inner is not None:
                    inner.frozen = True
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


# --- what is written ---


def clone_of(t: Type, var: str, depth: int = 0) -> str:
    if t.frozen:
        return var
    if t.kind == "list" and t.item is not None:
        x = f"x{depth}"
        inner = clone_of(t.item, x, depth + 1)
        text = f"{var}[:]" if inner == x else f"[{inner} for {x} in {var}]"
    elif t.kind == "frame":
        text = f"clone_frame({var})"
    elif t.of is not None:
        text = f"clone_{t.of.name}({var})"
    else:
        return var
    return f"None if {var} is None else {text}" if t.optional else text


def dump_of(t: Type, var: str, depth: int = 0) -> str:
    if t.kind == "list" and t.item is not None:
        x = f"x{depth}"
        inner = dump_of(t.item, x, depth + 1)
        text = f"{var}[:]" if inner == x else f"[{inner} for {x} in {var}]"
    elif t.kind == "frame":
        text = f"dump_frame({var})"
    elif t.of is not None:
        text = f"dump_{t.of.name}({var})"
    elif t.kind == "bytes":
        text = f"{var}.hex()"
    else:
        return var
    return f"None if {var} is None else {text}" if t.optional else text


def load_of(t: Type, var: str, where: str, depth: int = 0) -> str:
    if t.kind == "list" and t.item is not None:
        x = f"x{depth}"
        if t.item.kind == "int" and not t.item.optional:
            text = f'load_ints({var}, "{where}")'
        else:
            text = f'[{load_of(t.item, x, where, depth + 1)} for {x} in load_list({var}, "{where}")]'
    elif t.kind == "frame":
        text = f"load_frame({var})"
    elif t.of is not None:
        text = f'load_{t.of.name}(load_dict({var}, "{where}"))'
    else:
        text = f'load_{t.kind}({var}, "{where}")'
    return f"None if {var} is None else {text}" if t.optional else text


def differ(t: Type, a: str, b: str, indent: str, depth: int = 0) -> list[str]:
    """Statements that return False where the two differ."""
    out = f"{indent}    return False"
    if t.optional and not plain(t):
        inner = Type(t.kind, t.item, t.of)
        return [
            f"{indent}if {a} is None or {b} is None:",
            f"{indent}    if {a} is not {b}:",
            f"{indent}        return False",
            f"{indent}else:",
            *differ(inner, a, b, indent + "    ", depth),
        ]
    if plain(t):
        return [f"{indent}if {a} != {b}:", out]
    if t.kind == "list" and t.item is not None:
        p, q = f"p{depth}", f"q{depth}"
        return [
            f"{indent}if len({a}) != len({b}):",
            out,
            f"{indent}for {p}, {q} in zip({a}, {b}, strict=True):",
            *differ(t.item, p, q, indent + "    ", depth + 1),
        ]
    name = "frame" if t.of is None else t.of.name
    return [f"{indent}if not equal_{name}({a}, {b}):", out]


def plain(t: Type) -> bool:
    """Does Python's own == compare it by value?"""
    return plain(t.item) if t.kind == "list" and t.item is not None else t.kind in ("int", "bool", "str", "bytes")


def functions(c: Class, fields: list[Field]) -> list[str]:
    """The four functions of one class."""
    name = c.name
    kept = [f for f in fields if f.type.kind != "shared"]
    lines = ["", "", f"def clone_{name}(o: {name}) -> {name}:"]
    if c.root != FRAME or c.subclasses:  # frames are found by their exact class; others could be a subclass
        lines.append(f"    if type(o) is not {name}:")
        lines.append(f'        raise TypeError(f"{name}: no codec for {{type(o).__name__}}")')
    lines.append(f"    n = {name}()")
    lines += [f"    n.{f.name} = {clone_of(f.type, 'o.' + f.name)}" for f in fields]
    lines += ["    return n", "", "", f"def dump_{name}(o: {name}) -> dict[str, object]:", "    return {"]
    lines += [f'        "{f.name}": {dump_of(f.type, "o." + f.name)},' for f in kept]
    lines += ["    }", "", "", f"def load_{name}(d: dict[str, object]) -> {name}:"]
    names = ", ".join(f'"{f.name}"' for f in kept)
    lines += [f'    check_fields(d, "{name}", [{names}])', f"    n = {name}()"]
    for f in kept:
        value = load_of(f.type, f'd["{f.name}"]', f"{name}.{f.name}")
        lines.append(f"    n.{f.name} = {value}")
    lines += ["    return n", "", "", f"def equal_{name}(a: {name}, b: {name}) -> bool:"]
    for f in kept:
        lines += differ(f.type, f"a.{f.name}", f"b.{f.name}", "    ")
    return [*lines, "    return True"]


HELPERS = [
    "check_fields", "clone_frame", "dump_frame", "equal_frame", "load_bool", "load_bytes", "load_dict", "load_frame",
    "load_int", "load_ints", "load_list", "load_str", "register_frame",
]  # fmt: skip


def referred(fields: list[Field]) -> list[Class]:
    """Classes that fields hold directly."""
    found: list[Class] = []
    for f in fields:
        t: Type | None = f.type
        while t is not None:
            if t.of is not None:
                found.append(t.of)
            t = t.item
    return found


def imports(body: str, classes: list[Class], refs: list[Class], output: Path) -> list[str]:
    wanted: dict[str, set[str]] = {}
    for c in classes:
        wanted.setdefault(c.module.name, set()).add(c.name)
    for c in refs:
        home = dotted_name(output_of(c.module.path))
        if c not in classes and home != dotted_name(output):
            wanted.setdefault(home, set()).update(f"{verb}_{c.name}" for verb in ("clone", "dump", "equal", "load"))
    helpers = {h for h in HELPERS if f"{h}(" in body}
    if helpers:
        wanted.setdefault("sandtable.kernel.codec", set()).update(helpers)
    lines: list[str] = []
    for module in sorted(wanted):
        names = sorted(wanted[module], key=lambda n: (not n[0].isupper(), n))
        lines += [f"from {module} import (", *(f"    {n}," for n in names), ")"]
    return lines


def output_of(path: Path) -> Path:
    return path.parent / OUTPUT


def render(scan: Scan, classes: list[Class], output: Path) -> str:
    body: list[str] = []
    refs: list[Class] = []
    for c in classes:
        scan.check(c)
        fields = scan.fields(c)
        refs += referred(fields)
        body += functions(c, fields)
    body += ["", "", "def register() -> None:", '    """Make the frames of this package known to the kernel."""']
    body += [
        f"    register_frame({c.name}, clone_{c.name}, dump_{c.name}, load_{c.name}, equal_{c.name})"
        for c in classes
        if c.root == FRAME and not c.is_abstract
    ]
    head = [
        "# generated by tools/generate_codec.py; do not edit",
        '"""Clone, dump, load and equal of the classes of this package."""',
        "",
        "from __future__ import annotations",
        "",
    ]
    return "\n".join(head + imports("\n".join(body), classes, refs, output) + body) + "\n"


def unique(classes: list[Class], root: str) -> None:
    """Frames need names of their own everywhere, other classes only in their package."""
    seen: dict[tuple[str, str], Class] = {}
    for c in classes:
        scope = FRAME if c.root == FRAME else root
        other = seen.setdefault((scope, c.name), c)
        if other is not c:
            raise fail(c.module.path, c.node.lineno, f"{c.name}: {other.module.name} has a class of the same name")


def generate(targets: list[Path]) -> dict[Path, str]:
    """The text of each target's codec module. Targets are packages or single files; the kernel is always scanned."""
    kernel = ROOT / "src" / "sandtable" / "kernel"
    paths = sources(kernel) + [p for t in targets if t.resolve() != kernel for p in sources(t)]
    scan = Scan(paths)
    made: dict[Path, str] = {}
    every: list[Class] = []
    for target in targets:
        files = set(sources(target))
        classes = [
            c for m in scan.modules.values() if m.path in files for c in m.classes.values() if c.root and not c.is_root
        ]
        output = output_of(files.pop()) if files else target / OUTPUT
        unique(classes, str(target))
        every += [c for c in classes if c.root == FRAME and not c.is_abstract]
        if classes:
            made[output] = render(scan, classes, output)
    unique(every, "")
    return made


def default_targets() -> list[Path]:
    package = ROOT / "src" / "sandtable"
    games = sorted(p.parent for p in (package / "games").glob("*/__init__.py"))
    tiny = ROOT / "tests" / "tiny_game.py"
    return [package / "kernel", package / "commander", *games, *([tiny] if tiny.exists() else [])]


def stale(made: dict[Path, str], targets: list[Path]) -> list[Path]:
    """Outputs that differ from what is on disk, and files that should not be there."""
    found = [p for p, text in made.items() if not p.exists() or p.read_text(encoding="utf-8") != text]
    outputs = {t / OUTPUT if t.is_dir() else output_of(t) for t in targets}
    return found + sorted(p for p in outputs if p.exists() and p not in made)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Write the codec_generated.py modules.")
    parser.add_argument("--check", action="store_true", help="change nothing; fail when a module is stale")
    parser.add_argument("targets", nargs="*", type=Path, help="packages or files (default: the kernel and all games)")
    args = parser.parse_args(argv)
    targets = [t.resolve() for t in args.targets] or default_targets()
    try:
        made = generate(targets)
    except (CodecError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    old = stale(made, targets)
    for path in old:
        if args.check:
            print(f"{shown(path)}: stale; run `make generate`", file=sys.stderr)
        elif path in made:
            path.write_text(made[path], encoding="utf-8")
            print(f"wrote {shown(path)}")
        else:
            path.unlink()
            print(f"removed {shown(path)}")
    return 1 if args.check and old else 0


if __name__ == "__main__":
    sys.exit(main())
