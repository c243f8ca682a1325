"""The backs of cards: templates that take over others. Not compiled: it runs once."""

from __future__ import annotations

from sandtable.files.tomlfile import TomlFile, name_reason
from sandtable.games.barbarossa.data.card_shapes import OrderRow, Template
from sandtable.games.barbarossa.rules.names import ABILITY_NAMES, ORDER_NAMES


def back_of(file: TomlFile, templates: dict[str, Template], name: str) -> dict[str, OrderRow]:
    """The orders of a template with those it takes over."""
    reason = name_reason("template", name, list(templates))
    if reason:
        raise file.bad("template", reason)
    template = templates[name]
    found: dict[str, OrderRow] = {}
    if template.like:
        if list(templates).index(name) <= position(templates, template.like):
            raise file.bad(f"template.{name}.like", f"{template.like!r} is not a template before it")
        found = back_of(file, templates, template.like)
    for order in template.without:
        if order not in found:
            raise file.bad(f"template.{name}.without", f"{order!r} is not among the orders taken over")
        del found[order]
    return found | template.order


def position(templates: dict[str, Template], name: str) -> int:
    return list(templates).index(name) if name in templates else len(templates)


def check_templates(file: TomlFile, templates: dict[str, Template]) -> None:
    """Names of orders and abilities mean something."""
    for name, template in templates.items():
        for order in template.order:
            reason = name_reason("order", order, ORDER_NAMES)
            if reason:
                raise file.bad(f"template.{name}.order.{order}", reason)
        for ability in template.abilities:
            reason = name_reason("ability", ability, ABILITY_NAMES)
            if reason:
                raise file.bad(f"template.{name}.abilities", reason)
        back_of(file, templates, name)
