"""Texts that stand in the sources, for tests of what a player can be shown."""

from __future__ import annotations

import ast
from collections.abc import Iterator


def strings(tree: ast.AST) -> Iterator[str]:
    """String constants, those of docstrings left out."""
    for node in ast.walk(tree):
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Constant) and isinstance(child.value, str) and not isinstance(node, ast.Expr):
                yield child.value


def constants(node: ast.expr) -> Iterator[str]:
    """The texts that an expression can be: a constant, or the one or the other."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)
