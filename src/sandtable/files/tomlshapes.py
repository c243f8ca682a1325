"""What the shapes of all data files are made of. Not compiled: msgspec reads the annotations."""

from __future__ import annotations

import msgspec


class Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A table with exactly the fields it declares."""


class Provenance(Part):
    """Where a file comes from: which facts, and what is ours."""

    facts: str
    ours: str
