"""Grenades and shells by their names."""

from __future__ import annotations

from combat_table import TABLES

MK_II = TABLES.blast_name.index("mk-ii")
M18 = TABLES.blast_name.index("m18-smoke")
MORTAR = TABLES.blast_name.index("81mm")
RIFLE = TABLES.blast_name.index("rifle-grenade")


def blast(name: str) -> int:
    return TABLES.blast_name.index(name)
