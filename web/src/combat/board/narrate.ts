// The board of Combat! in words, for those who hear it and for the small notes at the pointer.
import type { Thing } from '../../lib/protocol';
import type { CombatGun, CombatMan } from '../protocol';
import { say, t } from '../../lib/say.svelte';
import type { CombatScene } from './scene';

/** "Sgt Taylor"; an Unknown goes by team and number. */
export function manName(man: CombatMan, scene: CombatScene): string {
  if (man.name !== undefined) return say(scene.catalogue.men[man.name]?.title) || man.title || man.tag;
  return t('combat-unknown', { team: scene.catalogue.teams[man.team], number: unknownNumber(man) });
}

/** As it stands on his counter: without a rank. */
export function shortName(man: CombatMan, scene: CombatScene): string {
  const title = man.name === undefined ? undefined : scene.catalogue.men[man.name]?.title;
  const name = title?.a?.name;
  if (name !== undefined && typeof name === 'object' && !Array.isArray(name)) return say(name);
  return man.known ? (man.title ?? man.tag) : `${say(scene.catalogue.teams[man.team])} ${unknownNumber(man)}`;
}

/** "red-3" is the third Unknown of its team. */
export function unknownNumber(man: CombatMan): string {
  return man.tag.slice(man.tag.lastIndexOf('-') + 1);
}

export function manWords(man: CombatMan, scene: CombatScene): string {
  const { catalogue } = scene;
  const parts = [manName(man, scene), t('combat-board-team', { team: catalogue.teams[man.team] })];
  if (!man.known) parts.push(t(man.confirmed ? 'combat-inspect-unknown-real' : 'combat-inspect-unknown'));
  if (man.alert === false) parts.push(t('combat-inspect-waiting'));
  if (man.spotted !== undefined) parts.push(t(man.spotted ? 'combat-inspect-spotted' : 'combat-inspect-hidden'));
  for (const { weapon, ammo } of man.weapons ?? []) {
    const title = catalogue.weapons[weapon]?.title ?? weapon;
    parts.push(ammo === 'loaded' ? say(catalogue.weapons[weapon]?.title) : t('combat-inspect-ammo', { weapon: title, ammo: { k: `combat-ammo-${ammo}` } }));
  }
  const gun = scene.served(man);
  if (gun) parts.push(t(gun.operator ? 'combat-board-operator' : 'combat-board-assistant', { weapon: catalogue.weapons[gun.weapon]?.title ?? gun.weapon }));
  if (man.tq !== undefined) parts.push(t('combat-board-tq', { number: man.tq }));
  if (man.order !== 'none') parts.push(orderWords(man.order, scene));
  if (man.morale !== 'normal') parts.push(say(catalogue.morale[man.morale]));
  for (const wound of man.wounds ?? []) parts.push(t(`combat-wound-kind-${wound}`));
  if (man.incapacitated) parts.push(t('combat-inspect-incapacitated'));
  if (man.grenade) parts.push(t(man.grenade === 'smoke' ? 'combat-inspect-live-smoke' : 'combat-inspect-live'));
  for (const mark of man.marks) parts.push(t(`combat-inspect-${mark}`));
  if (man.aim !== null) parts.push(t('combat-inspect-aim', { hex: man.aim }));
  if (man.guard !== null) parts.push(t('combat-inspect-prisoner', { man: scene.called(man.guard) }));
  else if (man.with !== null) parts.push(t('combat-inspect-with', { man: scene.called(man.with) }));
  return parts.join(', ');
}

/** An order with its four numbers. */
export function orderWords(order: string, scene: Pick<CombatScene, 'catalogue'>): string {
  const entry = scene.catalogue.orders[order];
  if (!entry) return order;
  return `${say(entry.title)} (${entry.entries.map((word) => t(`combat-marker-${word}`)).join(', ')})`;
}

export function gunWords(gun: CombatGun, scene: CombatScene): string {
  const parts = [say(scene.catalogue.weapons[gun.weapon]?.title) || gun.tag];
  if (gun.ammo !== 'loaded') parts.push(t(`combat-ammo-${gun.ammo}`));
  if (gun.operator !== null) parts.push(t('combat-inspect-gun-operator', { man: scene.called(gun.operator) }));
  if (gun.assistant !== null) parts.push(t('combat-inspect-gun-assistant', { man: scene.called(gun.assistant) }));
  return parts.join(', ');
}

export function hexWords(name: string, scene: CombatScene): string {
  const hex = scene.hexes.get(name);
  if (!hex) return name;
  const { made, melees, smoke, lights, lit, grenades, corpses } = scene.view.markers;
  const parts = [t('board-hex', { hex: name, terrain: scene.catalogue.terrain[hex.terrain] ?? hex.terrain })];
  if (hex.level > 0) parts.push(t('board-level', { level: hex.level }));
  if (hex.objective > 0) parts.push(t('combat-board-goal', { number: hex.objective }));
  const dug = made[name];
  if (dug !== undefined) parts.push(say(scene.catalogue.terrain[dug]));
  if (melees.includes(name)) parts.push(t('combat-inspect-melee'));
  const cloud = smoke.find((one) => one.hexes.includes(name));
  if (cloud) parts.push(t(cloud.fading ? 'combat-inspect-smoke-fading' : 'combat-inspect-smoke'));
  if (lights.includes(name)) parts.push(t('combat-inspect-light'));
  else if (lit.includes(name)) parts.push(t('combat-board-lit'));
  for (const grenade of grenades.filter((one) => one.hex === name)) parts.push(t('combat-inspect-grenade', { blast: { k: `combat-blast-${grenade.blast}` } }));
  for (const corpse of corpses.filter((one) => one.hex === name)) parts.push(t('combat-board-corpse', { man: scene.called(corpse.man) }));
  return parts.join(', ');
}

/** A hex and all that is in it. */
export function fullHexWords(name: string, scene: CombatScene, lit: ReadonlySet<Thing>): string {
  const parts = [hexWords(name, scene), ...scene.rows(name).map((row) => row.words)];
  if (lit.has(`h:${name}`)) parts.push(t('board-can-choose'));
  const offered = scene.thingsIn(name).filter((thing) => lit.has(thing)).length;
  if (offered > 0) parts.push(t('board-can-choose-in', { count: offered }));
  return `${parts.join('. ')}.`;
}
