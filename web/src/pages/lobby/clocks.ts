// The clocks a room can be made with.
import type { Clock, Phrase } from '../../lib/protocol';
import { NO_CLOCK } from '../../lib/scenarios';

interface Named {
  name: string;
  key: string;
  args?: Record<string, number>;
  clock: Clock;
}

function live(minutes: number, increment: number): Named {
  return { name: `live-${minutes}`, key: 'web-clock-live', args: { minutes, increment }, clock: { kind: 'live', base: minutes * 60, increment, days: 0 } };
}
function days(count: number): Named {
  return { name: `days-${count}`, key: 'web-clock-days', args: { count }, clock: { kind: 'days', base: 0, increment: 0, days: count } };
}

export const CLOCKS: Named[] = [{ name: 'none', key: 'web-clock-none', clock: NO_CLOCK }, live(20, 5), live(45, 10), live(90, 15), days(1), days(3), days(7)];

export function clockOf(name: string): Clock {
  return CLOCKS.find((one) => one.name === name)?.clock ?? NO_CLOCK;
}

/** A room's clock in words. */
export function clockPhrase(clock: Clock): Phrase {
  if (clock.kind === 'none') return { k: 'web-clock-none' };
  return clock.kind === 'live' ? { k: 'web-clock-live', a: { minutes: clock.base / 60, increment: clock.increment } } : { k: 'web-clock-days', a: { count: clock.days } };
}
