// Which face a unit's counter bears: how its men are dressed and armed, and the mark of its quality. By nation and name in the catalogue;
// what is not listed is told by its name, and stands in the usual dress of its nation.
import type { Dress } from './figures';
import type { Mark } from './quality';
import type { Headgear } from './headgear';
import type { Catalogue, UnitFacts } from '../protocol';
import { isGreatWar } from '../war/war';

export type Tier = 'elite' | 'line' | 'green';

export interface UnitFace extends Dress {
  tier: Tier;
  mark: Mark | null;
  group: string; // key into GROUPS
}

type Row = [tier: Tier, mark: Mark, head: Headgear, arms?: Dress['arms'], load?: Dress['load']];

const SECOND_WAR: Record<string, Row> = {
  'america/engineer': ['elite', 'spade', 'm1', 'smg', 'tanks'],
  'america/paratroop': ['elite', 'parachute', 'm1-strap', 'pistol'],
  'america/elite': ['elite', 'chevrons', 'm1-leaves', 'auto'],
  'america/line': ['line', 'chevron', 'm1'],
  'america/green': ['green', 'ring', 'side-cap'],
  'britain/engineer': ['elite', 'spade', 'broad', 'smg', 'tanks'],
  'britain/airborne': ['elite', 'parachute', 'beret', 'pistol'],
  'britain/guards': ['elite', 'star', 'broad-leaves', 'auto'],
  'britain/line': ['line', 'chevron', 'broad'],
  'britain/territorial': ['green', 'ring', 'side-cap'],
  'france/bar': ['elite', 'chevrons', 'm1', 'auto'],
  'france/legionnaire': ['elite', 'grenade', 'kepi-cloth', 'bayonet'],
  'france/chasseur': ['line', 'chevron', 'broad-beret'],
  'france/reservist': ['green', 'ring', 'bonnet'],
  'germany/pionier': ['elite', 'spade', 'stahlhelm', 'pistol', 'tanks'],
  'germany/ss': ['elite', 'lozenge', 'stahlhelm-cover', 'pistol'],
  'germany/elite-rifle': ['elite', 'chevrons', 'stahlhelm-leaves'],
  'germany/parachute': ['elite', 'parachute', 'rimless', 'pistol'],
  'germany/rifle': ['line', 'chevron', 'stahlhelm'],
  'germany/volksgrenadier': ['line', 'half', 'peaked-cap'],
  'germany/conscript': ['green', 'ring', 'side-cap'],
  'italy/guastatori': ['elite', 'spade', 'm33', 'smg', 'tanks'],
  'italy/sissi': ['elite', 'horn', 'feathered', 'pistol'],
  'italy/bersaglieri': ['elite', 'chevrons', 'm33-plume'],
  'italy/fucilieri': ['line', 'chevron', 'm33'],
  'italy/blackshirt': ['green', 'ring', 'black-fez'],
  'russia/assault': ['elite', 'grenade', 'ssh', 'smg', 'charge'],
  'russia/guards-smg': ['elite', 'star', 'ssh', 'smg', 'cape'],
  'russia/guards-rifle': ['elite', 'star', 'ssh', 'bayonet', 'cape'],
  'russia/smg': ['line', 'chevron', 'ushanka', 'smg'],
  'russia/rifle': ['line', 'chevron', 'pilotka', 'bayonet'],
  'russia/militia': ['green', 'ring', 'flat-cap'],
};

const GREAT_WAR: Record<string, Row> = {
  'germany/fusiliere': ['elite', 'chevrons', 'pickelhaube', 'bayonet'],
  'germany/infanterie': ['line', 'chevron', 'pickelhaube-bare'],
  'germany/landwehr': ['green', 'ring', 'round-cap'],
  'germany/jaeger': ['elite', 'horn', 'shako'],
  'germany/garde': ['elite', 'star', 'pickelhaube-plume', 'bayonet'],
  'germany/stosstruppen': ['elite', 'grenade', 'stahlhelm', 'pistol', 'charge'],
  'germany/pionier': ['elite', 'spade', 'stahlhelm', 'rifle', 'spade'],
  'germany/abteilung': ['line', 'chevron', 'stahlhelm'],
  'germany/bote': ['line', 'chevron', 'round-cap'],
  'france/ligne': ['line', 'chevron', 'kepi'],
  'france/zouaves': ['elite', 'crescent', 'fez', 'bayonet'],
  'france/poilus': ['line', 'half', 'adrian', 'bayonet'],
  'france/territoriaux': ['green', 'ring', 'bonnet'],
  'france/chasseurs': ['elite', 'horn', 'broad-beret'],
  'france/tirailleurs': ['elite', 'chevrons', 'chechia'],
  'france/legion': ['elite', 'grenade', 'kepi-cloth', 'bayonet'],
  'france/genie': ['elite', 'spade', 'adrian', 'rifle', 'spade'],
  'france/specialistes': ['line', 'chevron', 'adrian'],
  'france/agent-de-liaison': ['line', 'chevron', 'adrian'],
  'america/doughboys': ['line', 'chevron', 'broad'],
  'america/marines': ['elite', 'anchor', 'campaign', 'bayonet'],
  'america/recruits': ['green', 'ring', 'side-cap'],
  'america/engineers': ['elite', 'spade', 'broad', 'rifle', 'spade'],
  'america/specialists': ['line', 'chevron', 'broad'],
  'america/runner': ['line', 'chevron', 'side-cap'],
};

/** Usual dress of a nation: of its teams by quality, of officers, of whoever is not listed. */
interface Custom {
  line: Headgear;
  elite: Headgear;
  green: Headgear;
  officer: Headgear;
}
const CUSTOMS: Record<string, Custom> = {
  america: { line: 'm1', elite: 'm1-leaves', green: 'side-cap', officer: 'm1' },
  britain: { line: 'broad', elite: 'broad-leaves', green: 'side-cap', officer: 'peaked' },
  france: { line: 'adrian', elite: 'kepi', green: 'bonnet', officer: 'kepi' },
  germany: { line: 'stahlhelm', elite: 'stahlhelm-leaves', green: 'side-cap', officer: 'peaked' },
  italy: { line: 'm33', elite: 'm33-plume', green: 'black-fez', officer: 'side-cap' },
  russia: { line: 'pilotka', elite: 'ssh', green: 'flat-cap', officer: 'wide-peaked' },
};
const WAR_CUSTOMS: Record<string, Custom> = {
  america: { line: 'broad', elite: 'campaign', green: 'side-cap', officer: 'campaign' },
  france: { line: 'adrian', elite: 'adrian-leaves', green: 'bonnet', officer: 'kepi' },
  germany: { line: 'pickelhaube', elite: 'stahlhelm', green: 'round-cap', officer: 'peaked' },
};
const PLAIN: Custom = { line: 'm1', elite: 'm1-leaves', green: 'side-cap', officer: 'peaked' };

const TIERS: [RegExp, Tier, Mark][] = [
  [/elite|guard|garde|para|air|engineer|pionier/, 'elite', 'chevrons'],
  [/green|conscript|militia|recruit|territorial|reserv/, 'green', 'ring'],
];

function customOf(nation: string, war: boolean): Custom {
  return (war ? WAR_CUSTOMS[nation] : undefined) ?? CUSTOMS[nation] ?? PLAIN;
}

/** What its men usually wear, as on its cards. */
export function headOf(nation: string, catalogue?: Catalogue): Headgear {
  return customOf(nation, catalogue !== undefined && isGreatWar(catalogue)).line;
}

/** By its key in the catalogue ("germany/rifle") and what is printed of it. */
export function faceOf(type: string, facts: Pick<UnitFacts, 'nation' | 'kind'>, catalogue?: Catalogue): UnitFace {
  const war = catalogue !== undefined && isGreatWar(catalogue);
  const row = (war ? GREAT_WAR : SECOND_WAR)[type];
  if (row) {
    const [tier, mark, head, arms, load] = row;
    return { tier, mark, head, group: facts.kind, ...(arms && { arms }), ...(load && { load }) };
  }
  return unlisted(type, facts.kind, customOf(facts.nation, war));
}

function unlisted(type: string, kind: string, custom: Custom): UnitFace {
  if (kind === 'tank') return { tier: 'line', mark: null, head: custom.line, group: kind };
  if (kind === 'leader') return { tier: 'line', mark: null, head: type.endsWith('/private') ? custom.line : custom.officer, group: kind };
  if (kind === 'hero') return { tier: 'elite', mark: 'laurel', head: custom.line, group: kind };
  if (/weapon/.test(type)) return { tier: 'line', mark: 'tripod', head: custom.line, group: 'weapon' };
  const [, tier, mark] = TIERS.find(([name]) => name.test(type)) ?? [null, 'line' as const, 'chevron' as const];
  return { tier, mark, head: custom[tier], group: kind };
}

