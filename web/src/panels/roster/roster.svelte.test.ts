import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { Placements } from '../../lib/components';
import type { Question, Roster, RosterPiece, Thing } from '../../lib/protocol';
import { click, lit, type Places } from '../../table/hands/pick';
import { ALL_UP, DONE, drafted, Drafting, FOR_ME, laid, placeWords } from './roster.svelte';

const ASKED: Question = {
  prompt: { k: 'ask-set-up-unit' }, key: 'set-up-unit', rule: '3', choices: [], extras: [], default: null, window: false, odds: false, stake: [], roster: true,
};
const FREE = ['h:A1', 'h:A2'];

function piece(name: string, at: Thing | null = null, may: Thing[] = FREE): RosterPiece {
  return { piece: name, thing: name.split('#')[0]!, say: { k: name }, at, may, optional: name.startsWith('x:') };
}
const places: Places = { hexOf: (thing) => (thing.startsWith('h:') ? thing.slice(2) : thing === 'u:2' ? 'A1' : null), piecesIn: () => [], shown: () => true };

/** A table with three men and room for all of them; it answers when it is let. */
function table() {
  const names = ['u:1', 'u:2', 'w:0'];
  const played: Placements[] = [];
  const answer = (draft: Placements): Roster => {
    const at = new Map(draft);
    const carriers = ['u:1', 'u:2'].filter((one) => at.has(one));
    const pieces = names.map((name) => piece(name, at.get(name) ?? null, name === 'w:0' ? carriers : FREE)).map((one) => (one.at !== null && !one.may.includes(one.at) ? { ...one, at: null } : one));
    return { pieces, ready: pieces.every((one) => one.at !== null), view: null };
  };
  const ready: Placements = [['u:1', 'h:A1'], ['u:2', 'h:A2'], ['w:0', 'u:1']];
  let question = $state.raw<Question | null>(ASKED);
  let here = $state(true);
  const teller = {
    get here() {
      return here;
    },
    /** The same is asked, in a state that is told again. */
    tellAgain: () => (question = { ...ASKED }),
    lose: () => (here = false, question = null),
    arrive: () => (here = true, question = { ...ASKED }),
    ask: { roster: (draft: Placements) => Promise.resolve(answer(draft)), ready: (draft: Placements) => Promise.resolve({ placements: [...draft, ...ready.filter(([one]) => !new Map(draft).has(one))] }) },
    get question() {
      return question;
    },
    revision: 0,
    place: (draft: Placements) => {
      played.push(draft);
      question = null;
      return Promise.resolve(true);
    },
  };
  return { teller, played };
}

type Teller = ReturnType<typeof table>['teller'];

async function settled(): Promise<void> {
  for (let n = 0; n < 8; n++) await Promise.resolve();
  flushSync();
}

async function sitting(doing: (setup: Drafting, played: Placements[], teller: Teller) => Promise<void>): Promise<void> {
  const { teller, played } = table();
  let setup!: Drafting;
  const leave = $effect.root(() => {
    setup = new Drafting(() => teller);
  });
  flushSync();
  await settled();
  await doing(setup, played, teller);
  leave();
}

describe('the question of a draft', () => {
  it('offers the places of the chosen piece, the other pieces, and what else there is to do', () => {
    const pieces = [piece('u:1'), piece('u:2', 'h:A1')];
    const question = drafted(ASKED, pieces, pieces[0]!, false)!;
    expect(question.choices.map((choice) => choice.things)).toEqual([['u:1', 'h:A1'], ['u:1', 'h:A2'], ['u:2'], [], []]);
    expect(question.choices.slice(-2).map((choice) => choice.code)).toEqual([FOR_ME, ALL_UP]);
    expect(question.extras.map((choice) => choice.things)).toEqual([['u:2']]);
    expect([...lit(question, ['u:1'], places.shown)]).toEqual(FREE);
  });

  it('leads the newcomer: first to a set-up made for him, at the end to done', () => {
    expect(drafted(ASKED, [piece('u:1')], null, false)!.default).toBe(FOR_ME);
    expect(drafted(ASKED, [piece('u:1', 'h:A1'), piece('u:2')], null, false)!.default).toBeNull();
    expect(drafted(ASKED, [piece('u:1', 'h:A1')], null, true)!.default).toBe(DONE);
  });

  it('puts a piece on top of another where there is room, and else chooses that other', () => {
    const [waiting, standing] = [piece('u:1'), piece('u:2', 'h:A1')];
    const stacking = drafted(ASKED, [waiting, standing], waiting, false)!;
    expect(click(stacking, ['u:1'], 'u:2', places)).toEqual({ kind: 'choose', code: stacking.choices[0]!.code });
    const full = piece('u:1', null, ['h:A2']);
    const question = drafted(ASKED, [full, standing], full, false)!;
    expect(click(question, ['u:1'], 'u:2', places)).toEqual({ kind: 'choose', code: question.choices[1]!.code });
  });

  it('asks nothing where nothing is asked', () => {
    expect(drafted(null, [piece('u:1')], null, false)).toBeNull();
  });
});

describe('a draft', () => {
  it('takes pieces in any order, brings up the next, and is played whole', () =>
    sitting(async (setup, played) => {
      expect(setup.chosen).toBe('u:1');
      setup.select('u:2');
      setup.put('u:2', 'h:A2');
      await settled();
      expect([setup.chosen, laid(setup.pieces)]).toEqual(['u:1', [['u:2', 'h:A2']]]);
      setup.choose(setup.question!.choices[0]!.code);
      await settled();
      expect(setup.put('w:0', 'h:A1')).toBe(false);
      expect(setup.put('w:0', 'u:2')).toBe(true);
      await settled();
      expect(played).toEqual([]);
      setup.choose(DONE);
      await settled();
      expect(played).toEqual([[['u:1', 'h:A1'], ['u:2', 'h:A2'], ['w:0', 'u:2']]]);
      expect(setup.active).toBe(false);
    }));

  it('lets a piece be taken up again, with what the table says hung on it', () =>
    sitting(async (setup) => {
      setup.choose(FOR_ME);
      await settled();
      expect(setup.left).toEqual([]);
      setup.takeUp('u:1');
      await settled();
      expect(laid(setup.pieces)).toEqual([['u:2', 'h:A2']]);
      expect(setup.chosen).toBe('u:1');
      setup.choose(ALL_UP);
      await settled();
      expect(laid(setup.pieces)).toEqual([]);
    }));

  it('says that a ready-made set-up is on its way', () =>
    sitting(async (setup) => {
      const asked = setup.fill();
      expect(setup.question!.prompt.k).toBe('web-roster-filling');
      await asked;
      expect(setup.question!.prompt.k).toBe('web-roster-prompt');
      void setup.fill();
      setup.takeUp('u:1');
      expect(setup.filling).toBe(false);
      await settled();
      expect(setup.question!.prompt.k).toBe('web-roster-pick');
    }));

  it('keeps what is placed when the rest is filled in', () =>
    sitting(async (setup) => {
      setup.put('u:1', 'h:A2');
      await settled();
      await setup.fill();
      await settled();
      expect(laid(setup.pieces)).toContainEqual(['u:1', 'h:A2']);
      expect(setup.left).toEqual([]);
    }));

  it('fills in though the state is told again before the table has the answer', () =>
    sitting(async (setup, _, teller) => {
      const { ready } = teller.ask;
      const answers: (() => void)[] = [];
      teller.ask.ready = (draft) => new Promise((done) => answers.push(() => void ready(draft).then(done)));
      void setup.fill();
      teller.tellAgain(); // somebody has sat down, say
      flushSync();
      await settled();
      for (const answer of answers) answer();
      await settled();
      await settled();
      expect(setup.left).toEqual([]);
    }));

  it('lets a wish be where the reader goes on by himself', () =>
    sitting(async (setup, _, teller) => {
      const { ready } = teller.ask;
      let answers!: () => void;
      teller.ask.ready = (draft) => new Promise((done) => (answers = () => void ready(draft).then(done)));
      const filling = setup.fill();
      setup.put('u:2', 'h:A1');
      await settled();
      answers();
      await filling;
      await settled();
      expect(laid(setup.pieces)).toEqual([['u:2', 'h:A1']]);
    }));

  it('keeps the draft while the table is not reached, and what was wished of it', () =>
    sitting(async (setup, _, teller) => {
      setup.put('u:1', 'h:A2');
      await settled();
      const { ready } = teller.ask;
      let fails!: () => void;
      teller.ask.ready = () => new Promise((_done, failed) => (fails = () => failed(new Error('lost'))));
      void setup.fill();
      teller.lose();
      fails();
      flushSync();
      await settled();
      teller.ask.ready = ready;
      teller.arrive();
      flushSync();
      await settled();
      await settled();
      expect(laid(setup.pieces)).toContainEqual(['u:1', 'h:A2']);
      expect(setup.left).toEqual([]);
    }));

  it('leaves the draft as it was when the table says no', () =>
    sitting(async (setup, _, teller) => {
      setup.put('u:1', 'h:A2');
      await settled();
      const { roster } = teller.ask;
      teller.ask.roster = () => Promise.reject(new Error('too fast'));
      setup.put('u:2', 'h:A1');
      await settled();
      expect(laid(setup.pieces)).toEqual([['u:1', 'h:A2']]);
      teller.ask.roster = roster;
      setup.put('w:0', 'u:1');
      await settled();
      expect(laid(setup.pieces)).toEqual([['u:1', 'h:A2'], ['w:0', 'u:1']]);
    }));

  it('names a carrier by his words and a hex by its name', () => {
    expect(placeWords('h:A1', [])).toBe('A1');
    expect(placeWords('u:1', [piece('u:1')])).toEqual({ k: 'u:1' });
  });
});
