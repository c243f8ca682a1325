// Pieces that are dragged: in a set-up to their place, in play to where they may go.
import type { Composer } from '../../compose/composer.svelte';
import type { Scene } from '../../lib/kit';
import type { RosterPiece, Thing } from '../../lib/protocol';
import { drag } from '../../panels/roster/drag';
import type { Drafting } from '../../panels/roster/roster.svelte';

type Place = { x: number; y: number } | null;

export class Carrying {
  shade = $state.raw<{ thing: Thing; x: number; y: number } | null>(null); // what follows the pointer

  constructor(
    readonly setup: Drafting,
    readonly composer: Composer,
    readonly scene: () => Scene,
  ) {}

  onshade = (piece: RosterPiece | null, at: Place): void => void (this.shade = piece && at && { thing: piece.thing, ...at });

  /** A piece of a set-up goes to the hex, or to whoever stands there. */
  ondrop = (piece: string, on: Thing | null): void => {
    const scene = this.scene();
    const hex = on === null ? null : scene.hexOf(on);
    const places = on === null ? [] : [on, `h:${hex ?? ''}`, ...(hex === null ? [] : scene.thingsIn(hex))];
    places.some((place) => this.setup.put(piece, place));
  };

  /** One that is placed already is taken up again. */
  lift = (event: PointerEvent): void => {
    if (!this.setup.active || event.button !== 0 || !(event.target instanceof Element)) return;
    const thing = event.target.closest('[data-thing]')?.getAttribute('data-thing');
    const piece = this.setup.pieces.find((one) => one.thing === thing && one.at !== null);
    if (!piece) return;
    event.stopPropagation(); // the map stays where it is
    drag(event, { shade: (at) => this.onshade(at ? piece : null, at), drop: (on) => this.ondrop(piece.piece, on) });
  };

  /** A piece that may go somewhere goes where it is let go. */
  onlift = (thing: Thing, event: PointerEvent): boolean => {
    if (this.setup.active || !this.composer.carries(thing)) return false;
    let far = false;
    drag(event, {
      shade: (at) => {
        if (at && !far) this.composer.carry(thing, this.scene().leads?.(thing) ?? false);
        far ||= at !== null;
        this.shade = at && { thing, ...at };
      },
      drop: (on) => void this.composer.lay(thing, on === null ? null : this.scene().hexOf(on)),
    });
    return true;
  };
}
