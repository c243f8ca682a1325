import { describe, expect, it } from 'vitest';
import type { Choice, Question } from '../../lib/protocol';
import { click, common, complete, enter, kept, leading, lit, menuOf, subjects, type Places } from './pick';

function choice(code: number, text: string): Choice {
  const [verb = '', ...things] = text.split(' ');
  return { code, verb, text, say: { k: 'x' }, things };
}

function ask(texts: string[], extras: string[] = [], fallback: number | null = null): Question {
  return {
    prompt: { k: 'x' }, key: 'x', rule: '', window: false, odds: false, stake: [], default: fallback,
    choices: texts.map((text, n) => choice(n, text)),
    extras: extras.map((text, n) => choice(100 + n, text)),
  };
}

// K8 holds units 1 and 2 (1 with weapon 1), K9 holds unit 3
const where: Record<string, string> = { 'u:1': 'K8', 'u:2': 'K8', 'w:1': 'K8', 'u:3': 'K9' };
const places: Places = {
  hexOf: (thing) => where[thing] ?? null,
  piecesIn: (hex) => Object.keys(where).filter((thing) => where[thing] === hex),
  shown: (thing) => thing.startsWith('h:') || thing in where,
  beside: (thing) => ({ 'u:1': ['w:1'], 'w:1': ['u:1'] })[thing] ?? [],
};

describe('a click', () => {
  it('takes the only choice that names the thing', () => {
    expect(click(ask(['activate u:1', 'activate u:2', 'done']), [], 'u:2', places)).toEqual({ kind: 'choose', code: 1 });
  });

  it('goes on step by step when a choice names two things', () => {
    const advance = ask(['advance u:1 h:K7', 'advance u:1 h:L8', 'advance u:2 h:K7', 'done']);
    const first = click(advance, [], 'u:1', places);
    expect(first).toEqual({ kind: 'pick', picked: ['u:1'], menu: [] });
    expect(click(advance, ['u:1'], 'h:L8', places)).toEqual({ kind: 'choose', code: 1 });
  });

  it('takes the things in any order', () => {
    const advance = ask(['advance u:1 h:K7', 'advance u:1 h:L8', 'advance u:2 h:K7']);
    expect(click(advance, [], 'h:L8', places)).toEqual({ kind: 'choose', code: 1 });
    expect(click(advance, [], 'h:K7', places)).toEqual({ kind: 'pick', picked: ['h:K7'], menu: [] });
    expect(click(advance, ['h:K7'], 'u:2', places)).toEqual({ kind: 'choose', code: 2 });
  });

  it('needs no click on what every choice names', () => {
    const place = ask(['place u:9 h:A1', 'place u:9 h:A2', 'place u:9 h:A3']);
    expect(click(place, [], 'h:A2', places)).toEqual({ kind: 'choose', code: 1 });
    expect(click(place, [], 'u:9', places)).toEqual({ kind: 'none' });
    const advance = ask(['advance u:1 h:K7', 'advance u:1 h:L8', 'done']);
    expect([...lit(advance, [], places.shown)]).toEqual(['h:K7', 'h:L8']);
    expect(click(advance, [], 'u:1', places)).toEqual({ kind: 'none' });
  });

  it('asks in words on what every choice names, where nothing else can be clicked', () => {
    const order = ask(['order u:1 x:sneak', 'order u:1 x:hide', 'check u:1', 'step u:1 h:K7', 'done']);
    expect([...lit(order, [], places.shown)]).toEqual(['u:1', 'h:K7']);
    const outcome = click(order, [], 'u:1', places);
    expect(outcome).toMatchObject({ kind: 'pick', picked: ['u:1'] });
    expect(outcome.kind === 'pick' && outcome.menu.map((choice) => choice.code)).toEqual([0, 1, 2]);
  });

  it('takes what the question is mainly about although the thing could do more', () => {
    const move = ask(['move u:1', 'move u:2', 'transfer u:1 u:2', 'transfer u:1 u:3']);
    expect(click(move, [], 'u:1', places)).toEqual({ kind: 'choose', code: 0 });
  });

  it('asks in words before it does something else at once', () => {
    const advance = ask(['advance u:1 h:K7', 'advance u:1 h:L8', 'exit u:1']);
    const outcome = click(advance, [], 'u:1', places);
    expect(outcome).toEqual({ kind: 'pick', picked: ['u:1'], menu: [advance.choices[2]] });
    expect(click(advance, ['u:1'], 'u:1', places)).toEqual({ kind: 'choose', code: 2 });
    expect([...lit(advance, [], places.shown)]).toEqual(['h:K7', 'h:L8', 'u:1']);
  });

  it('offers in words what cannot be clicked here', () => {
    const dig = ask(['play c:A h:K7', 'play c:B h:K7', 'play c:A h:L8']);
    expect(click(dig, [], 'h:K7', places)).toEqual({ kind: 'pick', picked: ['h:K7'], menu: dig.choices.slice(0, 2) });
    expect(click(dig, [], 'h:L8', places)).toEqual({ kind: 'choose', code: 2 });
    expect(click(dig, ['c:B'], 'h:K7', places)).toEqual({ kind: 'choose', code: 1 });
  });

  it('on a piece counts for its hex, and on a hex for the only piece that fits', () => {
    expect(click(ask(['fire h:K8', 'fire h:K9']), [], 'u:3', places)).toEqual({ kind: 'choose', code: 1 });
    expect(click(ask(['activate u:3', 'activate u:1', 'done']), [], 'h:K9', places)).toEqual({ kind: 'choose', code: 0 });
  });

  it('on a carrier counts for its weapon, and the other way round', () => {
    expect(click(ask(['weapon w:1', 'weapon w:2', 'none']), [], 'u:1', places)).toEqual({ kind: 'choose', code: 0 });
    expect(click(ask(['activate u:1', 'activate u:2']), [], 'w:1', places)).toEqual({ kind: 'choose', code: 0 });
    expect(click(ask(['base w:1', 'base u:2']), [], 'u:1', places), 'a squad could lead: his gun is not guessed').toEqual({ kind: 'none' });
    expect(click(ask(['base u:1', 'base w:1']), [], 'u:1', places)).toEqual({ kind: 'choose', code: 0 });
  });

  it('on a hex where several pieces fit tells them apart in words', () => {
    const base = ask(['base u:1', 'base w:1', 'base u:3']);
    expect(click(base, [], 'h:K8', places)).toEqual({ kind: 'pick', picked: [], menu: base.choices.slice(0, 2) });
    expect(click(base, [], 'w:1', places)).toEqual({ kind: 'choose', code: 1 });
  });

  it('prefers the thing that is asked for next', () => {
    const transfer = ask(['stop', 'transfer u:1 u:2', 'transfer u:2 u:1', 'transfer u:2 u:3']);
    expect(click(transfer, [], 'u:1', places)).toEqual({ kind: 'choose', code: 1 });
    expect(click(transfer, [], 'u:2', places)).toEqual({ kind: 'pick', picked: ['u:2'], menu: [] });
  });

  it('on another thing changes the pick, and on the same one drops it', () => {
    const advance = ask(['advance u:1 h:K7', 'advance u:1 h:L8', 'advance u:3 h:K7', 'advance u:3 h:L9']);
    expect(click(advance, ['u:1'], 'u:3', places)).toEqual({ kind: 'pick', picked: ['u:3'], menu: [] });
    expect(click(advance, ['u:1'], 'u:1', places)).toEqual({ kind: 'pick', picked: [], menu: [] });
  });

  it('on what is not offered means nothing', () => {
    expect(click(ask(['done', 'step h:K7']), [], 'h:A1', places)).toEqual({ kind: 'none' });
    expect(click(ask(['step h:K7']), [], 'u:3', places)).toEqual({ kind: 'none' });
  });

  it('never takes an extra', () => {
    expect(click(ask(['done'], ['scrap w:1']), [], 'w:1', places)).toEqual({ kind: 'none' });
  });
});

describe('what glows', () => {
  it('is the next thing of each choice', () => {
    const advance = ask(['advance u:1 h:K7', 'advance u:1 h:L8', 'advance u:2 h:K7', 'done']);
    expect([...lit(advance, [], places.shown)]).toEqual(['u:1', 'u:2']);
    expect([...lit(advance, ['u:1'], places.shown)]).toEqual(['h:K7', 'h:L8']);
  });

  it('leaves out what is settled, and what is not to be seen here', () => {
    expect([...lit(ask(['place u:9 h:A1', 'place u:9 h:A2']), [], places.shown)]).toEqual(['h:A1', 'h:A2']);
    expect([...lit(ask(['play c:A h:K7', 'play c:B h:L8', 'none']), [], places.shown)]).toEqual(['h:K7', 'h:L8']);
    expect(lit(null, [], places.shown).size).toBe(0);
  });

  it('shows the only choice too', () => {
    expect([...lit(ask(['step h:K7']), [], places.shown)]).toEqual(['h:K7']);
  });
});

describe('the rest', () => {
  it('knows what a question is about', () => {
    expect(subjects(ask(['place u:9 h:A1', 'place u:9 h:A2']), [])).toEqual(['u:9']);
    expect(subjects(ask(['advance u:1 h:K7', 'advance u:2 h:K7']), ['u:1'])).toEqual(['u:1']);
    expect(common([])).toEqual([]);
  });

  it('gives Enter the complete pick, or else the default', () => {
    const advance = ask(['advance u:1 h:K7', 'exit u:1', 'done'], [], 2);
    expect(enter(advance, [])).toBe(2);
    expect(enter(advance, ['u:1'])).toBe(1);
    expect(enter(advance, ['h:K7'])).toBeNull();
    expect(complete(advance, ['u:1'])?.text).toBe('exit u:1');
  });

  it('lists all that a thing can do, extras too', () => {
    const move = ask(['move u:1', 'transfer u:2 u:1', 'move u:3'], ['scrap w:1']);
    expect(menuOf(move, [], 'u:1', places).map((c) => c.text)).toEqual(['move u:1', 'transfer u:2 u:1']);
    expect(menuOf(move, [], 'h:K8', places).map((c) => c.text)).toEqual(['move u:1', 'transfer u:2 u:1', 'scrap w:1']);
    expect(menuOf(move, [], 'w:1', places).map((c) => c.text)).toEqual(['scrap w:1']);
  });

  it('drops a pick that the next question does not know', () => {
    const next = ask(['step h:K7', 'step h:L8']);
    expect(kept(next, ['u:1'])).toEqual([]);
    expect(kept(next, ['h:K7'])).toEqual(['h:K7']);
    expect(kept(null, ['h:K7'])).toEqual([]);
  });

  it('reads a thing that any remaining choice shares as settled', () => {
    const place = ask(['place u:9 h:A1', 'place u:9 h:A2']);
    expect(leading(place.choices, [], 'u:9')).toEqual([]);
  });
});
