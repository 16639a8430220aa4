import { plain as plainOf } from '../../advice/answers/names.ts';
import type { Fact } from '../../facts/fact.ts';
import { dimensionNames } from '../answers/words.ts';
import type { Ask } from '../question/ask.ts';
import { isItself } from '../question/meaning.ts';
import {
  type DimensionId,
  dimensionOf,
  isGrammar,
  isStep,
  LEAST,
  MOST,
  numberOf,
  stepOf,
} from '../question/vocabulary.ts';
import type { Word } from '../question/words.ts';
import type { Check } from './held.ts';

const ASKS = /^(?:vilken|vilket|vilka|vika|per|varje|antal|antalet)$/;
const BETWEEN =
  /^(?:av|vara|mina|de|dom|den|det|olika|enskilda|enskild|enskilt|enstaka|egna|andra|ar|var|en|ett|som|procent)$/;

/** Words that say nothing beside a figure, but of which one cannot ask which without meaning something. */
const THINGS = /^(?:storlek|storleken|tid|tiden|papper|rapport|sida|typ|person|tidpunkt)$/;

/** The word that a question asks which, or how many, of. */
function askedFor(words: readonly Word[]): Word[] {
  return words.flatMap(({ plain, taken }, at) => {
    const isMany = plain === 'manga' && words[at - 1]?.plain === 'hur';
    if (taken !== null || !(ASKS.test(plain) || isMany)) return [];
    const isBetween = (word: Word) =>
      BETWEEN.test(word.plain) ||
      MOST.test(word.plain) ||
      LEAST.test(word.plain) ||
      numberOf(word.plain) !== null;
    return words.slice(at + 1).find((word) => !isBetween(word)) ?? [];
  });
}

const GOODS: readonly DimensionId[] = ['product', 'category', 'costCategory', 'costText', 'area'];

/** The kinds that a computed figure is of or told for each of. */
function kindsOf({ by, counted, named, without = [] }: Ask): (string | null | undefined)[] {
  return [by, counted, ...[...named, ...without].map(({ dimension }) => dimension)];
}

/** Which customer, how many suppliers: the answer is of that kind. */
const ofKind: Check = ({ reading: { ask, words }, wording }) =>
  askedFor(words).flatMap(({ plain, written, taken }) => {
    if (taken !== null) return [];
    // A word put right to one that says nothing would be left out.
    const isLost = isGrammar(plain) && plainOf(written) !== plain;
    if (THINGS.test(plain) || isLost) return [written];
    const kind = dimensionOf(plain);
    if (kind === null) return [];
    const kinds = kindsOf(ask);
    const isOfGoods =
      GOODS.includes(kind) && kinds.some((each) => GOODS.some((one) => one === each));
    const [one, many] = dimensionNames[kind];
    const isSaid = wording.includes(one.toLowerCase()) || wording.includes(many);
    const isCounted = GOODS.includes(kind) && ask.measure === 'returnedUnits';
    return kinds.includes(kind) || isOfGoods || isSaid || isCounted ? [] : [written];
  });

/** Computed for the question, and no figure that an analysis has. */
const isComputed = (facts: readonly Fact[]) => facts.every(({ key }) => key.startsWith('ask.'));

const MEAN = /snitt/;

/** In a list each kind and step that is said is what it is of: `sämsta månaden`, `topp tre kunder`. */
const listOfKind: Check = ({ reading: { ask, intent }, open, wording }) => {
  if (ask.by === null || intent !== 'figure') return [];
  return open.filter(isItself).flatMap(({ plain, written }) => {
    const kind = dimensionOf(plain);
    const isGoods = kind !== null && GOODS.includes(kind);
    const kinds = kindsOf(ask);
    // `Hela året` is one time.
    const step = stepOf(plain) === 'year' ? null : stepOf(plain);
    if (step !== null && !isStep(ask.by ?? step) && !MEAN.test(wording)) return [written];
    // Who it is is no thing and no time.
    const isThing = isStep(ask.by ?? 'month') || GOODS.some((each) => each === ask.by);
    if (plain === 'vem' && isThing) return [written];
    if (kind === null || kinds.includes(kind)) return [];
    return isGoods && kinds.some((each) => GOODS.some((one) => one === each)) ? [] : [written];
  });
};

/** `En gång`, `två gånger`, `per gång`: so many times were not counted. */
const asOften: Check = ({ reading: { ask, words }, facts }) =>
  words.flatMap(({ plain, written, taken }, at) => {
    const before = words[at - 1];
    const isCount =
      before !== undefined &&
      (/^(?:en|1|per|varje)$/.test(before.plain) || numberOf(before.plain) !== null);
    return taken === null &&
      isCount &&
      /^(?:gang|ganger)$/.test(plain) &&
      ask.beyond === undefined &&
      isComputed(facts)
      ? [`${before.written} ${written}`]
      : [];
  });

const DAY = 86_400_000;
const LENGTHS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  ...{ week: [7, 7], month: [28, 31], quarter: [90, 92], year: [365, 366] },
};
/** `Vilken månad var bäst av dom`, of two months that were asked of: each time is such a step. */
const areSteps = ({ periods }: Ask, step: string): boolean => {
  const [least, most] = LENGTHS[step] ?? [0, -1];
  return (
    periods.length > 1 &&
    periods.every(({ from, to }) => {
      const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
      return days >= least && days <= most;
    })
  );
};

/** Which step of time is asked for is one that is told for each. */
const ofStep: Check = ({ reading: { ask, words, intent }, wording }) =>
  askedFor(words).flatMap(({ plain, written, taken }) => {
    const step = taken === null ? stepOf(plain) : null;
    if (step === null || intent !== 'figure') return [];
    const [one, many] = dimensionNames[step];
    const isSaid =
      wording.includes(one.toLowerCase()) || wording.includes(many) || wording.includes('dag');
    return ask.by === step || areSteps(ask, step) || ask.each !== undefined || ask.average || isSaid
      ? []
      : [written];
  });

/** Checks of which kind of thing an answer tells of. */
export const kinds: readonly Check[] = [ofKind, ofStep, listOfKind, asOften];
