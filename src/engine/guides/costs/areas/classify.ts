import { normaliseName } from '../../../table/normalise-name.ts';
import type { Area } from './areas.ts';
import { SUPPLIERS, WORDS_TOO } from './suppliers.ts';
import { SAYS_NOTHING_BESIDE_OTHERS, TOO_LOOSE_FOR_NAMES, WORDS } from './words.ts';

/** What the dictionary makes of a text. */
export interface Place {
  area: Area;
  /** The supplier's name in the dictionary; null where a word decided. */
  supplier: string | null;
}

interface Entry extends Place {
  /** Counts only where nothing else is said (see `WORDS_TOO`). */
  alone: boolean;
  /** A word that any other hit goes before. */
  weak: boolean;
}

/** Company forms, countries and the like: they do not tell companies apart. */
const FORMS =
  /^(?:ab|aktiebolag|hb|kb|publ|filial|sverige|sweden|svenska|nordic|inc|ltd|limited|llc|gmbh|oy|as|a|s|bv|sa|plc|international|europe|ireland|com|se)$/;
const LONGEST = 5;
/** Shorter words (el, it, bil) are too often a part of what a supplier is called. */
const LONG_ENOUGH_FOR_NAMES = 4;

function entriesOf(list: string): string[] {
  return list.split(',').map(normaliseName);
}

function addAll(index: Map<string, Entry>): void {
  const alone = new Set(entriesOf(WORDS_TOO));
  const weak = new Set(entriesOf(SAYS_NOTHING_BESIDE_OTHERS));
  for (const [area, list] of Object.entries(WORDS) as [Area, string][])
    for (const word of entriesOf(list))
      index.set(word, { area, supplier: null, alone: false, weak: weak.has(word) });
  for (const [area, list] of Object.entries(SUPPLIERS) as [Area, string][])
    for (const written of list.split(',')) {
      const name = normaliseName(written);
      index.set(name, { area, supplier: written.trim(), alone: alone.has(name), weak: false });
    }
}

const INDEX = new Map<string, Entry>();
const LOOSE = new Set(entriesOf(TOO_LOOSE_FOR_NAMES));
addAll(INDEX);

interface Hit {
  entry: Entry;
  words: number;
  letters: number;
}

function better(a: Hit, b: Hit | null): boolean {
  if (b === null) return true;
  if (a.entry.weak !== b.entry.weak) return b.entry.weak;
  return a.words > b.words || (a.words === b.words && a.letters > b.letters);
}

function saysNothing(word: string): boolean {
  return FORMS.test(word) || /\d/.test(word);
}

/**
 * Finds the longest entry of the dictionary that stands in the text as whole words. In a supplier's name
 * (`name`) only suppliers count, and those that are words too only at its beginning.
 */
function find(text: string, as: 'name' | 'text' | 'wordsOfName'): Place | null {
  const words = normaliseName(text).split(' ');
  let best: Hit | null = null;
  for (let from = 0; from < words.length; from += 1)
    for (let length = Math.min(LONGEST, words.length - from); length > 0; length -= 1) {
      const phrase = words.slice(from, from + length).join(' ');
      const entry = INDEX.get(phrase);
      if (entry === undefined || !counts(entry, phrase, as)) continue;
      const others = [...words.slice(0, from), ...words.slice(from + length)];
      const begins = as === 'name' && from === 0;
      if (entry.alone && !begins && !others.every(saysNothing)) continue;
      const hit = { entry, words: length, letters: phrase.length };
      if (better(hit, best)) best = hit;
    }
  return best === null ? null : { area: best.entry.area, supplier: best.entry.supplier };
}

function counts(entry: Entry, phrase: string, as: 'name' | 'text' | 'wordsOfName'): boolean {
  if (as === 'text') return true;
  if (as === 'name') return entry.supplier !== null;
  const tells = phrase.length >= LONG_ENOUGH_FOR_NAMES && !LOOSE.has(phrase);
  return entry.supplier === null && !entry.weak && tells;
}

/** Places a supplier by its name. */
export function placeSupplier(name: string): Place | null {
  return find(name, 'name');
}

/** Places a supplier that the dictionary does not have by the words of its name: `Bengts Taxi`. */
export function placeSupplierByWords(name: string): Place | null {
  return find(name, 'wordsOfName');
}

/** Places a text, an account's name or a category by the suppliers and words it holds. */
export function placeText(text: string): Place | null {
  return find(text, 'text');
}
