"""Positions of different character for perft: depth, and the position as plain data (cases/position.py)."""

from __future__ import annotations

from typing import Any, Final


def unit(tag: str, card: str, place: str, **values: Any) -> dict[str, Any]:
    side = "german" if tag[0] == "g" else "soviet"
    return {"tag": tag, "card": card, "side": side, "place": place, **values}


POSITIONS: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "two-rifle-platoons": (6, {"units": [unit("g1", "G01", "F5"), unit("s1", "S01", "F7")]}),
    "tanks-on-a-road": (
        6,
        {
            "map_data": {"ways": {"road": ["C5 D5 E5 F5 G5 H5"]}, "terrain": {"village": "E5", "forest": "F4"}},
            "units": [unit("g1", "G16", "C5"), unit("s1", "S15", "H5")],
        },
    ),
    "close-combat": (
        5,
        {
            "map_data": {"terrain": {"village": "F5"}},
            "units": [unit("g1", "G01", "F5"), unit("g2", "G02", "F6"), unit("s1", "S01", "F5")],
        },
    ),
    "guns-and-trucks": (
        5,
        {
            "units": [
                unit("g1", "G07", "F5", facing=4),
                unit("g2", "G20", "F5"),
                unit("s1", "S09", "F8", facing=1),
                unit("s2", "S03", "E7"),
            ],
            "wire": "E7/1",
        },
    ),
    "in-ambush": (
        6,
        {
            "map_data": {"terrain": {"light-woods": "F5 F6"}},
            "units": [
                unit("g1", "G01", "F5", marks=["hidden"], facing=4, numbers={"reach": 2}),
                unit("s1", "S01", "F8"),
            ],
        },
    ),
    "over-the-airfield": (
        5,
        {
            "units": [
                unit("g1", "G21", "C3"),
                unit("g2", "G23", "airfield"),
                unit("g3", "G22", "airfield"),
                unit("s1", "S21", "I7"),
                unit("s2", "S23", "airfield"),
                unit("s3", "S01", "D5"),
            ]
        },
    ),
    "engineers-at-the-river": (
        5,
        {
            "map_data": {"river": {"course": "F3 F4 F5 F6"}, "terrain": {"forest": "D5"}},
            "units": [unit("g1", "G03", "E5"), unit("g2", "G03", "E5"), unit("s1", "S03", "G5")],
            "barrier": "G5/1",
        },
    ),
}
