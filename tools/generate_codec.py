"""Write the clone, dump, load and equal functions of every state and frame class from its annotations.

    python tools/generate_codec.py            write the codec_generated.py modules
    python tools/generate_codec.py --check    change nothing; fail when one of them is stale

What counts as a field, and what is wrong with one, is said in codec_classes.py.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from codec_classes import (
    FRAME,
    ROOT,
    Class,
    CodecError,
    Field,
    Scan,
    Type,
    dotted_name,
    fail,
    output_of,
    shown,
    sources,
)


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
        text = f"load_frame({var}, frames)"
    elif t.of is not None:
        text = f'load_{t.of.name}(load_dict({var}, "{where}"), frames)'
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


EMPTY = {"int": "0", "list": "[]"}  # of what came later


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
    late = [f for f in kept if f.type.late]
    lines += ["    return n", "", "", f"def dump_{name}(o: {name}) -> dict[str, object]:"]
    lines.append("    d: dict[str, object] = {" if late else "    return {")
    lines += [f'        "{f.name}": {dump_of(f.type, "o." + f.name)},' for f in kept if not f.type.late]
    lines.append("    }")
    for f in late:
        lines += [f"    if o.{f.name}:", f'        d["{f.name}"] = {dump_of(f.type, "o." + f.name)}']
    lines += ["    return d"] if late else []
    lines += ["", "", f"def load_{name}(d: dict[str, object], frames: Frames) -> {name}:"]
    names = ", ".join(f'"{f.name}"' for f in kept if not f.type.late)
    lates = ", ".join(f'"{f.name}"' for f in late)
    lines.append(f'    check_fields(d, "{name}", [{names}]{f", [{lates}]" if late else ""})')
    lines.append(f"    n = {name}()")
    for f in kept:
        found = f'd["{f.name}"]' if not f.type.late else f'd.get("{f.name}", {EMPTY[f.type.kind]})'
        value = load_of(f.type, found, f"{name}.{f.name}")
        lines.append(f"    n.{f.name} = {value}")
    lines += ["    return n", "", "", f"def equal_{name}(a: {name}, b: {name}) -> bool:"]
    for f in kept:
        lines += differ(f.type, f"a.{f.name}", f"b.{f.name}", "    ")
    return [*lines, "    return True"]


HELPERS = [
    "check_fields", "clone_frame", "dump_frame", "equal_frame", "load_bool", "load_bytes", "load_dict", "load_frame",
    "load_int", "load_ints", "load_list", "load_str",
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


def imports(body: str, classes: list[Class], refs: list[Class], output: Path, homes: dict[Path, Path]) -> list[str]:
    wanted: dict[str, set[str]] = {}
    for c in classes:
        wanted.setdefault(c.module.name, set()).add(c.name)
    for c in refs:
        home = dotted_name(homes[c.module.path])
        if c not in classes and home != dotted_name(output):
            wanted.setdefault(home, set()).update(f"{verb}_{c.name}" for verb in ("clone", "dump", "equal", "load"))
    helpers = {h for h in HELPERS if f"{h}(" in body}
    wanted.setdefault("sandtable.kernel.codec", set()).update({"Frames", *helpers})
    lines: list[str] = []
    for module in sorted(wanted):
        names = sorted(wanted[module], key=lambda n: (not n[0].isupper(), n))
        lines += [f"from {module} import (", *(f"    {n}," for n in names), ")"]
    return lines


def render(scan: Scan, classes: list[Class], output: Path, homes: dict[Path, Path]) -> str:
    """The codec of some classes; `homes` says in which codec those of each file are."""
    body: list[str] = []
    refs: list[Class] = []
    for c in classes:
        scan.check(c)
        fields = scan.fields(c)
        refs += referred(fields)
        body += functions(c, fields)
    body += [
        "",
        "",
        "def register(frames: Frames) -> None:",
        '    """Enter the frames of this package."""',
    ]
    body += [
        f"    frames.add({c.name}, clone_{c.name}, dump_{c.name}, load_{c.name}, equal_{c.name})"
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
    return "\n".join(head + imports("\n".join(body), classes, refs, output, homes) + body) + "\n"


def unique(classes: list[Class]) -> None:
    """Two classes of one package cannot share a name; frames of two games can (see `codec.Frames`)."""
    seen: dict[str, Class] = {}
    for c in classes:
        other = seen.setdefault(c.name, c)
        if other is not c:
            raise fail(c.module.path, c.node.lineno, f"{c.name}: {other.module.name} has a class of the same name")


def generate(targets: list[Path]) -> dict[Path, str]:
    """The text of each target's codec module. Targets are packages or single files; the kernel is always scanned."""
    kernel = ROOT / "src" / "sandtable" / "kernel"
    paths = sources(kernel) + [p for t in targets if t.resolve() != kernel for p in sources(t)]
    scan = Scan(paths)
    homes = {path: output_of(target) for target in [kernel, *targets] for path in sources(target)}
    made: dict[Path, str] = {}
    for target in targets:
        files = set(sources(target))
        classes = [
            c for m in scan.modules.values() if m.path in files for c in m.classes.values() if c.root and not c.is_root
        ]
        output = output_of(target)
        unique(classes)
        if classes:
            made[output] = render(scan, classes, output, homes)
    return made


def default_targets() -> list[Path]:
    package = ROOT / "src" / "sandtable"
    games = sorted(p.parent for p in (package / "games").glob("*/__init__.py"))
    tests = [ROOT / "tests" / "tiny_game.py", ROOT / "tests" / "guest_game" / "lantern"]
    return [package / "kernel", package / "commander", *games, *(path for path in tests if path.exists())]


def stale(made: dict[Path, str], targets: list[Path]) -> list[Path]:
    """Outputs that differ from what is on disk, and files that should not be there."""
    found = [p for p, text in made.items() if not p.exists() or p.read_text(encoding="utf-8") != text]
    outputs = {output_of(t) for t in targets}
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
