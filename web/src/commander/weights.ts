// How lines of Combat Commander's log weigh.
import type { Weights } from '../panels/log/log';
import { ENDS } from './board/stage';

export const WEIGHTS: Weights = {
  ends: ENDS,
  orders: new Set(['order-given', 'action-played', 'passed', 'game-over', 'time', 'event', 'melee', 'trigger', 'strategy-played', 'strategy-added', 'offensive', 'air-assault']),
  details: new Set([
    'attack-piece', 'attack-total', 'attack-reduced', 'drew', 'drew-hidden', 'discarded', 'random-hex', 'revealed', 'activated',
    'smoke-drawn', 'seen-card', 'melee-total',
  ]),
};
