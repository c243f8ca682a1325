// The games that the browser can show, each with the kit that draws it.
import { combat } from '../combat/kit';
import { commander, greatWar } from '../commander/kit';
import { plainKit } from '../plain/kit';
import type { Kit } from './kit';

const KITS: Record<string, Kit> = { [commander.name]: commander, [greatWar.name]: greatWar, [combat.name]: combat };

/** A game that we do not know is shown plainly; `sides` are the names of its seats. */
export function kitOf(title: string, sides: readonly string[] = []): Kit {
  return KITS[title] ?? plainKit(title, sides);
}
