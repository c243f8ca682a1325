// What a reader has chosen for this browser. Kept in localStorage; nothing here is known to the table.
import { PACES, type Pace } from '../director/pace';
import { hearGuests, LANGUAGES, preferred, speak, type Language } from './say.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export type Animation = 'auto' | 'on' | 'off';
export type CounterSize = 'small' | 'normal' | 'large';
export type TextSize = 'normal' | 'large' | 'larger';
export type Names = 'on' | 'faint' | 'off'; // of the hexes, with the grid between them
export type Drawer = 'auto' | 'open' | 'shut'; // auto: open where the map leaves room for it

interface Stored {
  language: Language;
  theme: Theme;
  animation: Animation;
  pace: Pace;
  sound: boolean;
  counters: CounterSize;
  text: TextSize;
  names: Names;
  drawer: Drawer;
  handUp: boolean;
  notify: boolean;
  briefing: boolean;
}

const PLACE = 'sandtable.settings';

function defaults(): Stored {
  return {
    language: preferred(navigator.languages ?? [navigator.language]),
    theme: 'auto',
    animation: 'auto',
    pace: 'normal',
    sound: true,
    counters: 'large',
    text: 'normal',
    names: 'on',
    drawer: 'auto',
    handUp: false,
    notify: false,
    briefing: true,
  };
}

function stored(): Stored {
  const start = defaults();
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    if (typeof kept === 'object' && kept !== null) Object.assign(start, kept);
  } catch {
    // A browser without storage, or something else's words in our place: begin afresh.
  }
  if (!(start.language in LANGUAGES)) start.language = defaults().language;
  if (!PACES.includes(start.pace)) start.pace = defaults().pace;
  return start;
}

class Settings {
  #kept = $state<Stored>(stored());
  #still = $state(false); // the system asks for less motion
  #dark = $state(false); // the system is dark

  constructor() {
    follow('(prefers-reduced-motion: reduce)', (on) => (this.#still = on));
    follow('(prefers-color-scheme: dark)', (on) => (this.#dark = on));
    this.#dress();
  }

  get language(): Language {
    return this.#kept.language;
  }
  /** Switches the words too. */
  set language(value: Language) {
    this.#set('language', value);
    void speak(value).then(() => hearGuests(value));
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(value: Theme) {
    this.#set('theme', value);
  }
  get animation(): Animation {
    return this.#kept.animation;
  }
  set animation(value: Animation) {
    this.#set('animation', value);
  }
  /** How fast what happens is shown. */
  get pace(): Pace {
    return this.#kept.pace;
  }
  set pace(value: Pace) {
    this.#set('pace', value);
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(value: boolean) {
    this.#set('sound', value);
  }
  get counters(): CounterSize {
    return this.#kept.counters;
  }
  set counters(value: CounterSize) {
    this.#set('counters', value);
  }
  get text(): TextSize {
    return this.#kept.text;
  }
  set text(value: TextSize) {
    this.#set('text', value);
  }
  get names(): Names {
    return this.#kept.names;
  }
  set names(value: Names) {
    this.#set('names', value);
  }
  /** Log and details beside the map. */
  get drawer(): Drawer {
    return this.#kept.drawer;
  }
  set drawer(value: Drawer) {
    this.#set('drawer', value);
  }
  /** Does the hand stay up? */
  get handUp(): boolean {
    return this.#kept.handUp;
  }
  set handUp(value: boolean) {
    this.#set('handUp', value);
  }
  /** Tell me by the browser when it is my turn. Ask with `askToNotify` of notify.ts first. */
  get notify(): boolean {
    return this.#kept.notify;
  }
  set notify(value: boolean) {
    this.#set('notify', value);
  }

  /** Is a game's briefing shown on arrival? */
  get briefing(): boolean {
    return this.#kept.briefing;
  }
  set briefing(value: boolean) {
    this.#set('briefing', value);
  }

  /** Is anything to move? Ask this, not `animation`. */
  get moving(): boolean {
    return this.#kept.animation === 'on' || (this.#kept.animation === 'auto' && !this.#still);
  }
  get dark(): boolean {
    return this.#kept.theme === 'dark' || (this.#kept.theme === 'auto' && this.#dark);
  }
  /** Factor of the counters' size. */
  get scale(): number {
    return { small: 0.85, normal: 1, large: 1.2 }[this.#kept.counters] ?? 1;
  }

  #set<K extends keyof Stored>(name: K, value: Stored[K]): void {
    this.#kept[name] = value;
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      // Without storage a choice lasts as long as the page.
    }
    this.#dress();
  }

  #dress(): void {
    const root = document.documentElement;
    root.dataset.theme = this.#kept.theme;
    root.dataset.motion = this.#kept.animation;
    root.dataset.text = this.#kept.text;
  }
}

function follow(query: string, told: (on: boolean) => void): void {
  const list = globalThis.matchMedia?.(query);
  if (!list) return;
  told(list.matches);
  list.addEventListener('change', (event) => told(event.matches));
}

export const settings = new Settings();
