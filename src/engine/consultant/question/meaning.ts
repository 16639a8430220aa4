import type { Ask } from './ask.ts';
import {
  COMPARED,
  type DimensionId,
  DOWN,
  dimensionOf,
  LEAST,
  type MeasureId,
  MOST,
  measureOf,
  numberOf,
  stepOf,
  type TimeStep,
  UP,
} from './vocabulary.ts';
import type { Word } from './words.ts';

/** What the words say besides names and periods. */
export interface Meaning {
  measure: MeasureId | null;
  dimension: DimensionId | null;
  step: TimeStep | null;
  order: Ask['order'];
  direction: Ask['direction'];
  compared: boolean;
  share: boolean;
  average: boolean;
  limit: number | null;
  counts: boolean;
  /** How many kinds there are, not how many of them. */
  isOfKinds: boolean;
}

const AVERAGE =
  /\b(?:snitt|genomsnitt\w*|medel\w*|typisk\w*|normal\w*|per (?:manad|styck|order|kop|kund|dag) i)\b/;

function firstOf<T>(words: readonly Word[], read: (word: string) => T | null): T | null {
  for (const word of words) {
    if (word.taken === 'name' || word.taken === 'period') continue;
    const found = read(word.plain);
    if (found !== null) return found;
  }
  return null;
}

/** The first measure that is more than a word for buying or selling wins over it. */
function measureIn(words: readonly Word[], text: string): MeasureId | null {
  const all = words.flatMap((word) =>
    word.taken === 'name' || word.taken === 'period' ? [] : (measureOf(word.plain) ?? []),
  );
  const special = all.find((id) => id !== 'revenue' && id !== 'cost' && id !== 'orders');
  if (
    /snittsorder|medelorder|\bsnittorder|\bordervarde|\bsnittkop|\bper (?:order|kop|kvitto)\b|\bhur stor ar en (?:\w+ )?order\b/.test(
      text,
    )
  )
    return 'orderAverage';
  if (
    /\b(?:kostade|kostar|kostat) (?:varorna|artiklarna|produkterna)\b|\bvarorna (?:kostat|kostade|kostar)\b/.test(
      text,
    )
  )
    return 'goodsCost';
  // Invoices that are sent are one's own; those that come are the suppliers'.
  if (/\bfaktur\w*\b.*\bskicka|\bskicka\w*\b.*\bfaktur/.test(text)) return 'orders';
  if (/\b(?:snittpris|genomsnittspris|medelpris|styckpris|per styck)/.test(text)) return 'price';
  return special ?? all[0] ?? null;
}

/** Without its accents `är` is `år`, and `våra` is `vara`. */
const isItself = ({ plain: text, written }: Word) =>
  !(text === 'ar' && /ä/i.test(written)) && !(/^vara?[nt]?$/.test(text) && /å/i.test(written));

/** `Vem köper mest?` asks for a customer, `vem betalar vi mest?` for a supplier. */
function whoIn(text: string): DimensionId | null {
  if (!/\bvem\b/.test(text)) return null;
  return /\bbetal|\bkoper vi\b|\bkopte vi\b|\bdyrast/.test(text) ? 'supplier' : 'customer';
}

/** Reads the words that are no names and no periods. */
export function meaningIn(words: readonly Word[], text: string): Meaning {
  const is = (pattern: RegExp) =>
    words.some((word) => word.taken === null && pattern.test(word.plain));
  const top = /\b(?:vilka|vika|topp|top|de|vara|mina|basta|storsta|samsta|minsta) (\w+)\b/g;
  const numbers = [...text.matchAll(top)].flatMap((match) => numberOf(match[1] ?? '') ?? []);
  return {
    measure: measureIn(words, text),
    dimension: firstOf(words.filter(isItself), dimensionOf) ?? whoIn(text),
    step: firstOf(words.filter(isItself), stepOf),
    order: is(MOST) ? 'most' : is(LEAST) ? 'least' : null,
    direction: is(DOWN) ? 'down' : is(UP) ? 'up' : null,
    compared: is(COMPARED),
    share: /\bandel|\bhur (?:stor del|manga procent)|\bprocent av\b|\bstor del\b/.test(text),
    average: AVERAGE.test(text),
    limit: numbers[0] ?? null,
    counts: /\bhur manga\b|\bantal/.test(text),
    isOfKinds: /\b(?:olika|sorter\w*)\b/.test(text),
  };
}
