"""Write the hashes of every pinned package into requirements/*.txt, so that pip takes these files and no others.

python tools/lock.py            ask the package index for them; change a pin by hand first
python tools/lock.py --check    ask nobody; fail where a pin has no hash
"""

from __future__ import annotations

import argparse
import re
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FILES: Final = sorted((ROOT / "requirements").glob("*.txt"))
INDEX: Final = "https://pypi.org/simple/"
LINK: Final = re.compile(r'href="[^"]*/([^/"#]+)#sha256=([0-9a-f]{64})"')
PIN: Final = re.compile(r"^([A-Za-z0-9_.\-]+)==([^\s;\\]+)")


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def hashes(name: str, version: str) -> list[str]:
    """Of all files of one version: every system takes its own."""
    with urllib.request.urlopen(f"{INDEX}{plain(name)}/", timeout=60) as reply:
        page = reply.read().decode()
    found = {digest for file, digest in LINK.findall(page) if is_of(file, name, version)}
    if not found:
        raise SystemExit(f"lock: the index knows no {name} {version}")
    return sorted(found)


def is_of(file: str, name: str, version: str) -> bool:
    """A wheel says its version between dashes; a source archive at its end."""
    head = plain(file.removesuffix(".tar.gz").removesuffix(".zip"))
    start = f"{plain(name)}-{plain(version)}"
    return head == start or (file.endswith(".whl") and head.startswith(f"{start}-"))


def pins(text: str) -> list[str]:
    """The lines of a file without hashes."""
    joined = re.sub(r"\s*\\\n\s*--hash=\S+", "", text)
    return joined.splitlines()


def locked(text: str) -> str:
    lines: list[str] = []
    for line in pins(text):
        pin = PIN.match(line)
        if pin is None:
            lines.append(line)
        else:
            lines.append(" \\\n".join([line, *(f"    --hash=sha256:{one}" for one in hashes(pin[1], pin[2]))]))
    return "\n".join(lines) + "\n"


def unlocked(path: Path) -> list[str]:
    text = path.read_text()
    return [
        line for line in pins(text) if PIN.match(line) and not re.search(re.escape(line) + r" \\\n\s*--hash=", text)
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing")
    args = parser.parse_args()
    if args.check:
        faults = [f"{path.relative_to(ROOT)}: {line} has no hash" for path in FILES for line in unlocked(path)]
        print("\n".join(faults) or "every pin has its hashes", file=sys.stderr if faults else sys.stdout)
        return 1 if faults else 0
    for path in FILES:
        try:
            path.write_text(locked(path.read_text()))
        except (urllib.error.URLError, TimeoutError) as error:
            raise SystemExit(f"lock: the index cannot be reached ({error})") from None
    return 0


if __name__ == "__main__":
    sys.exit(main())
