// Names of sides and of who sits there.
import { factsOf } from '../lib/titles';
import { known } from '../lib/say.svelte';
import type { PartnerInfo, Phrase, RoomInfo, SeatInfo } from '../lib/protocol';

/** Word for a side in keys and marks: "axis", "allies". */
export function sideWord(seat: number, room?: RoomInfo | null): string {
  return room?.seats.find((one) => one.seat === seat)?.side ?? factsOf(room?.title ?? '').sides[seat]?.word ?? 'none';
}

export function sidePhrase(seat: number, room?: RoomInfo | null): Phrase {
  return { k: `side-${sideWord(seat, room)}` };
}

/** Who sits there: a name, the rank of an opponent, or nobody yet. */
export function sitter(seat: SeatInfo | PartnerInfo): Phrase {
  if (seat.kind === 'opponent') return { k: 'panel-player-opponent', a: { level: { k: levelKey(seat.level) } } };
  if (seat.kind === 'open') return { k: 'panel-player-open' };
  return seat.name ? { k: 'panel-player-named', a: { name: seat.name } } : { k: seat.mine ? 'panel-player-you' : 'panel-player-guest' };
}

function levelKey(level: string | null): string {
  const key = `panel-level-${level ?? 'other'}`;
  return known(key) ? key : 'panel-level-other';
}
