"""What tests of several editions share."""

from __future__ import annotations

from typing import Any

import pytest

in_every_edition = pytest.mark.parametrize("edition", ["anniversary", "europe", "europe-bg"])


def by(edition: str) -> dict[str, Any]:
    return {"edition": edition}
