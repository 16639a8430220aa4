import { stem } from '../../text/word-forms.ts';
import { entriesOf, withAccents } from './entries.ts';
import { begunNames, endedNames, LEAST_STEM, paidFor } from './name-parts.ts';
import type { Candidate, OwnNames } from './named.ts';
import { isNeverAName } from './never-a-name.ts';
import { measureOf } from './vocabulary.ts';
import { editDistance, mistakesIn, soundOf, type Word } from './words.ts';

/** A word that so many names are near to says nothing of which is meant. */
const MOST_HOLDING = 200;
/** A shorter beginning is one of many. */
const LEAST_BEGUN = 6;
/** `Lammet` of `Lammstek`. */
const LEAST_ROOT = 4;
/** `För keratin`: behind one of these stands what is asked of, and no verb. */
const OF_IT = /^(?:for|med|av|pa|hos|fran|till|om)$/;

/** Names that a word would be with a letter or two changed. */
export function speltNames(
  { guide, dimension, names }: OwnNames,
  question: readonly Word[],
): Candidate[] {
  const entries = entriesOf(names);
  return question.flatMap((word, from): Candidate[] => {
    if (word.taken !== null || isNeverAName(question, from)) return [];
    const limit = mistakesIn(word.plain);
    if (limit === 0) return [];
    const near = (each: string) => {
      // A first letter is seldom wrong: `förra` is no misspelt Norra.
      const isFirst = each[0] === word.plain[0] || each[1] === word.plain[0];
      const isComparable = each.length >= 4 && !/\d/.test(each) && isFirst;
      if (!isComparable) return limit + 1;
      const [one, other] = [stem(word.plain), stem(each)];
      const areLong = one.length >= LEAST_STEM && other.length >= LEAST_STEM;
      const isOneOff = areLong && editDistance(one, other, 1) <= 1;
      if (isOneOff || soundOf(word.plain) === soundOf(each)) return 1;
      return editDistance(word.plain, each, limit);
    };
    const scored = entries
      .map(({ name, words }) => ({ name, off: Math.min(...words.map(near), limit + 1) }))
      .filter(({ off }) => off <= limit);
    const best = Math.min(...scored.map(({ off }) => off));
    const found = withAccents(
      scored.filter(({ off }) => off === best),
      word.written,
    );
    if (found.length === 0 || found.length > MOST_HOLDING) return [];
    return [
      { guide, dimension, names: found, written: word.written, how: 'spelt', from, words: 1 },
    ];
  });
}

const isGoods = (dimension: OwnNames['dimension']) =>
  dimension === 'product' || dimension === 'category';

/** `Keratin` of `Keratinbehandling`, where one name alone of all begins so: said under the answer as what was written. */
export function begunAlone(
  { guide, dimension, names }: OwnNames,
  question: readonly Word[],
): Candidate[] {
  const entries = entriesOf(names);
  // What is sold is of no supplier: `köttet` of `Köttbruket` is what is paid for.
  const isOfSales = question.some(({ plain }) => (measureOf(plain) ?? 'cost') !== 'cost');
  return question.flatMap((word, from): Candidate[] => {
    if (word.taken !== null || isNeverAName(question, from)) return [];
    if (word.plain.length < LEAST_BEGUN || /\d/.test(word.plain)) return [];
    // `Torsken` of `Torskrygg`: goods in the form that no verb has.
    const root = stem(word.plain);
    const isSupply = dimension === 'supplier' && !isOfSales;
    const ending = isSupply ? /(?:en|et|erna|arna)$/ : /(?:en|et|ens|ets)$/;
    const isThing =
      ending.test(word.plain) && root.length >= LEAST_ROOT && (isSupply || isGoods(dimension));
    if (!isThing && !OF_IT.test(question[from - 1]?.plain ?? '')) return [];
    const begun = begunNames(entries, word.plain);
    const ofRoot = begun.length > 0 || !isThing ? begun : begunNames(entries, root);
    const found = ofRoot.map(({ name }) => name);
    const how = 'spelt' as const;
    return found.length !== 1
      ? []
      : [{ guide, dimension, names: found, written: word.written, how, from, words: 1 }];
  });
}

/** `Musten` of `Äpplemust`, where one of the goods alone ends so: said under the answer as what was written. */
export function endedAlone(
  { guide, dimension, names }: OwnNames,
  question: readonly Word[],
): Candidate[] {
  if (!isGoods(dimension)) return [];
  const entries = entriesOf(names);
  return question.flatMap((word, from): Candidate[] => {
    if (word.taken !== null || isNeverAName(question, from) || /\d/.test(word.plain)) return [];
    const found = endedNames(entries, word.plain).map(({ name }) => name);
    const how = 'spelt' as const;
    return found.length === 0
      ? []
      : [{ guide, dimension, names: found, written: word.written, how, from, words: 1 }];
  });
}

/** `Vad kostar hallen?`, where the hire of it is paid: said under the answer as what was written. */
export function paidNames(
  { guide, dimension, names }: OwnNames,
  question: readonly Word[],
): Candidate[] {
  if (guide !== 'costs' || !question.some(({ plain }) => measureOf(plain) === 'cost')) return [];
  const entries = entriesOf(names);
  return question.flatMap((word, from): Candidate[] => {
    const isThing = word.taken === null && /(?:en|et|an)$/.test(word.plain);
    if (!isThing || isNeverAName(question, from)) return [];
    const found = paidFor(entries, stem(word.plain)).map(({ name }) => name);
    const how = 'spelt' as const;
    return found.length === 0
      ? []
      : [{ guide, dimension, names: found, written: word.written, how, from, words: 1 }];
  });
}
