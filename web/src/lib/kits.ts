// The games that the browser can show, each with the kit that draws it.
import { combat } from '../combat/kit';
import { commander } from '../commander/kit';
import type { Kit } from './kit';

const KITS: Record<string, Kit> = { [commander.name]: commander, [combat.name]: combat };

export function kitOf(title: string): Kit {
  const kit = KITS[title];
  if (!kit) throw new Error(`this page cannot show ${title}`);
  return kit;
}
