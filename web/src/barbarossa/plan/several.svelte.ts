// A template given to several units: each gets a role, every order is proposed by the table, seen before it is given, and can be changed.
import type { Plan, PlanOrder, PlansAnswer, Thing } from '../../lib/protocol';
import type { Hex } from '../../table/ground/layout';
import type { BarbarossaScene } from '../board/scene';
import { hexAt } from './gestures';
import { faceOf, goalOf, handOut, keepTemplates, readTemplates, suits, templateOf, type Role, type Template, type Told } from './templates';

const CONE = 'x:cone';
const FULL = 24; // templates that are kept

/** One unit of those who are ordered together. */
export interface Part {
  unit: Thing;
  role: number; // place among the roles; -1: it gets no order
  plan: Plan | null; // null: it cannot be ordered that
  why: PlansAnswer['why'];
}
interface Means {
  scene: () => BarbarossaScene;
  ask: (things: Thing[], to?: string) => Promise<PlansAnswer | null>;
  orders: () => readonly PlanOrder[]; // of one's own units
  group: () => readonly Thing[]; // units in the loop
  free: () => readonly Thing[]; // whoever has only been told drafts
  send: (texts: string[]) => Promise<boolean>;
}

export class Several {
  open = $state(false);
  all = $state.raw<readonly Template[]>(readTemplates());
  chosen = $state.raw<Template | null>(null); // is being given
  aim = $state.raw<string | null>(null); // its target
  parts = $state.raw<readonly Part[]>([]);
  #units: Thing[] = [];
  #asked = 0; // only the last counts

  constructor(readonly means: Means) {}

  // --- kept ---

  /** Whose orders would be kept: those in the loop, else whoever has been told something. */
  readonly told = $derived.by((): Told[] => {
    const [scene, group] = [this.means.scene(), this.means.group()];
    const orders = this.means.orders().filter((order) => order.name !== 'wait' && (group.length > 0 ? group.includes(order.unit) : order.origin === 'written'));
    return orders.flatMap((order) => toldBy(scene, order) ?? []);
  });

  keep(name: string): boolean {
    if (name.trim() === '' || this.told.length === 0) return false;
    const made = templateOf(name.trim(), this.told, this.means.scene().geometry.radius);
    this.#set([...this.all.filter((one) => one.name !== made.name), made].slice(-FULL));
    return true;
  }

  forget(template: Template): void {
    if (this.chosen === template) this.drop();
    this.#set(this.all.filter((one) => one !== template));
  }

  #set(all: readonly Template[]): void {
    this.all = all;
    keepTemplates(all);
  }

  // --- given ---

  /** As they would be drawn on the board. */
  readonly orders = $derived.by((): PlanOrder[] => this.parts.flatMap(({ plan }) => plan?.order ?? []));

  /** A template with a target is given when that is pointed at. */
  readonly aiming = $derived.by(() => this.chosen !== null && this.aim === null && this.chosen.roles.some((role) => role.by === 'aim'));

  choose(template: Template): void {
    const group = this.means.group();
    this.#units = [...(group.length > 1 ? group : this.means.free())];
    [this.chosen, this.aim, this.parts] = [template, null, []];
    if (!this.aiming) void this.#deal(null);
  }

  /** A hex is pointed at: false where no target is wanted. */
  aimedAt(hex: string | null): boolean {
    if (!this.aiming) return false;
    if (hex !== null) {
      this.aim = hex;
      void this.#deal(hex);
    }
    return true;
  }

  drop(): void {
    this.#asked += 1;
    [this.chosen, this.aim, this.parts] = [null, null, []];
  }

  /** What each could be told of all the roles; then each gets the one that suits it. */
  async #deal(aim: string | null): Promise<void> {
    const asked = ++this.#asked;
    const template = this.chosen;
    if (!template) return;
    const could = await Promise.all(this.#units.map((unit) => Promise.all(template.roles.map((role) => this.#could(unit, role, aim)))));
    if (asked !== this.#asked) return;
    const scene = this.means.scene();
    const fits = could.map((row, n) => row.map(({ plan }, r) => (plan ? this.#suits(scene, this.#units[n]!, template.roles[r]!) : -1)));
    const roles = handOut(fits);
    this.parts = this.#units.map((unit, n) => this.#part(unit, roles[n] ?? -1, could[n] ?? []));
  }

  #suits(scene: BarbarossaScene, thing: Thing, role: Role): number {
    const unit = scene.unit(thing);
    return unit ? suits(role, unit.card, scene.cardOf(unit)?.type ?? '') : -1;
  }

  #part(unit: Thing, role: number, could: readonly { plan: Plan | null; why: PlansAnswer['why'] }[]): Part {
    const found = could[role];
    return { unit, role, plan: found?.plan ?? null, why: found?.why ?? could.find(({ why }) => why?.length)?.why ?? [] };
  }

  /** The order of that name which the table proposes there, and the reasons why not. */
  async #could(unit: Thing, role: Role, aim: string | null): Promise<{ plan: Plan | null; why: PlansAnswer['why'] }> {
    const scene = this.means.scene();
    const from = scene.hexes.get(scene.hexOf(unit) ?? '');
    if (!from) return { plan: null, why: [] };
    const target = scene.hexes.get(aim ?? '') ?? null;
    if (role.by === 'face') return this.#faced(unit, role, faceOf(role, from, target));
    const hex = hexAt(scene, goalOf(role, from, target, scene.geometry.radius));
    const found = hex === null ? null : await this.means.ask([unit], hex);
    return { plan: found?.plans.find((plan) => plan.order?.name === role.order) ?? null, why: found?.why ?? [] };
  }

  /** A field of fire in that direction, as far as it may reach. */
  async #faced(unit: Thing, role: Role, face: number): Promise<{ plan: Plan | null; why: PlansAnswer['why'] }> {
    const found = await this.means.ask([unit, CONE]);
    const cones = (found?.plans ?? []).filter(({ order }) => order?.name === role.order && order.face === face);
    cones.sort((a, b) => Math.abs((a.order?.range ?? 0) - role.range) - Math.abs((b.order?.range ?? 0) - role.range));
    return { plan: cones[0] ?? null, why: found?.why ?? [] };
  }

  /** Another role for one of them, or none. */
  async turn(part: Part, role: number): Promise<void> {
    const wanted = this.chosen?.roles[role];
    const found = wanted ? await this.#could(part.unit, wanted, this.aim) : { plan: null, why: [] };
    if (this.chosen) this.parts = this.parts.map((one) => (one.unit === part.unit ? { unit: one.unit, role, ...found } : one));
  }

  /** All of them in one message: taken back together, too. */
  async give(): Promise<boolean> {
    const texts = this.parts.flatMap(({ plan }) => plan?.steps.map(({ text }) => text) ?? []);
    this.drop();
    this.open = false;
    return texts.length > 0 && this.means.send(texts);
  }
}

function toldBy(scene: BarbarossaScene, order: PlanOrder): Told | null {
  const unit = scene.unit(order.unit);
  const from = scene.hexes.get(scene.hexOf(order.unit) ?? '');
  if (!unit || !from) return null;
  const to: Hex | undefined = scene.hexes.get((order.target === null ? order.at : scene.hexOf(order.target)) ?? '');
  return { order, from, to: to && to.name !== from.name ? to : null, end: scene.hexes.get(order.path.at(-1) ?? '') ?? null, card: unit.card, type: scene.cardOf(unit)?.type ?? '' };
}
