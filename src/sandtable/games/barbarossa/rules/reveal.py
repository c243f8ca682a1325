"""Hidden units that come to light (hid.rev.*)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.names import AMBUSH
from sandtable.games.barbarossa.rules.state import AMBUSHING, CANCELLED, HIDDEN, State, has, mark, unmark


def reveal_unit(g: State, u: int) -> None:
    """Its model goes back on the map in its written hex (hid.rev.8); the order that hid it does not hide it again."""
    if not has(g, u, HIDDEN):
        return
    unmark(g, u, HIDDEN | AMBUSHING)
    if g.u_order[u] == AMBUSH:
        mark(g, u, CANCELLED)
    g.reveal(u)
    g.tell(tell.IS_REVEALED, u, g.u_hex[u])
