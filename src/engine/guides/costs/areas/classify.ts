import { plain } from '../../../advice/answers/names.ts';
import { normaliseText } from '../../../table/normalise-name.ts';
import { remembered } from '../../../table/remembered.ts';
import { areForms } from '../../../text/word-forms.ts';
import { AREAS, type Area } from './areas.ts';

/** The area that the dictionary finds in a text. */
export interface Classification {
  area: Area;
  /** The supplier's name in the dictionary; null where a word decided. */
  supplier: string | null;
}

interface Entry extends Classification {
  /** Counts only where the text contains nothing else (see `suppliersLikeWords`). */
  alone: boolean;
  /** Counts only without any other hit. */
  weak: boolean;
  /** Counts in the name of a supplier that the dictionary lacks. */
  inNames: boolean;
}

/** Company forms, countries and the like, which do not distinguish companies. */
const FORMS =
  /^(?:ab|aktiebolag|hb|kb|publ|filial|sverige|sweden|svenska|nordic|inc|ltd|limited|llc|gmbh|oy|as|a|s|bv|sa|plc|international|europe|ireland|com|se)$/;
const LONGEST = 5;
/** Shorter words (el, it, bil) too often occur in suppliers' names by chance. */
const LONG_ENOUGH_FOR_NAMES = 4;

function parted(list: string | undefined): string[] {
  return list?.split(',').map((entry) => entry.trim()) ?? [];
}

const INDEX = new Map<string, Entry>();

function addWords(area: Area, list: string | undefined, weak: boolean, inNames: boolean): void {
  for (const word of parted(list).map(normaliseText)) {
    const tells = inNames && word.length >= LONG_ENOUGH_FOR_NAMES;
    INDEX.set(word, { area, supplier: null, alone: false, weak, inNames: tells });
  }
}

function addSuppliers(area: Area, list: string | undefined, alone: boolean): void {
  for (const supplier of parted(list))
    INDEX.set(normaliseText(supplier), { area, supplier, alone, weak: false, inNames: false });
}

for (const row of AREAS) {
  addWords(row.name, row.words, false, true);
  addWords(row.name, row.looseWords, false, false);
  addWords(row.name, row.weakWords, true, false);
  addSuppliers(row.name, row.suppliers, false);
  addSuppliers(row.name, row.suppliersLikeWords, true);
}

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
 * Finds the longest dictionary entry among the whole words of a text. In a supplier's name (`name`)
 * only suppliers count, and those that are also ordinary words only at its start.
 */
function find(text: string, as: 'name' | 'text' | 'wordsOfName'): Classification | null {
  const words = normaliseText(text).split(' ');
  let best: Hit | null = null;
  for (let from = 0; from < words.length; from += 1)
    for (let length = Math.min(LONGEST, words.length - from); length > 0; length -= 1) {
      const phrase = words.slice(from, from + length).join(' ');
      const entry = INDEX.get(phrase);
      if (entry === undefined || !counts(entry, as)) continue;
      const others = [...words.slice(0, from), ...words.slice(from + length)];
      const begins = as === 'name' && from === 0;
      if (entry.alone && !begins && !others.every(saysNothing)) continue;
      const hit = { entry, words: length, letters: phrase.length };
      if (better(hit, best)) best = hit;
    }
  return best === null ? null : { area: best.entry.area, supplier: best.entry.supplier };
}

function counts(entry: Entry, as: 'name' | 'text' | 'wordsOfName'): boolean {
  if (as === 'text') return true;
  return as === 'name' ? entry.supplier !== null : entry.inNames;
}

/** The area of a supplier in the dictionary. */
export function classifySupplier(name: string): Classification | null {
  return find(name, 'name');
}

/** What companies call themselves, after what they do: `Städpartner`, `Försäkringsbolaget`. */
const COMPANY =
  /^(.{4,}?)s?(?:bolag(?:et)?|byra(?:n)?|partner(?:n)?|center|centrum|centralen|tjanst(?:er)?|service|firma(?:n)?|gruppen|huset|kompaniet|specialisten|experten|proffsen|giganten|butiken|boden|grossisten|konsulten|teamet|teknik|handel(?:n)?|jouren|akuten)$/;

/** The area of what a company's name says it does: `Däckcenter Norr`. */
function byCompound(name: string): Classification | null {
  for (const word of normaliseText(name).split(' ')) {
    const stem = COMPANY.exec(word)?.[1];
    const entry = stem === undefined ? undefined : INDEX.get(stem);
    if (entry?.inNames) return { area: entry.area, supplier: null };
  }
  return null;
}

/** The area of a supplier not in the dictionary, by the words of its name: `Bengts Taxi`. */
export function classifySupplierByWords(name: string): Classification | null {
  return find(name, 'wordsOfName') ?? byCompound(name);
}

/** The words of the areas, to be known in other forms: `försäkringarna` of `försäkring`. */
const WORDS = [...INDEX].filter(
  ([word, { supplier, weak }]) =>
    supplier === null && !weak && !word.includes(' ') && word.length >= LONG_ENOUGH_FOR_NAMES,
);

const VEHICLES: Area = 'Fordon';
/** What is done with a thing, before the thing: `leasing av`, `reparation på`. */
const DONE_WITH =
  /^.{0,40}?(?:leasing\p{L}{0,6}|hyra|reparation\p{L}{0,6}|service)\s+(?:(?:av|för|på)\s+)?/iu;
/** After what is bought: `materialpriserna`, `bränslekostnad`. */
const PAID = /(?:pris(?:et|er|erna)?|kostnad(?:en|er|erna)?|utgift(?:en|er|erna)?)$/;

/** Leased or repaired, a vehicle is of the vehicles in the accounts. */
function ofVehicle(text: string): Classification | null {
  const thing = text.replace(DONE_WITH, '');
  if (thing === text || thing === '') return null;
  const found = find(thing, 'text') ?? byForm(plain(thing).split(' '));
  return found?.area === VEHICLES ? found : null;
}

/** The area of what an owner calls a cost: as a text, or by a word of it in another form. */
export const classifyAnswer = remembered((text): Classification | null => {
  const found = ofVehicle(text) ?? find(text, 'text');
  if (found !== null) return found;
  const words = plain(text).split(' ');
  const bare = words.map((word) => word.replace(PAID, '')).join(' ');
  return byForm(words) ?? (bare === words.join(' ') ? null : find(bare, 'text'));
});

function byForm(words: readonly string[]): Classification | null {
  const entry = WORDS.find(([known]) => words.some((word) => areForms(word, plain(known))));
  return entry === undefined ? null : { area: entry[1].area, supplier: null };
}

/** The area of a text, account name or category, by the suppliers and words in it. */
export function classifyText(text: string): Classification | null {
  return find(text, 'text');
}
