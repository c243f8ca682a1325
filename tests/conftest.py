"""Settings of the whole suite."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from hypothesis import settings

ROOT = Path(__file__).resolve().parent.parent

# The Makefile says which build is tested (src or build/compiled); a plain `pytest` means the sources.
if "PYTHONPATH" not in os.environ:
    sys.path.insert(0, str(ROOT / "src"))
sys.path.insert(0, str(ROOT / "tools"))
# what several files of an area share lies at its top, or at the top of its rules
TESTS = ROOT / "tests"
sys.path += [str(folder) for folder in sorted([*TESTS.glob("*/"), *TESTS.glob("*/rules/")])]

# The same examples in every run; HYPOTHESIS_PROFILE=search looks for new ones.
settings.register_profile("suite", deadline=None, derandomize=True, database=None)
settings.register_profile("search", deadline=None, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite"))
