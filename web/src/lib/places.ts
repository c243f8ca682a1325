// Who sits where: a side has a seat, and perhaps a partner's place beside it.
import type { PartnerInfo, RoomInfo } from './protocol';

export interface OpenPlace {
  place: number; // by which it is taken, and its invitation kept
  side: string;
  nation: string | null; // of a partner's place
}

/** The sides for which the reader speaks. */
export function mySides(room: RoomInfo): number[] {
  return [...room.seats, ...(room.partners ?? [])].filter((one) => one.mine).map((one) => one.seat);
}

export function partnersOf(room: RoomInfo, seat: number): PartnerInfo[] {
  return (room.partners ?? []).filter((one) => one.seat === seat);
}

/** Where somebody may still sit down. */
export function openPlaces(room: RoomInfo): OpenPlace[] {
  const seats = room.seats.map(({ kind, seat, side }) => ({ kind, place: seat, side, nation: null }));
  const partners = (room.partners ?? []).map(({ kind, place, seat, nation }) => ({ kind, place, side: room.seats[seat]?.side ?? 'none', nation }));
  return [...seats, ...partners].filter((one) => one.kind === 'open');
}
