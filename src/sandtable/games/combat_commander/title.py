"""Combat Commander as a title of the kernel."""

from __future__ import annotations

from typing import Final

from sandtable.commander.packs.title import CommanderTitle
from sandtable.commander.rules.title import family_frames
from sandtable.games.combat_commander.files import FILES
from sandtable.games.combat_commander.rules import codec_generated
from sandtable.games.combat_commander.rules.revisions import CHANGES, FIRST_VERBS

FRAMES: Final = family_frames()
codec_generated.register(FRAMES)

TITLE: Final = CommanderTitle("combat-commander", FILES, FRAMES, CHANGES, FIRST_VERBS)
