"""`sandtable analyse`: a game that is over, weighed, in words."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from sandtable.cli.files import MOST_DECISIONS, check_carried, read_json, title_of
from sandtable.cli.lab import count
from sandtable.cli.hint_lines import percent, points, signed_points
from sandtable.cli.progress import Progress
from sandtable.cli.speech import Speech
from sandtable.kernel.record import check_record
from sandtable.lab.analyses import analyse
from sandtable.players.analysis import STEPS
from sandtable.screens.boards import wrap
from sandtable.screens.wire_analysis import Analysis, Turned
from sandtable.shelf import game_named
from sandtable.table.bounds import check_bounds
from sandtable.texts import Texts, languages

WIDTH: Final = 100
COLUMNS: Final = 72  # of the curve
ROWS: Final = 11  # 0 to 100 %
PARTS: Final = 100  # of progress


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("analyse", help="where a game was won and lost, by choice and by luck")
    parser.add_argument("file", metavar="RECORD")
    parser.add_argument("--seed", default="0", help="of the worlds that are tried")
    parser.add_argument("--steps", type=int, default=STEPS, metavar="N", help="how much is tried for each decision")
    parser.add_argument("--why", type=count, metavar="N", help="the reason for the Order given at decision N or before")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--lang", choices=languages(), default="en")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    data = read_json(Path(args.file))
    title = title_of(data, args.file)
    check_bounds(data, MOST_DECISIONS, args.file)
    check_record(args.file, data)
    check_carried(title.name, data, args.file)
    box = game_named(title.name)
    line = Progress("analysis, %", PARTS)
    found = analyse(box, data, args.file, args.seed, args.steps, lambda part: line.step(int(PARTS * part)))
    speech = Speech(Texts(args.lang), box.screen().own_key)
    if args.json:
        print(json.dumps(found))
    elif args.why is not None:
        print(*told_reason(found, args.why - 1, speech, title.seats), sep="\n")
    else:
        print(*told(found, speech, title.seats), sep="\n")
    return 0


def told_reason(found: Analysis, revision: int, speech: Speech, seats: Sequence[str]) -> list[str]:
    """Of the last choice looked ahead at until then."""
    texts = speech.texts
    past = [reason for reason in found["reasons"] if reason["revision"] <= revision]
    if not past:
        return [texts.format("teach-why-none")]
    reason = past[-1]
    side = speech.word("side-" + seats[reason["side"]], seats[reason["side"]])
    lines = [
        texts.format("teach-why-of", decision=reason["revision"] + 1, turn=reason["turn"], side=side),
        texts.format("teach-why-chosen", choice=speech.say(reason["chosen"]["say"]),
                     chance=percent(reason["chosen"]["chance"]), worlds=reason["worlds"]),
    ]  # fmt: skip
    for other in reason["others"]:
        said = texts.format("teach-why-other", choice=speech.say(other["say"]), chance=percent(other["chance"]))
        lines.append("   " + said)
    return [*lines, texts.format("teach-why-thumb" if reason["thumb"] else "teach-why-looked")]


def told(found: Analysis, speech: Speech, seats: Sequence[str]) -> list[str]:
    texts = speech.texts
    names = [speech.word("side-" + seat, seat) for seat in seats]
    lines = [texts.format("teach-curve", side=names[0]), *drawn_curve(found), ""]
    for side in found["sides"]:
        lines.append(
            texts.format(
                "teach-side", side=names[side["side"]], accuracy=f"{side['accuracy']:.0f}", choices=side["choices"],
                lost=points(side["lost"]), luck=signed_points(side["luck"]),
            )
        )  # fmt: skip
    if not found["over"]:
        lines.append(texts.format("teach-unfinished"))
    lines += ["", texts.format("teach-points")]
    for number, point in enumerate(found["points"]):
        lines += ["", *told_point(number + 1, point, speech, names)]
    return lines


def told_point(number: int, point: Turned, speech: Speech, names: Sequence[str]) -> list[str]:
    texts = speech.texts
    head = texts.format(
        "teach-point", number=number, decision=point["revision"] + 1, turn=point["turn"], side=names[0],
        before=percent(point["before"]), after=percent(point["after"]),
    )  # fmt: skip
    lines = [head]
    if point["say"] is not None and point["side"] is not None:
        said = texts.format("teach-chose", side=names[point["side"]], choice=speech.say(point["say"]))
        lines.append(said + (f" [{point['text']}]" if point["text"] else ""))
    lines += [speech.say(line) for line in point["happened"]]
    lines.append(texts.format("teach-kind", kind=point["kind"], skill=signed_points(point["skill"]),
                              luck=signed_points(point["luck"])))  # fmt: skip
    if point["better"] is not None:
        better = speech.say(point["better"])
        loss, error = points(point["loss"]), points(point["error"])
        lines.append(texts.format("teach-better", choice=better, loss=loss, error=error))
    return [head, *[part for line in lines[1:] for part in wrap("   " + line, WIDTH, "   ")]]


def drawn_curve(found: Analysis) -> list[str]:
    """Time from left to right, the chance of the first side upwards; turning points are numbered below."""
    end = max(1, found["decisions"])
    rows = [[" "] * COLUMNS for _ in range(ROWS)]
    for column in range(COLUMNS):
        at = column * end / (COLUMNS - 1)
        past = [mark["chance"] for mark in found["curve"] if mark["revision"] <= at]
        if not past:
            continue  # the set-up, which nobody judges
        chance = past[-1]
        rows[ROWS - 1 - round(chance * (ROWS - 1))][column] = "*"
    below = [" "] * COLUMNS
    for number, point in enumerate(found["points"]):
        below[round(point["revision"] * (COLUMNS - 1) / end)] = str(number + 1)
    labels = {0: "100 %", ROWS // 2: " 50 %", ROWS - 1: "  0 %"}
    lines = [f"{labels.get(i, ''):>5} |{''.join(row)}".rstrip() for i, row in enumerate(rows)]
    return [*lines, f"      +{'-' * COLUMNS}", f"       {''.join(below)}".rstrip()]
