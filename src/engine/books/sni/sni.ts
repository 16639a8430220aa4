import { keepsNoStock as codeKeepsNoStock } from '../../business/recognise.ts';
import codes from './codes.json' with { type: 'json' };

/** A code of the Swedish standard industrial classification (SNI), at its finest level. */
export interface SniCode {
  /** Five digits. */
  code: string;
  name: string;
  /** The edition it is of; null where both have it under this name. */
  edition: '2007' | '2025' | null;
  /** The code in the other edition that has the same name, or this code's name there. */
  other: { code: string; name: string } | null;
}

const both: Readonly<Record<string, string>> = codes.both;
const sni2007: Readonly<Record<string, string>> = codes['2007'];
const sni2025: Readonly<Record<string, string>> = codes['2025'];
/** Codes of 2007 by the codes of 2025 that have their names. SCB's own key is not among open data. */
const movedTo: Readonly<Record<string, string>> = codes.moved;
const movedFrom = new Map(Object.entries(movedTo).map(([from, to]) => [to, from]));

function otherIn(
  names: Readonly<Record<string, string>>,
  code: string | undefined,
): SniCode['other'] {
  const name = code === undefined ? undefined : names[code];
  return code === undefined || name === undefined ? null : { code, name };
}

const ALL: readonly SniCode[] = [
  ...Object.entries(both).map(([code, name]) => ({ code, name, edition: null, other: null })),
  ...Object.entries(sni2025).map(([code, name]) => ({
    code,
    name,
    edition: '2025' as const,
    other: otherIn(sni2007, movedFrom.get(code) ?? code),
  })),
  ...Object.entries(sni2007).map(([code, name]) => ({
    code,
    name,
    edition: '2007' as const,
    other: otherIn(sni2025, movedTo[code] ?? code),
  })),
];

/** `47241` → `47.241`. */
export function dotted(code: string): string {
  return code.length > 2 ? `${code.slice(0, 2)}.${code.slice(2)}` : code;
}

/** What a code is called: as of 2025, else as of 2007. Null for what is no code. */
export function sniName(code: string): string | null {
  return both[code] ?? sni2025[code] ?? sni2007[code] ?? null;
}

/**
 * The code of 2007 for one of 2025, whose key figures are still by the codes of 2007. One that both
 * editions have, or that has no counterpart of the same name, stays as it is.
 */
export function toSni2007(code: string): string {
  const isOnly2025 = both[code] === undefined && sni2007[code] === undefined;
  return (isOnly2025 && movedFrom.get(code)) || code;
}

/** What owners call a trade, and the codes of 2025 it is under. */
const OWNERS_WORDS: Readonly<Record<string, readonly string[]>> = {
  advokat: ['69101'],
  arkitekt: ['71110'],
  bageri: ['10710', '47241'],
  bilverkstad: ['95311'],
  blomsteraffär: ['47761'],
  bokföring: ['69201'],
  bygg: ['41000'],
  café: ['56110'],
  cykelaffär: ['47632'],
  elektriker: ['43210'],
  fotograf: ['74200'],
  frisör: ['96210'],
  gym: ['93130'],
  hotell: ['55101'],
  hudvård: ['96220'],
  'it-konsult': ['62100', '62201'],
  klädaffär: ['47711'],
  konditori: ['47241', '10710'],
  kafé: ['56110'],
  krog: ['56110'],
  mataffär: ['47112'],
  målare: ['43341'],
  mäklare: ['68310'],
  pizzeria: ['56110'],
  redovisning: ['69201'],
  restaurang: ['56110'],
  rosteri: ['10830', '46370'],
  rörmokare: ['43221'],
  salong: ['96210', '96220'],
  snickare: ['43320'],
  snickeri: ['43320'],
  städ: ['81210', '81221'],
  tandläkare: ['86230'],
  taxi: ['49330'],
  trädgård: ['81300'],
  webbutik: ['47123'],
  webbyrå: ['62100'],
  åkeri: ['49410'],
};

/** Two, three or five digits, with or without the dot; four are more likely a year. */
const CODE =
  /^\s*(?:sni\s*)?(\d{2}\.\d{1,3}|\d{5}|\d{2,3})(?![\d.])|\((?:sni\s*)?(\d{2}\.\d{1,3}|\d{5}|\d{2,3})\)/iu;

/** The code at the start of a written industry or in its parentheses: `47.112 Butik`, `Café (56.302)`. Null without. */
export function codeIn(industry: string | null): string | null {
  const match = CODE.exec(industry ?? '');
  return match?.[1] ?? match?.[2] ?? null;
}

/** The code of an industry that is written as a code or as owners call it; null where it is neither. */
export function sniOf(industry: string | null): string | null {
  return codeIn(industry) ?? (industry === null ? null : (industryOfText(industry)?.code ?? null));
}

/** Whether companies of the industry, as a code or as owners call it, keep no stock; false where that is not known. */
export function keepsNoStock(industry: string | null): boolean {
  const code = sniOf(industry);
  return code !== null && codeKeepsNoStock(code);
}

/**
 * The trade that a description names by what owners call it: `Vi driver café och bageri` names two, so
 * that neither is it. Null where none or several are named.
 */
export function industryOfText(text: string): { code: string; name: string } | null {
  const words = fold(text).split(/[^\p{L}\p{N}-]+/u);
  const codes = Object.entries(OWNERS_WORDS).flatMap(([owners, [code]]) =>
    code !== undefined && words.some((word) => word === owners || isLonger(word, owners))
      ? code
      : [],
  );
  const [first, ...others] = codes;
  const name = first === undefined ? null : sniName(first);
  const isOne = others.every((code) => code.slice(0, 2) === first?.slice(0, 2));
  return first !== undefined && name !== null && isOne ? { code: dotted(first), name } : null;
}

/** `frisörsalong` of `frisör`; a short word must stand alone: `gymnasium` is no gym. */
const isLonger = (word: string, owners: string) => owners.length > 3 && word.startsWith(owners);

const fold = (text: string) => text.normalize('NFC').toLowerCase();

/** How well a code answers to the words; null where it does not. Less is better. */
function rank({ code, name, edition }: SniCode, words: readonly string[]): number | null {
  const text = fold(name);
  let total = edition === '2007' ? 0.5 : 0;
  for (const word of words) {
    const digits = word.replace('.', '');
    const place = /^\d+$/.test(digits) ? numberPlace(code, digits) : wordPlace(text, word, code);
    if (place === null) return null;
    total += place;
  }
  return total;
}

const numberPlace = (code: string, digits: string) => (code.startsWith(digits) ? 0 : null);

/** Where a word stands in a name: as what owners call it, first, at the start of a word, within one. */
function wordPlace(text: string, word: string, code: string): number | null {
  if (calledSo(word, code)) return -1;
  if (text.startsWith(word)) return 0;
  if (text.includes(` ${word}`)) return 1;
  return text.includes(word) ? 2 : null;
}

/** Also by a word that begins so: `frisörsalong`. */
function calledSo(word: string, code: string): boolean {
  return Object.entries(OWNERS_WORDS).some(
    ([owners, found]) =>
      found.includes(code) &&
      (word.startsWith(owners) || (word.length > 3 && owners.startsWith(word))),
  );
}

/** Codes by name or number, the best first: at most `most`. */
export function searchSni(text: string, most = 30): SniCode[] {
  const words = fold(text)
    .split(/[\s,]+/)
    .filter((word) => word.length > 1);
  if (words.length === 0) return [];
  return ALL.map((item) => ({ item, place: rank(item, words) }))
    .filter((found): found is { item: SniCode; place: number } => found.place !== null)
    .sort((a, b) => a.place - b.place || a.item.code.localeCompare(b.item.code))
    .slice(0, most)
    .map(({ item }) => item);
}
