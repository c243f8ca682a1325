"""Ask whether faults are known of the packages that we pin: Python's at osv.dev, the client's at the npm registry.

Ends with 1 if there are any, and with 2, saying so, if either could not be asked: silence would look like a clean bill.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any, Final

from lock import FILES, PIN, ROOT, pins

OSV: Final = "https://api.osv.dev/v1/querybatch"
NPM: Final = ["npm", "audit", "--json", "--package-lock-only"]


def pinned() -> list[tuple[str, str]]:
    found = [PIN.match(line) for path in FILES for line in pins(path.read_text())]
    return sorted({(pin[1], pin[2]) for pin in found if pin is not None})


def python_faults() -> list[str]:
    """Raises OSError or ValueError if nobody answers."""
    wanted = pinned()
    queries = [{"package": {"name": name, "ecosystem": "PyPI"}, "version": version} for name, version in wanted]
    request = urllib.request.Request(
        OSV, json.dumps({"queries": queries}).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=60) as reply:
        results: list[dict[str, Any]] = json.load(reply)["results"]
    return [
        f"{name} {version}: {', '.join(fault['id'] for fault in result['vulns'])}"
        for (name, version), result in zip(wanted, results, strict=True)
        if result.get("vulns")
    ]


def client_faults() -> list[str]:
    """The same of the client's."""
    folder = Path(sys.executable).parent
    env = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run(NPM, cwd=ROOT / "web", env=env, capture_output=True, text=True, timeout=300)
    told = json.loads(done.stdout)
    if "vulnerabilities" not in told:
        raise ValueError(told.get("message") or "no answer")
    return [f"{name}: {fault['severity']}" for name, fault in told["vulnerabilities"].items()]


def main() -> int:
    status = 0
    for what, ask in (("Python packages", python_faults), ("client packages", client_faults)):
        try:
            faults = ask()
        except (OSError, ValueError, KeyError, subprocess.SubprocessError) as error:
            print(f"audit: {what} were NOT checked: their data could not be reached ({error})", file=sys.stderr)
            status = 2
            continue
        for fault in faults:
            print(f"audit: {fault}", file=sys.stderr)
        print(f"audit: {what}: {len(faults) or 'no'} known faults")
        status = max(status, 1 if faults else 0)
    return status


if __name__ == "__main__":
    sys.exit(main())
