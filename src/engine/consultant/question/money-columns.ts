import type { BesideId } from '../../figures/view/beside.ts';
import type { Known } from './known.ts';
import {
  DRIVEN,
  FREIGHT,
  GROSS,
  type MeasureId,
  measureOf,
  ORDER,
  UNPAID,
  VAT,
} from './vocabulary.ts';
import type { Word } from './words.ts';

/** Measures of how far was driven. */
type DrivenId = keyof typeof DRIVEN;
export const isDriven = (id: string | null): id is DrivenId => id !== null && id in DRIVEN;

/** Measures of columns that stand beside the amount that is summed. */
const BESIDE: readonly MeasureId[] = [
  ...(['vat', 'gross', 'freight', 'orderFreight', 'freightShare', 'unpaid'] as const),
  ...(['km', 'mil', 'perKm', 'perMil'] as const),
];
export const isBeside = (measure: MeasureId | null): boolean =>
  measure !== null && BESIDE.includes(measure);

/** What is to be paid or taken off is for the one who keeps the books, whatever the column says. */
const OF_TAX =
  /\b(?:dra av|avdrag\w*|lyfta|betala in|att betala|ska (?:vi|jag|man) betala|till skatteverket|redovis\w*|deklar\w*|skatt\w*|procent|momssats\w*|momsperiod\w*)\b|%/;
/** Whom it was paid by: VAT that the company pays stands in no file of what it sells. */
const WE_PAID = /\b(?:vi|jag|man) (?:\w+ ){0,2}betala\w*|\bbetala\w* (?:vi|jag|man)\b/;
/** When something is to be paid is in no column of how much. */
const OF_DAYS = /\b(?:forfall\w*|forsena\w*|sent|paminn\w*|inkasso|nar|dagar)\b/;

const TAX_WORD = /^(?:moms|momsen|momsbelopp|momsbeloppet|momsbeloppen|momssumma|momssumman)$/;
const FREIGHT_WORD =
  /^(?:frakt|frakta|frakten|frakter|frakterna|fraktkostnad\w*|fraktintakt\w*|fraktavgift\w*|porto|portot)$/;
const UNPAID_WORD = /^(?:obetal(?:t|d|da)|utestaende|skyldig|skyldiga)$/;
const WITH = /^(?:ink|inkl|incl|inklusive|inkluderat|inkluderande|med)$/;
const WITHOUT = /^(?:ex|exkl|excl|exklusive|exkluderat|utan|fore|innan|med)$/;

/** The column that a word alone is, whether a file has it or not: `moms`, `frakt`. */
export const columnCalled = (word: string): BesideId | null =>
  TAX_WORD.test(word) ? 'vat' : FREIGHT_WORD.test(word) ? 'freight' : null;

const LENGTH_WORD = /^(?:km|kilometer|kilometern|mil|milen)$/;
const PER = /^(?:per|varje|for varje|kr|kronor)$/;

/** `Per körd kilometer`, `kr/km`, `hur många mil`. */
function drivenAt(words: readonly Word[], at: number): { id: DrivenId; length: number } | null {
  const own = words.slice(at, at + 4).map(({ plain }) => plain);
  const unit = own.findIndex((word) => LENGTH_WORD.test(word));
  const isMil = /^mil/.test(own[unit] ?? '');
  if (unit === 0) return { id: isMil ? 'mil' : 'km', length: 1 };
  const between = own.slice(0, Math.max(0, unit));
  const isPer =
    PER.test(between[0] ?? '') &&
    between.every((word) => PER.test(word) || /^kord[ae]?$/.test(word));
  if (unit > 0 && isPer) return { id: isMil ? 'perMil' : 'perKm', length: unit + 1 };
  const [price] = /^(?:kilometer|km|mil)(?=(?:pris|intakt)\w*$)/.exec(own[0] ?? '') ?? [];
  return price === undefined ? null : { id: price === 'mil' ? 'perMil' : 'perKm', length: 1 };
}

/** A phrase from a place of the question that is a column's, and how many words it has. */
function columnAt(
  words: readonly Word[],
  at: number,
): { id: BesideId | DrivenId; length: number } | null {
  const driven = drivenAt(words, at);
  if (driven !== null) return driven;
  const [word, next] = [words[at]?.plain ?? '', words[at + 1]?.plain ?? ''];
  if (WITH.test(word) && TAX_WORD.test(next)) return { id: 'gross', length: 2 };
  if (/^(?:ut|in)gaende$/.test(word) && TAX_WORD.test(next)) return { id: 'vat', length: 2 };
  if (TAX_WORD.test(word) && !WITHOUT.test(words[at - 1]?.plain ?? ''))
    return { id: 'vat', length: 1 };
  // `Med frakt` is an amount that has it, and not the freight.
  const isBeside = /^(?:ink|inkl|incl|inklusive|med|plus|utan|ex|exkl|exklusive)$/.test(
    words[at - 1]?.plain ?? '',
  );
  if (FREIGHT_WORD.test(word)) return isBeside ? null : { id: 'freight', length: 1 };
  const isLeft = word === 'kvar' && next === 'att' && words[at + 2]?.plain === 'betala';
  if (isLeft) return { id: 'unpaid', length: 3 };
  return UNPAID_WORD.test(word) ? { id: 'unpaid', length: 1 } : null;
}

const CALLED: Record<BesideId | DrivenId, string> = {
  ...DRIVEN,
  ...{ vat: VAT, gross: GROSS, freight: FREIGHT, unpaid: UNPAID },
};

const OF_WHAT_IT_COSTS =
  /\b(?:kosta\w*|kostnad\w*|utgift\w*|bransle\w*|diesel\w*|drivmed\w*|bensin\w*)\b/;

/** Whether the question is of the column itself, and not of what one does with it. */
function isOfColumn(id: BesideId | DrivenId, phrase: string, text: string, known: Known): boolean {
  // What a kilometre costs is of the other file, which has no kilometres.
  if (isDriven(id))
    return (known.beside?.sales?.includes('distance') ?? false) && !OF_WHAT_IT_COSTS.test(text);
  const has = (guide: 'sales' | 'costs') => known.beside?.[guide]?.includes(id) ?? false;
  if (!has('sales') && !has('costs')) return false;
  if (id === 'unpaid') return !OF_DAYS.test(text);
  // What the company pays for freight is in no file of what its customers paid.
  if (id === 'freight') return has('costs') || !(WE_PAID.test(text) || /\bkosta\w*\b/.test(text));
  if (OF_TAX.test(text)) return false;
  if (phrase.startsWith('utgaende')) return has('sales');
  if (phrase.startsWith('ingaende')) return has('costs');
  return id === 'gross' || has('costs') || !WE_PAID.test(text);
}

/** `Hur mycket är obetalt på fakturorna` is of no payments, and `vilka fakturor är obetalda` of each of them. */
function readPapers(words: readonly Word[]): void {
  for (const [at, word] of words.entries()) {
    if (!/^fakturor(?:na)?$/.test(word.plain)) continue;
    if (words[at - 1]?.plain === 'vilka') word.plain = ORDER;
    else if (words[at - 1]?.plain !== 'manga') word.taken = 'grammar';
  }
}

/** Reads the words for a file's columns in kronor as what they are; gives the phrases they were. */
export function readMoneyColumns(
  words: Word[],
  text: string,
  known: Known,
  ofNames: ReadonlySet<string>,
): [was: string, called: string][] {
  const read: [was: string, called: string][] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = columnAt(words, at);
    if (found === null) continue;
    const phrase = words.slice(at, at + found.length);
    const was = phrase.map(({ plain }) => plain).join(' ');
    if (phrase.some(({ taken, plain }) => taken !== null || ofNames.has(plain))) continue;
    if (!isOfColumn(found.id, was, text, known)) continue;
    const written = phrase.map((word) => word.written).join(' ');
    words.splice(at, found.length, { written, plain: CALLED[found.id], taken: null });
    read.push([was, CALLED[found.id]]);
  }
  if (read.some(([, called]) => called === UNPAID)) readPapers(words);
  if (read.some(([, called]) => DRIVEN_WORDS.has(called)))
    for (const word of words)
      if (/^k[oö]r(?:de|t|s|ts|da|d)?$/.test(word.plain)) word.taken = 'grammar';
  return read;
}

const DRIVEN_WORDS: ReadonlySet<string> = new Set(Object.values(DRIVEN));
const COLUMN_WORDS: ReadonlySet<string> = new Set(Object.values(CALLED));

/** `Omsättning och moms`, left as one question: the other measure would be left out. */
const isListedWith = (words: readonly Word[], at: number, step: 1 | -1): boolean =>
  /^(?:och|o|samt|plus)$/.test(words[at + step]?.plain ?? '') &&
  measureOf(words[at + 2 * step]?.plain ?? '') !== null;

/** Words for columns that the measure is not of, and several of them at once: neither is left out in silence. */
export function otherColumnsIn(
  words: readonly Word[],
  measure: MeasureId,
  counts: boolean,
): string[] {
  const read = words.filter(({ plain }) => COLUMN_WORDS.has(plain));
  const kinds = new Set(read.map(({ plain }) => plain));
  const isJoined = words.some(
    ({ plain }, at) =>
      COLUMN_WORDS.has(plain) && (isListedWith(words, at, 1) || isListedWith(words, at, -1)),
  );
  const isOne =
    kinds.size === 1 && isBeside(measure) && !(counts && !isDriven(measure)) && !isJoined;
  return isOne ? [] : read.map(({ written }) => written);
}

const OF_COSTS =
  /\b(?:ingaende|inkop\w*|leverantor\w*|kostnad\w*|utgift\w*|betala\w* (?:vi|jag)|(?:vi|jag) (?:har |hade )?betala\w*)\b/;
const OF_SALES =
  /\b(?:utgaende|omsattning\w*|forsaljning\w*|intakt\w*|kund\w*|salde|salt|saljer)\b/;

/** The file that a column is asked of; null where the words tell neither. */
export function columnSide(text: string): 'sales' | 'costs' | null {
  if (OF_COSTS.test(text)) return 'costs';
  return OF_SALES.test(text) ? 'sales' : null;
}

/** `Frakten i procent av inköpen`: of the whole amount. */
export const OF_WHOLE_AMOUNT =
  /\b(?:procent|andel|andelen|del|delen) av (?:\w+ ){0,2}?(?:inkop|omsattning|forsaljning|kostnad|intakt)\w*/;
