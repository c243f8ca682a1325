import { describe, expect, test } from 'vitest';
import { digits, leftNow, split, tick } from './clock';

const clock = { left: [90_000, null], running: [0], at: 1_000_000 };

describe('what is left', () => {
  test('a running clock loses the time since the state came', () => {
    expect(leftNow(clock, 0, 30_000)).toBe(60_000);
  });
  test('a standing clock loses nothing', () => {
    expect(leftNow({ ...clock, running: [] }, 0, 30_000)).toBe(90_000);
  });
  test('never below nothing, and never more than was told', () => {
    expect(leftNow(clock, 0, 200_000)).toBe(0);
    expect(leftNow(clock, 0, -5_000)).toBe(90_000);
  });
  test('a seat without a clock has none', () => {
    expect(leftNow(clock, 1, 0)).toBeNull();
    expect(leftNow(clock, 7, 0)).toBeNull();
  });
});

describe('how it is shown', () => {
  const shown = (ms: number): string => digits(split(ms, 'live'));
  test('minutes and seconds, hours when there are any', () => {
    expect(shown(725_000)).toBe('12:05');
    expect(shown(3_723_000)).toBe('1:02:03');
    expect(shown(60_000)).toBe('1:00');
    expect(shown(90_000_000)).toBe('25:00:00');
  });
  test('a begun second still stands', () => {
    expect(shown(59_001)).toBe('1:00');
    expect(shown(3_599_500)).toBe('1:00:00');
  });
  test('tenths in the last ten seconds', () => {
    expect(shown(9_999)).toBe('9.9');
    expect(shown(10_000)).toBe('0:10');
    expect(shown(40)).toBe('0.0');
  });
  test('days in the largest parts that say something', () => {
    expect(split(3 * 86_400_000 + 7_200_000, 'days')).toMatchObject({ form: 'days', days: 3, hours: 2, urgent: false });
    expect(split(7 * 3_600_000 + 60_000, 'days')).toMatchObject({ form: 'hours', hours: 7, minutes: 1, urgent: false });
    expect(split(59 * 60_000, 'days')).toMatchObject({ form: 'minutes', minutes: 59, urgent: true });
  });
  test('no clock, no figures', () => {
    expect(digits(split(5000, 'none'))).toBe('');
    expect(digits(split(null, 'live'))).toBe('');
  });
  test('figures are renewed before they go stale', () => {
    expect(tick(9_000, 'live')).toBe(100);
    expect(tick(90_000, 'live')).toBeLessThanOrEqual(500);
    expect(tick(null, 'live')).toBe(0);
  });
});
