// Clocks: how much is left now, and its parts for the reader's words.
import type { Clock, ClockState } from '../../lib/protocol';

export interface Left {
  form: 'none' | 'days' | 'hours' | 'minutes' | 'tenths';
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  tenths: number;
  urgent: boolean;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds left to a seat, `since` milliseconds after its state arrived. Never below nothing. */
export function leftNow(state: ClockState, seat: number, since: number): number | null {
  const left = state.left[seat];
  if (left === null || left === undefined) return null;
  const gone = state.running.includes(seat) ? Math.max(0, since) : 0;
  return Math.max(0, left - gone);
}

/** What to show of that: days for correspondence, h:mm:ss or m:ss live, tenths in the last ten seconds. */
export function split(ms: number | null, kind: Clock['kind']): Left {
  const none = { form: 'none' as const, days: 0, hours: 0, minutes: 0, seconds: 0, tenths: 0, urgent: false };
  if (ms === null || kind === 'none') return none;
  // A live clock shows a second until it has run out, as chess clocks do; tenths are cut off.
  const whole = kind === 'live' && ms >= 10 * SECOND ? Math.ceil(ms / SECOND) * SECOND : ms;
  const parts = {
    days: Math.floor(whole / DAY),
    hours: Math.floor((whole % DAY) / HOUR),
    minutes: Math.floor((whole % HOUR) / MINUTE),
    seconds: Math.floor((whole % MINUTE) / SECOND),
    tenths: Math.floor((whole % SECOND) / 100),
  };
  if (kind === 'days') return { ...parts, form: formOfDays(whole), urgent: whole < 6 * HOUR };
  if (whole < 10 * SECOND) return { ...parts, form: 'tenths', urgent: true };
  return { ...parts, form: whole >= HOUR ? 'hours' : 'minutes', urgent: whole < MINUTE };
}

function formOfDays(ms: number): 'days' | 'hours' | 'minutes' {
  if (ms >= DAY) return 'days';
  return ms >= HOUR ? 'hours' : 'minutes';
}

/** Digits of a live clock: 1:02:03, 12:05, 7.4. */
export function digits(left: Left): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  const hours = left.days * 24 + left.hours;
  if (left.form === 'tenths') return `${left.seconds}.${left.tenths}`;
  if (left.form === 'minutes') return `${left.minutes}:${two(left.seconds)}`;
  if (left.form === 'none') return '';
  return `${hours}:${two(left.minutes)}:${two(left.seconds)}`;
}

/** How long until the figures change: no timer runs oftener than that. */
export function tick(ms: number | null, kind: Clock['kind']): number {
  if (ms === null || kind === 'none') return 0;
  if (kind === 'days') return ms > DAY ? MINUTE : SECOND * 10;
  return ms <= 11 * SECOND ? 100 : 250;
}
