"""The flat tables live in `sandtable.commander.tables`, where both Commander games find them."""

from sandtable.commander.tables import Tables as Tables
from sandtable.commander.tables import UnknownName as UnknownName
