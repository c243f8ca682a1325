// The board in words, for those who hear it and for the small notes at the pointer.
import type { Geometry, Thing } from '../../lib/protocol';
import { known, say, t } from '../../lib/say.svelte';
import type { Hex } from '../../table/ground/layout';
import { Pieces, pileOrder } from './layout';
import type { Catalogue, UnitView, View, WeaponView } from '../protocol';
import { guns, highest, scattered } from '../war/war';

/** Everything that words about the board are made from. */
export interface Scene {
  view: View;
  catalogue: Catalogue;
  geometry: Geometry;
  pieces: Pieces;
  hexes: Map<string, Hex>;
}

export function unitName(unit: UnitView, scene: Scene): string {
  const title = say(scene.catalogue.units[unit.type]?.title) || unit.title;
  const nation = t(`nation-${scene.pieces.nationOf(unit, scene.catalogue)}`);
  return t('board-unit', { title, kind: t(`kind-${unit.kind}`), nation });
}

export function weaponName(weapon: WeaponView, scene: Scene): string {
  const title = say(scene.catalogue.weapons[weapon.type]?.title) || weapon.title;
  return weapon.broken ? t('board-weapon-broken', { title }) : title;
}

/** A unit with its state, its weapon and, on the map, its figures. */
export function unitWords(unit: UnitView, scene: Scene, figures = true): string {
  const parts = [unitName(unit, scene), ...unit.flags.filter((flag) => known(`state-${flag}`)).map((flag) => t(`state-${flag}`))];
  const weapon = unit.weapon === null ? undefined : scene.pieces.weapons.get(unit.weapon);
  if (weapon) parts.push(t('board-carries', { weapon: weaponName(weapon, scene) }));
  parts.push(...warWords(unit, scene));
  const { stats } = unit;
  if (stats && figures) {
    parts.push(t('board-figures', { fp: stats.fp, range: stats.range, move: stats.move, morale: stats.morale }));
    if (stats.command !== null && unit.kind === 'leader') parts.push(t('board-command', { command: stats.command }));
  }
  return parts.join(', ');
}

const RANKS = ['hero', 'lieutenant', 'captain', 'colonel']; // by seniority

/** What a unit is in the Great War beside that: rank, place in the chain of command, engineers, the arms of a tank. */
function warWords(unit: UnitView, scene: Scene): string[] {
  const printed = scene.catalogue.units[unit.type];
  const face = unit.flags.includes('broken') ? printed?.back : printed?.front;
  const gun = guns(scene.view).get(unit.id) ?? { fp: face?.gun_fp ?? 0, range: face?.gun_range ?? 0 };
  const leads = unit.kind === 'tank' ? (printed?.front.command ?? null) : null;
  return [
    ...(printed?.rank ? [t(`rank-${RANKS[printed.rank] ?? 'hero'}`)] : []),
    ...(highest(scene.view).has(unit.id) ? [t('war-state-highest')] : []),
    ...(scattered(scene.view).has(unit.id) ? [t('war-state-scattered')] : []),
    ...(printed?.engineer ? [t('war-state-engineers')] : []),
    ...(gun.fp ? [t('war-tank-gun', { fp: gun.fp, range: gun.range })] : []),
    ...(face?.bog ? [t('war-tank-bog', { bog: face.bog })] : []),
    ...(leads !== null ? [t('war-tank-command', { command: leads })] : []),
  ];
}

export function sideName(side: number, scene: Scene): string {
  const nation = scene.view.sides[side]?.nation;
  return nation === undefined ? t('side-none') : t(`nation-${nation}`);
}

/** A hex: name, ground, objective, markers. */
export function hexWords(name: string, scene: Scene): string {
  const hex = scene.hexes.get(name);
  if (!hex) return name;
  const war = scene.view.war;
  const made = scene.view.hexes.find((entry) => entry.hex === name)?.ground;
  const ground = made ?? war?.ground.find((mark) => mark.hex === name)?.terrain ?? hex.terrain;
  const parts = [t('board-hex', { hex: name, terrain: t(`terrain-${ground}`) })];
  if (hex.level > 0) parts.push(t('board-level', { level: hex.level }));
  const objective = scene.view.objectives.find(({ number }) => number === hex.objective);
  if (objective) {
    const owner = objective.control < 0 ? t('side-none') : sideName(objective.control, scene);
    parts.push(t('board-objective', { number: objective.number, owner, value: objective.value }));
  }
  const mark = scene.view.hexes.find((entry) => entry.hex === name);
  if (mark?.fort) parts.push(t(`fort-${mark.fort}`));
  if (mark && mark.smoke > 0) parts.push(t('board-smoke', { number: mark.smoke }));
  if (mark?.blaze) parts.push(t('marker-blaze'));
  if (war?.gas.includes(name)) parts.push(t('marker-gas'));
  if (war?.trails_gone.includes(name)) parts.push(t('war-hex-trail'));
  for (const [side, aim] of (war?.sides ?? []).entries()) {
    const words = { side: sideName(side, scene) };
    if (aim.barrage.includes(name)) parts.push(t('war-hex-barrage', words));
    if (aim.spotting === name) parts.push(t('war-hex-spotting', words));
    if (aim.observer === name) parts.push(t('war-hex-observer', words));
  }
  return parts.join(', ');
}

/** The pieces of a hex as they lie, the top one first. */
export function unitsTopDown(name: string, scene: Scene): UnitView[] {
  return pileOrder(scene.pieces.unitsIn(name)).reverse();
}

/** A hex and all that is in it. */
export function fullHexWords(name: string, scene: Scene, lit: ReadonlySet<Thing>): string {
  const parts = [hexWords(name, scene)];
  const units = unitsTopDown(name, scene);
  if (new Set(units.map((unit) => unit.side)).size > 1) parts.push(t('board-melee'));
  for (const unit of units) parts.push(unitWords(unit, scene));
  if (lit.has(`h:${name}`)) parts.push(t('board-can-choose'));
  const offered = scene.pieces.thingsIn(name).filter((thing) => lit.has(thing)).length;
  if (offered > 0) parts.push(t('board-can-choose-in', { count: offered }));
  return `${parts.join('. ')}.`;
}

export function thingWords(thing: Thing, scene: Scene): string {
  if (thing.startsWith('h:')) return hexWords(thing.slice(2), scene);
  const unit = scene.pieces.unit(thing);
  if (unit) return unitWords(unit, scene);
  const weapon = scene.pieces.weapon(thing);
  if (weapon) return weaponName(weapon, scene);
  const fort = fortOf(thing);
  return fort === null ? thing : t(`fort-${fort}`);
}

/** "x:fort-wire" is wire to be laid. */
export function fortOf(thing: Thing): string | null {
  return thing.startsWith('x:fort-') ? thing.slice(7) : null;
}
