import { describe, expect, it } from 'vitest';
import { BACK, INK, LOWERED, NATIONS, RAISED, WAR_NATIONS, look } from './nations';
import type { Catalogue } from './protocol';

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const war: Catalogue = { cards: {}, units: {}, weapons: {}, radios: {}, chits: {}, strategies: {} };

describe('the nations', () => {
  it.each(NATIONS)('%s: figures can be read', (nation) => {
    const { body, head } = look(nation);
    for (const ink of [INK, RAISED, LOWERED]) expect(contrast(ink, body)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#ffffff', head)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(WAR_NATIONS)('%s of the Great War: figures can be read, and it is dressed otherwise', (nation) => {
    const { body, head, mark } = look(nation, war);
    for (const ink of [INK, RAISED, LOWERED]) expect(contrast(ink, body)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#ffffff', head)).toBeGreaterThanOrEqual(4.5);
    expect(mark).not.toBe(look(nation).mark);
  });

  it('have a broken side that can be read', () => {
    for (const ink of [INK, RAISED, LOWERED]) expect(contrast(ink, BACK)).toBeGreaterThanOrEqual(4.5);
  });

  it('have marks of their own', () => {
    expect(new Set(NATIONS.map((nation) => look(nation).mark)).size).toBe(NATIONS.length);
    expect(look('nowhere').head).toBe(look(null).head);
  });
});
