"""Write the constants that number the entries of a list, such as verbs, events and reasons, into the list's module.

    python tools/number_tables.py            write the blocks of constants
    python tools/number_tables.py --check    change nothing; fail when one of them is stale

A block is a heading and the lines below it, up to an empty one. The heading names the list:

    # numbered by tools/number_tables.py: REASON_NAMES
    # numbered by tools/number_tables.py: ROLL_NAMES as R_*
    # numbered by tools/number_tables.py: ORDER_NAMES, ORDERS of them
    # numbered by tools/number_tables.py: OWN_ORDERS after commander/rules/names.py ORDER_NAMES

The last goes on where another numbered list ends, that of a module of the package; what is counted is both together.
An entry is a slug, a tuple that begins with one, or a call that begins with the constant (`Verb(PASS, "pass", [])`).
The constant of a slug is the slug in capitals; a comment behind the entry, the last of its line, may call it otherwise
(`# = NO_ORDER`, `# = NO_ORDER: and why`). Constants are plain numbers, so that mypyc can fold them.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import sys
import tokenize
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from codec_classes import ROOT, shown

PACKAGE: Final = ROOT / "src" / "sandtable"
BEGIN: Final = "# numbered by tools/number_tables.py"
HEADING: Final = re.compile(rf"{re.escape(BEGIN)}: (\w+)(?: as (\w*\*\w*))?(?:, (\w+) of them)?(?: after (\S+) (\w+))?")
CALLED: Final = re.compile(r"# = (.+?)(?:: .+)?")
CONSTANT: Final = re.compile(r"[A-Z]([A-Z0-9_]*[A-Z0-9])?")
NUMBERED: Final = re.compile(r"\w+: Final = \d+")


class TableError(Exception):
    """A list that cannot be numbered: names file and line."""


def fail(path: Path, line: int, reason: str) -> TableError:
    return TableError(f"{shown(path)}:{line}: {reason}")


@dataclass
class Block:
    table: str  # the list
    form: str  # of its constants; the star is the slug
    count: str  # the constant for the length of the list, if any
    home: str  # the module of the list that this one goes on after, if any
    before: str  # that list
    heading: int  # line numbers
    end: int


def blocks_of(path: Path, lines: list[str]) -> list[Block]:
    found: list[Block] = []
    for at, line in enumerate(lines, 1):
        if not line.startswith(BEGIN):
            continue
        heading = HEADING.fullmatch(line)
        if heading is None:
            raise fail(path, at, "the heading must be `LIST [as PREFIX_*][, COUNT of them][ after FILE LIST]`")
        end = at
        while end < len(lines) and lines[end]:
            end += 1
            if not NUMBERED.fullmatch(lines[end - 1]):
                raise fail(path, end, "only numbered constants may stand in the block; an empty line ends it")
        form, count, home, before = heading[2] or "*", heading[3] or "", heading[4] or "", heading[5] or ""
        found.append(Block(heading[1], form, count, home, before, at, end))
    return found


def table_of(path: Path, tree: ast.Module, block: Block) -> ast.List:
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == block.table:
            if isinstance(node.value, ast.List):
                return node.value
    raise fail(path, block.heading, f"there is no list {block.table}")


def names_said(text: str) -> dict[int, str]:
    """Names in comments (`# = NAME`) by line."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    comments = [(token.start[0], CALLED.fullmatch(token.string)) for token in tokens if token.type == tokenize.COMMENT]
    return {line: said[1] for line, said in comments if said}


def own_name(entry: ast.expr, form: str) -> str:
    """The constant that an entry gives by itself; empty if none."""
    first = entry
    if isinstance(entry, ast.Call) and entry.args:
        first = entry.args[0]
    elif isinstance(entry, ast.Tuple) and entry.elts:
        first = entry.elts[0]
    if isinstance(entry, ast.Call) and isinstance(first, ast.Name):
        return first.id
    if isinstance(first, ast.Constant) and isinstance(first.value, str):
        return form.replace("*", first.value.upper().replace("-", "_"))
    return ""


def constants_of(path: Path, table: ast.List, form: str, said: dict[int, str]) -> list[tuple[str, int]]:
    """The constants in the order of their entries, each with its line."""
    last = {entry.end_lineno: entry for entry in table.elts}
    for line in said:
        if table.lineno <= line <= (table.end_lineno or 0) and line not in last:
            raise fail(path, line, f"{said[line]}: no entry ends on this line")
    found: list[tuple[str, int]] = []
    for entry in table.elts:
        line = entry.end_lineno or 0
        name = said[line] if line in said and last[line] is entry else own_name(entry, form)
        if not CONSTANT.fullmatch(name):
            raise fail(path, line, f"{name!r} cannot be a constant; say `# = NAME` behind the entry")
        found.append((name, line))
    return found


def written_by_hand(tree: ast.Module, blocks: list[Block]) -> dict[str, int]:
    """Names that the module has outside its blocks, with their lines."""
    found: dict[str, int] = {}
    for node in tree.body:
        if any(block.heading < node.lineno <= block.end for block in blocks):
            continue
        if isinstance(node, ast.Import | ast.ImportFrom):
            found |= {name.asname or name.name: node.lineno for name in node.names}
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {target.id: node.lineno for target in targets if isinstance(target, ast.Name)}
    return found


def parsed(path: Path, text: str) -> ast.Module:
    try:
        return ast.parse(text)
    except SyntaxError as error:
        raise fail(path, error.lineno or 1, f"cannot be parsed: {error.msg}") from error


def first_number(path: Path, block: Block) -> int:
    """The number of a list's first entry: 0, or the one behind the list that it goes on after."""
    if not block.home:
        return 0
    other = PACKAGE / block.home
    if not other.is_file():
        raise fail(path, block.heading, f"there is no module {block.home}")
    text = other.read_text(encoding="utf-8")
    before = [found for found in blocks_of(other, text.splitlines()) if found.table == block.before]
    if not before:
        raise fail(path, block.heading, f"{block.home} has no numbered list {block.before}")
    return first_number(other, before[0]) + len(table_of(other, parsed(other, text), before[0]).elts)


def numbered(path: Path, text: str) -> str:
    """The text of a module with its blocks as they must be."""
    tree, lines = parsed(path, text), text.splitlines()
    blocks, said = blocks_of(path, lines), names_said(text)
    taken = written_by_hand(tree, blocks)
    for block in reversed(blocks):  # from below: the lines above keep their numbers
        constants = constants_of(path, table_of(path, tree, block), block.form, said)
        first = first_number(path, block)
        made = [f"{name}: Final = {number}" for number, (name, _) in enumerate(constants, first)]
        if block.count:
            made.append(f"{block.count}: Final = {first + len(constants)}")
            constants.append((block.count, block.heading))
        for name, line in constants:
            if name in taken:
                raise fail(path, line, f"{name}: line {taken[name]} has a constant of the same name")
            taken[name] = line
        lines[block.heading : block.end] = made
    return "\n".join(lines) + "\n"


def stale(targets: list[Path]) -> dict[Path, str]:
    """The modules whose blocks are not as they must be, with the text that is right."""
    found: dict[Path, str] = {}
    for path in [p for t in targets for p in (sorted(t.rglob("*.py")) if t.is_dir() else [t])]:
        text = path.read_text(encoding="utf-8")
        right = numbered(path, text) if BEGIN in text else text
        if right != text:
            found[path] = right
    return found


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Number the entries of lists by constants.")
    parser.add_argument("--check", action="store_true", help="change nothing; fail when a block is stale")
    parser.add_argument("targets", nargs="*", type=Path, help="folders or files (default: the package)")
    args = parser.parse_args(argv)
    try:
        old = stale([t.resolve() for t in args.targets] or [PACKAGE])
    except (TableError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    for path, text in old.items():
        if args.check:
            print(f"{shown(path)}: stale; run `make generate`", file=sys.stderr)
        else:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {shown(path)}")
    return 1 if args.check and old else 0


if __name__ == "__main__":
    sys.exit(main())
