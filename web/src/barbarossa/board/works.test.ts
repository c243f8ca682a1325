// Works of a set-up lie on the board before they are laid.
import { describe, expect, it } from 'vitest';
import type { BarbarossaPlacing, BarbarossaView } from '../protocol';
import { laidDown, worksOf } from './works';

function view(...placing: BarbarossaPlacing[]): BarbarossaView {
  return { seat: 1, hexes: { C4: { wire: 1, smoke: 1 } }, mines: [], placing } as unknown as BarbarossaView;
}

describe('works being laid', () => {
  it('join what lies in the hex, each on its side', () => {
    const [ground] = laidDown(view({ id: 'a', works: 'wire', hex: 'C4', face: 3 }, { id: 'b', works: 'trench', hex: 'D4', face: 1 }));
    expect(ground).toEqual({ C4: { wire: 0b101, smoke: 1 }, D4: { trench: 1 } });
  });

  it('are mines of the kind that stands where others have a side', () => {
    const [ground, mines] = laidDown(view({ id: 'soviet-0', works: 'minefield', hex: 'E5', face: 3 }));
    expect(mines).toEqual([{ id: 'soviet-0', hex: 'E5', side: 'soviet', kind: 'fake' }]);
    expect(ground.E5).toEqual({});
  });

  it('look where a pillbox looks', () => {
    expect(laidDown(view({ id: 'a', works: 'pillbox', hex: 'B2', face: 6 }))[0].B2).toEqual({ pillbox: 1, pillbox_face: 6 });
  });
});

it('tells works of a roster from other pieces', () => {
  expect(worksOf('x:works-minefield-2')).toBe('minefield');
  expect(worksOf('x:side-wire-0')).toBeNull();
  expect(worksOf('u:3')).toBeNull();
});
