"""`sandtable rules show` and `rules coverage`."""

from __future__ import annotations

import argparse
import json
import textwrap
from typing import Any


def add_parser(commands: Any) -> None:
    rules = commands.add_parser("rules", help="the ledgers of rules and what proves them")
    actions = rules.add_subparsers(dest="action", metavar="ACTION", required=True)
    show = actions.add_parser("show", help="a rule in our words, and where it is proved")
    show.add_argument("id", metavar="ID")
    show.set_defaults(run=run_show)
    coverage = actions.add_parser("coverage", help="how many rules are proved, and which are open (status 1 if any)")
    coverage.add_argument("--json", action="store_true")
    coverage.set_defaults(run=run_coverage)


def run_show(args: argparse.Namespace) -> int:
    from sandtable.lab.coverage import find_checkout, find_rows, measure

    for ledger, row in find_rows(measure(find_checkout()), args.id):
        print(f"{row.id} ({ledger.name}, line {row.line})")
        for name, text in row.columns.items():
            if name != "id" and text:
                print(textwrap.fill(f"  {name}: {text}", 110, subsequent_indent="    ", break_long_words=False))
        for where in ledger.proofs.get(row.id, []):
            print(f"  proved by {where}")
        if row.id in ledger.not_applicable:
            print(f"  not applicable: {ledger.excused[row.id]}")
        if row.id in ledger.open:
            print("  open: nothing proves it yet")
    return 0


def run_coverage(args: argparse.Namespace) -> int:
    from sandtable.lab.coverage import NOT_APPLICABLE, find_checkout, measure

    ledgers = measure(find_checkout())
    status = 1 if any(ledger.open for ledger in ledgers if ledger.is_whole) else 0
    if args.json:
        print(json.dumps({ledger.name: ledger.counts() for ledger in ledgers}))
        return status
    for ledger in ledgers:
        counts = ledger.counts()
        print(
            f"{ledger.name}: {counts['rows']} rows, {counts['proved']} proved, "
            f"{counts['not_applicable']} not applicable, {counts['open']} open{'' if ledger.is_whole else ' (in work)'}"
        )
        if ledger.shown_after_all:
            print(f"  proved, so not to be listed in {NOT_APPLICABLE}: {' '.join(ledger.shown_after_all)}")
        if ledger.open and ledger.is_whole:
            print(textwrap.fill("open: " + " ".join(ledger.open), 110, initial_indent="  ", subsequent_indent="  "))
    return status
