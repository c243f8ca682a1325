import { describe, expect, it } from 'vitest';
import { answered, NOTHING, waive, type Often } from './often';

const word = { k: 'x' };
const words = { label: word, one: word, oneHint: word, all: word, allHint: word, again: word, againHint: word };
const asked = (who: string, offered: string[], turn = 3): Often => ({ turn, who, done: 7, offered, all: ['duck', 'spot 1', 'spot 2'], words });

describe('what is waived', () => {
  it('is nothing at first', () => {
    expect(answered(NOTHING, asked('u:1', ['duck']))).toBeNull();
    expect(answered(NOTHING, null)).toBeNull();
  });

  it('holds for that man and no other', () => {
    const waived = waive(NOTHING, asked('u:1', ['duck', 'spot 1']), false);
    expect(answered(waived, asked('u:1', ['duck']))).toBe(7);
    expect(answered(waived, asked('u:2', ['duck']))).toBeNull();
  });

  it('is asked again when he can do something else', () => {
    const waived = waive(NOTHING, asked('u:1', ['duck']), false);
    expect(answered(waived, asked('u:1', ['duck', 'spot 1']))).toBeNull();
    const more = waive(waived, asked('u:1', ['duck', 'spot 1']), false);
    expect(answered(more, asked('u:1', ['spot 1']))).toBe(7);
  });

  it('holds for all, but for whoever turns up later', () => {
    const waived = waive(NOTHING, asked('u:1', ['duck']), true);
    expect(answered(waived, asked('u:2', ['duck', 'spot 2']))).toBe(7);
    expect(answered(waived, asked('u:2', ['spot 3']))).toBeNull();
  });

  it('ends with the turn', () => {
    const waived = waive(NOTHING, asked('u:1', ['duck']), true);
    expect(answered(waived, asked('u:1', ['duck'], 4))).toBeNull();
    expect(waive(waived, asked('u:2', ['duck'], 4), false)).toEqual({ turn: 4, again: { say: word, hint: word }, all: [], ones: { 'u:2': ['duck'] } });
  });
});
