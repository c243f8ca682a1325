// What pages without a board must know of the Commander games; the kit that draws them comes with the board.
import { PAIR, type TitleFacts } from '../lib/titlefacts';

export default {
  'combat-commander': {
    sides: PAIR,
    scenarioKey: 'scenario',
    random: true,
    sharedMaps: false,
    lengths: { short: 6, medium: 7 },
    lengthKey: null,
    countKey: 'web-units',
    themes: ['move', 'cover', 'fire', 'opfire', 'recover', 'melee', 'objectives'].map((name) => ({ k: `web-theme-${name}` })),
    voice: '',
    kit: async () => (await import('./kit')).commander,
  },
  'great-war-commander': {
    sides: PAIR,
    scenarioKey: 'scenario',
    random: true,
    sharedMaps: false,
    lengths: { short: 6, medium: 8 },
    lengthKey: null,
    countKey: 'web-units',
    themes: ['strategy', 'barrage', 'command', 'move', 'op-fire', 'cohesion', 'fire', 'tanks', 'gas'].map((name) => ({ k: `war-theme-${name}` })),
    voice: 'great-war',
    kit: async () => (await import('./kit')).greatWar,
  },
} satisfies Record<string, TitleFacts>;
