"""`sandtable serve`: the table in the browser."""

from __future__ import annotations

import argparse
from typing import Any


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("serve", help="play in the browser, alone or with others")
    parser.add_argument("--host", help="address to listen on (default 127.0.0.1: this machine only)")
    parser.add_argument("--port", type=int, help="port (default 8000; 0: any free one)")
    parser.add_argument(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://... (default: a file of yours)"
    )
    parser.add_argument("--public-url", metavar="URL", help="how browsers reach the server, if behind another one")
    parser.add_argument("--log-level", choices=["debug", "info", "warning", "error"], help="default info")
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--open", action="store_true", help="open a browser")
    shown.add_argument("--no-browser", action="store_true", help="open no browser (the default)")
    parser.epilog = "All other settings come from the environment: see docs/table.md."
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from sandtable.table.serve import serve
    from sandtable.table.settings import read_settings

    settings = read_settings(
        host=args.host,
        port=args.port,
        database=args.database,
        public_url=args.public_url,
        log_level=args.log_level,
    )
    return serve(settings, show=args.open)
