// Puts phrases into words, in the reader's language. Whatever is said during rendering is said anew when the language changes.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Phrase, PhraseValue } from './protocol';
import { fetchPart, PAGES, PARTS, type Part } from './words/parts';

export type Language = 'en' | 'bg';
export const LANGUAGES: Record<Language, string> = { en: 'English', bg: 'Български' };
const FALLBACK: Language = 'en';
const MINUS = '−'; // number formats give a hyphen

let wantedParts = new Set<Part>(PARTS);
const heard: Record<Language, Set<Part>> = { en: new Set(), bg: new Set() };

let bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
let current = $state<Language>(FALLBACK);

export function language(): Language {
  return current;
}

let chosen: Language = FALLBACK;

/** Switches everything to a language once its words are here; English follows, for what the language lacks. */
export async function speak(wanted: Language): Promise<void> {
  chosen = wanted;
  await load(wanted);
  if (chosen !== wanted) return; // another one was chosen while its words came
  current = wanted;
  document.documentElement.lang = wanted;
  if (wanted !== FALLBACK) void load(FALLBACK).catch(() => undefined);
}

/** Only these parts are fetched, until others are asked for. */
export function only(parts: readonly Part[]): void {
  wantedParts = new Set(parts);
}

/** More parts, in every language that is spoken. */
export async function hear(...parts: readonly Part[]): Promise<void> {
  for (const part of parts) wantedParts.add(part);
  const languages = (['en', 'bg'] as const).filter((lang) => bundles[lang]);
  await Promise.all(languages.map(load));
}

async function load(wanted: Language): Promise<void> {
  const missing = [...wantedParts].filter((part) => !heard[wanted].has(part));
  if (missing.length === 0) return;
  const texts = await Promise.all(missing.map((part) => fetchPart(wanted, part)));
  const bundle = bundles[wanted] ?? bundleOf(wanted, []);
  for (const [n, part] of missing.entries()) {
    if (heard[wanted].has(part)) continue; // another who waited was first
    heard[wanted].add(part);
    bundle.addResource(new FluentResource(texts[n] ?? ''));
  }
  bundles = { ...bundles, [wanted]: bundle };
}

/** More words in a language; those that are there already stay. */
export function addWords(lang: Language, text: string): void {
  const bundle = bundles[lang];
  if (!bundle || !text) return;
  bundle.addResource(new FluentResource(text));
  bundles = { ...bundles }; // whatever was said is said anew
}

/** Games that other packages bring have their words at the server; without them their keys are shown. */
export async function hearGuests(lang: Language): Promise<void> {
  try {
    const response = await fetch(`/api/texts/${lang}`);
    if (response.ok) addWords(lang, await response.text());
  } catch {
    // the page will say itself that the table is out of reach
  }
}

export function bundleOf(lang: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The language a browser asks for, of those we have. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const short = wish.toLowerCase().split('-')[0];
    if (short === 'en' || short === 'bg') return short;
  }
  return FALLBACK;
}

let voice = $state(''); // how the keys begin by which the game that is shown says things its own way

/** From now on the words of a game stand for those of the same name that all have; "": no game's. */
export function speakAs(prefix: string): void {
  voice = prefix;
}

function messageOf(bundle: FluentBundle | undefined, key: string): ReturnType<FluentBundle['getMessage']> {
  return (voice ? bundle?.getMessage(`${voice}-${key}`) : undefined) ?? bundle?.getMessage(key);
}

/** A phrase in words. */
export function say(phrase: Phrase | null | undefined): string {
  return phrase ? t(phrase.k, phrase.a) : '';
}

/** A message of our own by its key. A key that no language has is shown as it is, so that nothing is hidden. */
export function t(key: string, args?: Record<string, PhraseValue>): string {
  for (const bundle of [bundles[current], bundles[FALLBACK]]) {
    const pattern = messageOf(bundle, key)?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, worded(args), []);
  }
  if (PAGES.some((part) => !wantedParts.has(part))) void hear(...PAGES).catch(() => undefined); // another game's, then
  return key;
}

/** A phrase without the name of whom it is about, where there are words for that; his name stands above it. */
export function brief(phrase: Phrase): string {
  const short = `${phrase.k}-brief`;
  return known(short) ? t(short, phrase.a) : say(phrase);
}

/** The one man of whom several phrases speak that can be said without his name; others may stand among them. */
export function sharedName(phrases: readonly Phrase[]): Phrase | null {
  const [first, ...others] = phrases.filter((phrase) => known(`${phrase.k}-brief`)).map((phrase) => phrase.a?.man);
  if (others.length === 0 || typeof first !== 'object' || Array.isArray(first)) return null;
  return others.every((other) => JSON.stringify(other) === JSON.stringify(first)) ? first : null;
}

/** Is there such a message? */
export function known(key: string): boolean {
  return [bundles[current], bundles[FALLBACK]].some((bundle) => messageOf(bundle, key)?.value);
}

function worded(args: Record<string, PhraseValue> | undefined): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args ?? {})) out[name] = typeof value === 'number' && value >= 0 ? value : words(value);
  return out;
}

function words(value: PhraseValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return number(value);
  if (Array.isArray(value)) return value.map(words).join(', ');
  return say(value);
}

export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(current, options).format(value).replace('-', MINUS);
}

export function date(at: number, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }): string {
  return new Intl.DateTimeFormat(current, options).format(at);
}

/** How long ago, roughly: "3 hours ago". */
export function ago(at: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(current, { numeric: 'auto' });
  const seconds = Math.round((at - now) / 1000);
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [['day', 86400], ['hour', 3600], ['minute', 60]];
  for (const [unit, size] of steps) if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  return format.format(Math.min(0, Math.trunc(seconds)), 'second');
}
