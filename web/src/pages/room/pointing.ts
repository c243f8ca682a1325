// Players show each other hexes and lines: who may, and what one is told of it.
import type { RoomInfo } from '../../lib/protocol';
import { say, t } from '../../lib/say.svelte';
import type { Table } from '../../lib/socket.svelte';
import { sidePhrase } from '../../panels/sides';

/** Only who plays points, and only where somebody else may look. */
export function mayPoint(table: Table, room: RoomInfo): boolean {
  return table.mine.length > 0 && (room.watchable || room.spectators > 0 || room.seats.some((seat) => seat.kind === 'person' && !seat.mine));
}

/** What another one has shown last, in words. */
export function pointedOut(table: Table, room: RoomInfo): string {
  const last = table.marks.at(-1);
  if (!last || table.mine.includes(last.seat)) return '';
  const who = last.name ?? say(sidePhrase(last.seat, room));
  return t(last.sight ? 'board-shows-sight' : last.to === null ? 'board-shows-hex' : 'board-shows-arrow', { who, from: last.from, to: last.to ?? '' });
}
