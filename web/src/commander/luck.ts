// What the dice should give.

/** Of `count` rolls of two dice, how many should show each total from 0 to 12. */
export function expectedCounts(count: number): number[] {
  return Array.from({ length: 13 }, (_, total) => (total < 2 ? 0 : (count * (6 - Math.abs(7 - total))) / 36));
}
