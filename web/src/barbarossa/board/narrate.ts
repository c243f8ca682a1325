// The board of Barbarossa in words, for those who hear it and for the small notes at the pointer.
import type { Thing } from '../../lib/protocol';
import { say, t } from '../../lib/say.svelte';
import type { BarbarossaOrderNow, BarbarossaUnit } from '../protocol';
import type { BarbarossaScene } from './scene';

/** "G3 Rifle platoon". */
export function unitName(unit: BarbarossaUnit, scene: BarbarossaScene): string {
  const card = scene.cardOf(unit);
  return card ? `${unit.name} ${say(card.title)}` : unit.name;
}

export function unitWords(unit: BarbarossaUnit, scene: BarbarossaScene): string {
  const card = scene.cardOf(unit);
  const parts = [unitName(unit, scene)];
  if (card) parts.push(t('barbarossa-board-left', { left: unit.size, size: card.size }));
  parts.push(t('barbarossa-board-figures', { ap: unit.ap, defense: unit.base + unit.bonus }));
  for (const status of unit.status) parts.push(say(scene.catalogue.statuses?.[status]?.title) || status);
  if (unit.carrier !== null) parts.push(t('barbarossa-board-carried', { unit: unit.carrier }));
  if (unit.order && unit.order.name !== 'wait') parts.push(orderWords(unit.order, scene));
  return parts.join(', ');
}

/** "March to C4", "Open Fire at S2", "Defend, side 2, range 3". */
export function orderWords(order: BarbarossaOrderNow, scene: Pick<BarbarossaScene, 'catalogue'>): string {
  const title = say(scene.catalogue.orders?.[order.name]?.title) || order.name;
  const end = order.path?.at(-1);
  if (end !== undefined) return t('barbarossa-board-order-to', { order: title, hex: end });
  if (order.target !== undefined) return t('barbarossa-board-order-at', { order: title, target: order.target });
  if (order.at !== undefined) return t('barbarossa-board-order-at', { order: title, target: order.at });
  if (order.face !== undefined) return t('barbarossa-board-order-face', { order: title, face: order.face, range: order.range ?? 0 });
  return title;
}

export function hexWords(name: string, scene: BarbarossaScene): string {
  const hex = scene.hexes.get(name);
  if (!hex) return name;
  const now = scene.groundOf(name);
  const { catalogue } = scene;
  const terrain = now.terrain ?? hex.terrain;
  const parts = [t('board-hex', { hex: name, terrain: catalogue.terrain?.[terrain]?.title ?? terrain })];
  if (hex.level > 0) parts.push(t('board-level', { level: hex.level }));
  for (const sign of signsOf(name, scene)) parts.push(sign);
  return parts.join(', ');
}

/** What lies in a hex, word by word. */
function signsOf(name: string, scene: BarbarossaScene): string[] {
  const now = scene.groundOf(name);
  const { works, mines } = scene.catalogue;
  const found: string[] = [];
  if (now.smoke) found.push(t('barbarossa-board-smoke'));
  if (now.fire) found.push(t('barbarossa-board-fire'));
  if (now.trench) found.push(t('barbarossa-board-trench'));
  if (now.pillbox) found.push(t('barbarossa-board-pillbox'));
  if (now.wire) found.push(t('barbarossa-board-wire'));
  if (now.barrier) found.push(t('barbarossa-board-barrier'));
  if (now.damaged_rail) found.push(t('barbarossa-board-rail'));
  if (now.work) found.push(say(works?.[now.work]) || now.work);
  if (now.depot) found.push(t('barbarossa-board-depot', { side: { k: `side-${now.depot}` }, stock: now.stock ?? 0 }));
  if (now.held) found.push(t('barbarossa-board-held', { side: { k: `side-${now.held}` } }));
  for (const mine of scene.mines) if (mine.hex === name) found.push(say(mines?.[mine.kind]) || mine.kind);
  return found;
}

/** A hex and all that is in it. */
export function fullHexWords(name: string, scene: BarbarossaScene, lit: ReadonlySet<Thing>): string {
  const parts = [hexWords(name, scene), ...scene.rows(name).map((row) => row.words)];
  if (lit.has(`h:${name}`)) parts.push(t('board-can-choose'));
  const offered = scene.thingsIn(name).filter((thing) => lit.has(thing)).length;
  if (offered > 0) parts.push(t('board-can-choose-in', { count: offered }));
  return `${parts.join('. ')}.`;
}
