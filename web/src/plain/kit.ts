// A game that brings no kit of its own, shown plainly: its hexes and pieces, the question, its choices, the log.
import type { Component } from 'svelte';
import Dice from '../panels/Dice.svelte';
import type { Kit, Parts } from '../lib/kit';
import type { AnyCatalogue, AnyView } from '../lib/protocol';
import { known, t } from '../lib/say.svelte';
import { FOOT, GROWN, SIDE } from '../table/ground/layout';
import Nothing from './Nothing.svelte';
import Piece from './Piece.svelte';
import { PlainScene, type PlainView } from './scene';
import Stacks from './Stacks.svelte';
import Tracks from './Tracks.svelte';

type View = PlainView & AnyView;

const EMPTY = Nothing as Component<object>;

/** `sides` are the names of its seats; the first two have the colours of the two sides. */
export function plainKit(name: string, sides: readonly string[]): Kit {
  const kit: Parts<View, AnyCatalogue, PlainScene> = {
    name,
    sides: sides.map((word, n) => ({ word, look: n === 0 ? 'axis' : 'allies' })),
    alone: sides.length === 1,

    lists: ['pieces'],
    counter: { side: SIDE, tall: SIDE, foot: FOOT, grown: GROWN, far: 25 },
    near: 0,
    scene: (view, _catalogue, geometry) => new PlainScene(view, geometry),
    Piece,
    Stacks,
    Beneath: EMPTY,
    stage: () => [],
    standing: () => null,
    sight: { stops: new Set(), hinders: new Set() },

    hand: () => [],
    Card: EMPTY,
    cardLabel: (id) => id,
    Piles: EMPTY,
    Tracks,
    OpenHands: EMPTY,
    ChoiceMark: null,
    about: () => null,
    active: () => null,
    time: () => 0,
    weights: { orders: new Set(), details: new Set(), ends: new Set() },
    oddsNote: 'panel-odds-note',
    turnKey: 'plain-turn',
    Signs: null,
    windows: [],
    windowName: (kind) => (known(`${name}-ask-${kind}`) ? t(`${name}-ask-${kind}`) : kind),
    often: () => null,
    Dice,

    balance: false,
    fire: [],
    fireWord: (row) => row,
    luck: { totals: [2, 12], mean: 7, expected: () => [], words: { text: 'report-luck-text', legend: 'report-luck-legend' } },
  };
  return kit;
}
