"""`sandtable scenario list`, `show` and `random`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from sandtable.cli.files import load_scenario, scenario_files, write_json
from sandtable.cli.lab import add_title
from sandtable.shelf import game_named
from sandtable.texts import Texts


def add_parser(commands: Any) -> None:
    scenario = commands.add_parser("scenario", help="list, show or make scenarios")
    actions = scenario.add_subparsers(dest="action", metavar="ACTION", required=True)
    listing = actions.add_parser("list", help="the scenarios there are")
    add_title(listing)
    listing.set_defaults(run=run_list)
    show = actions.add_parser("show", help="what a scenario says")
    show.add_argument("name", metavar="NAME")
    add_title(show)
    show.set_defaults(run=run_show)
    random = actions.add_parser("random", help="make a random scenario")
    random.add_argument("--seed", type=int, required=True, metavar="N")
    random.add_argument("--out", metavar="FILE", help="write it as a file that `play` takes (.json)")
    random.set_defaults(run=run_random)


def run_list(args: argparse.Namespace) -> int:
    if args.title not in ("combat", "combat-commander"):
        for card in game_named(args.title).screen().scenarios():
            print(f"{card['number']:>3}  {card['name']:<24} {card['label']}")
        return 0
    if args.title == "combat":
        from sandtable.cli import combat_maps

        print("\n".join(combat_maps.scenario_lines()))
        return 0
    rows = [(int(data.get("number", 0)), name, data) for name in scenario_files() for data in [load_scenario(name)]]
    for number, name, data in sorted(rows, key=lambda row: (row[0], row[1])):
        sides = f"{data['axis']['nation']} - {data['allies']['nation']}"
        print(f"{number:>3}  {name:<24} {data['title']:<28} {data['year']}  {sides:<20} map {data['map']}")
    return 0


def run_show(args: argparse.Namespace) -> int:
    from sandtable.games.combat_commander.packs.scenario import read_scenario

    if args.title == "combat":
        from sandtable.cli import combat_maps

        print("\n".join(combat_maps.describe(args.name)))
        return 0
    if args.title != "combat-commander":
        print(json.dumps(game_named(args.title).scenario(args.name), indent=1, ensure_ascii=False))
        return 0
    data = load_scenario(args.name)
    read_scenario(data, args.name)  # complain about what is wrong before showing half of it
    print("\n".join(describe(data, Texts())))
    return 0


def describe(data: dict[str, Any], texts: Texts) -> list[str]:
    lines = [f"{data['title']} ({data['year']}), on {data['map'] or 'a map of its own'}"]
    if data.get("description"):
        lines.append(str(data["description"]))
    lines.append(
        f"Sudden death from {data['sudden_death']}; first: {data.get('first', 'axis')}; "
        f"initiative: {data.get('initiative', 'axis')}; points at the start: {data.get('vp', 0)} (Axis positive)"
    )
    for side in ("axis", "allies"):
        lines += describe_side(side, data[side], texts)
    return lines


def describe_side(side: str, entry: dict[str, Any], texts: Texts) -> list[str]:
    nation, posture = texts.format("nation-" + entry["nation"]), texts.format("posture-" + entry["posture"])
    lines = [
        "",
        f"{texts.format('side-' + side)}: {nation}, {posture}, {entry['quality']} quality, {entry['orders']} orders, "
        f"surrenders at {entry['surrender']}, {entry['edge']} edge",
    ]
    for unit in entry.get("units", []):
        text = f"  {unit.get('count', 1)} x {unit['unit']}"
        if unit.get("weapon"):
            text += f" with {unit['weapon']}"
        if unit.get("hex"):
            text += f" in {unit['hex']}"
        if unit.get("space", -1) >= 0:
            text += f" at time {unit['space']}"
        lines.append(text)
    lines += [f"  {weapon.get('count', 1)} x {weapon['weapon']}" for weapon in entry.get("weapons", [])]
    lines += [f"  {fort.get('count', 1)} x {fort['fort']}" for fort in entry.get("forts", [])]
    if entry.get("radio"):
        lines.append(f"  {entry['radio']['radio']}")
    return lines


def run_random(args: argparse.Namespace) -> int:
    from sandtable.games.combat_commander.generator.generator import random_scenario

    data: dict[str, Any] = random_scenario(args.seed)
    if args.out:
        write_json(Path(args.out), data)
        print("\n".join(describe(data, Texts())))
    else:
        print(json.dumps(data, indent=1, ensure_ascii=False))
    return 0
