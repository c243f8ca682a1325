"""Combat Commander as a title of the kernel."""

from __future__ import annotations

from typing import Final

from sandtable.commander.packs.title import CommanderTitle
from sandtable.games.combat_commander.files import FILES
from sandtable.games.combat_commander.rules import codec_generated

codec_generated.register()

REVISION: Final = 1

TITLE: Final = CommanderTitle("combat-commander", REVISION, FILES)
