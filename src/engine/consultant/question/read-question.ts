import { plain } from '../../advice/answers/names.ts';
import type { Period } from '../../table/period.ts';
import type { Ask, Focus, Reading } from './ask.ts';
import { intentOf, isIntentWord } from './intents.ts';
import { type Meaning, meaningIn } from './meaning.ts';
import { type Named, type OwnNames, readNames } from './names.ts';
import { readPeriods, readWeekday } from './periods.ts';
import {
  COMPARED,
  correctedWord,
  type DimensionId,
  DOWN,
  dimensionOf,
  isGrammar,
  isKnownWord,
  LEAST,
  type MeasureId,
  MOST,
  measureOf,
  numberOf,
  SHARE,
  stepOf,
  UP,
} from './vocabulary.ts';
import { stem, type Word, wordsOf } from './words.ts';

/** What a question is read against. */
export interface Known {
  names: readonly OwnNames[];
  /** The files there are. */
  guides: readonly ('sales' | 'costs')[];
  covered: Readonly<Partial<Record<'sales' | 'costs', Period | null>>>;
  today: string;
  focus: Focus | null;
}

const COST_MEASURES: readonly MeasureId[] = ['cost', 'payments', 'suppliers'];
const COST_DIMENSIONS: readonly DimensionId[] = [
  ...(['supplier', 'area', 'account', 'department', 'project', 'costCategory'] as const),
];

const isCost = (measure: MeasureId) => COST_MEASURES.includes(measure);

/** `Hur många pizzor sålde vi?` asks for units, `hur många kunder` for customers. */
function measureFor(meaning: Meaning, named: readonly Named[], guide: Ask['guide']): MeasureId {
  const { measure, counts, dimension, isOfKinds } = meaning;
  if (guide === 'costs') {
    if (counts && dimension === 'supplier' && named.length === 0) return 'suppliers';
    if (counts || measure === 'payments') return 'payments';
    return 'cost';
  }
  if (measure === 'orders' && meaning.average && !counts) return 'orderAverage';
  if (counts && measure !== 'orders') {
    if (dimension === 'customer') return 'customers';
    if (dimension === 'product' && named.length === 0 && (measure !== 'revenue' || isOfKinds))
      return 'products';
    return 'units';
  }
  return measure === null || isCost(measure) ? 'revenue' : measure;
}

function guideFor(
  meaning: Meaning,
  named: readonly Named[],
  { guides, focus }: Known,
): Ask['guide'] {
  const { measure, dimension } = meaning;
  const only = guides.length === 1 ? guides[0] : undefined;
  const ofNames = new Set(named.map((each) => each.guide));
  if (ofNames.size === 1) return named[0]?.guide ?? 'sales';
  if (measure !== null && isCost(measure) && dimension !== 'customer') return 'costs';
  if (dimension !== null && COST_DIMENSIONS.includes(dimension)) return 'costs';
  if (measure !== null || dimension !== null)
    return dimension === 'category' && only !== undefined ? only : 'sales';
  return focus?.ask.guide ?? only ?? 'sales';
}

const BUYERS: readonly DimensionId[] = ['customer', 'channel', 'region'];

/** `Vilket te säljer bäst?` and `vad köper Ek mest?` ask which of the goods. */
function asksForGoods(text: string, named: readonly Named[]): boolean {
  if (named.length === 0) return false;
  if (/^vad\b/.test(text)) return named.every(({ dimension }) => BUYERS.includes(dimension));
  const areMany = ({ dimension, names }: Named) =>
    dimension === 'category' || (dimension === 'product' && names.length > 1);
  return /\b(?:vilk\w+|vika|topp)\b/.test(text) && named.some(areMany);
}

/** `per månad`, `per kanal`, `vilken månad`: what the answer is given for each of. */
function byOf(
  meaning: Meaning,
  text: string,
  guide: Ask['guide'],
  named: readonly Named[],
): Ask['by'] {
  const { dimension, step, order, direction } = meaning;
  const isListed =
    /\b(?:per|varje|vilk\w+|fordel\w*|uppdelat|topp|lista|ranka\w*|rangordna|sortera|for varje|vika)\b/.test(
      text,
    ) ||
    order !== null ||
    (direction !== null && dimension !== null);
  const own = dimension === 'category' && guide === 'costs' ? 'costCategory' : dimension;
  if (/\bmanad for manad|manadsvis|\butveckl\w*|\bover tid\b/.test(text)) return 'month';
  if (!isListed || meaning.average) return null;
  if (
    step !== null &&
    /\b(?:per|vilk\w+|varje|vika|basta|samsta) (?:\w+ )?(?:manad|kvartal|ar|veckodag|dag)/.test(
      text,
    )
  )
    return step;
  if (order !== null && /^nar\b/.test(text)) return step ?? 'month';
  if (own !== null && !(named.some((each) => each.dimension === own) && order === null)) return own;
  if (order === null && direction === null) return null;
  if (guide === 'sales' && /\bbland\b|\bbastsalj/.test(text)) return 'product';
  if (step !== null && own === null) return step;
  if (guide === 'sales' && order !== null && asksForGoods(text, named)) return 'product';
  return named.length > 0 ? null : guide === 'sales' ? 'product' : 'area';
}

/** How something has gone from one period to another is their difference, not each month. */
const isOfTwo = ({ compared }: Meaning, text: string, periods: readonly Period[]) =>
  compared && periods.length === 2 && /\butveckl/.test(text) && !/\bmanad/.test(text);

/** Words that a question can go on with: `och för te?`, `året innan då?`. */
const GOES_ON =
  /^(?:och|men|sen|ja och|okej|ok|hur (?:ar|var) det (?:for|med|i)|samma|da|jamfort|per|i|for|varfor|vaffor)\b/;

/** Another measure of what the question before was about: `hur många ordrar var det?` */
const OF_IT =
  /^(?:och )?vad (?:var|ar|blev|blir) (?:de|den|det|dem) varda?$|^(?:och )?hur (?:manga|mycket|stor\w*)\b.*\b(?:var|ar|blev|blir) det(?: da)?$|^och hur (?:manga|mycket) \w+(?: da)?$/;

/** A question of its own begins with one of these. */
const OWN_QUESTION =
  /^(?:vad|vilk\w+|vika|hur|nar|har|vem|visa|ar|finns|ge|jamfor\w*|topp|lista|rakna|beratta)\b/;

function followsUp(
  meaning: Meaning,
  text: string,
  words: readonly Word[],
  { focus }: Known,
): boolean {
  if (focus === null) return false;
  if (OF_IT.test(text) && words.every(({ taken }) => taken !== 'name' && taken !== 'period'))
    return true;
  if (meaning.measure !== null) return false;
  const isGoingOn = GOES_ON.test(text) && words.length <= 8;
  const isShort = words.length <= 4 && meaning.dimension === null && !OWN_QUESTION.test(text);
  const isPointing = /\b(?:den|dem|dess|dom|denna|dar)\b/.test(text) && words.length <= 9;
  return isGoingOn || isShort || isPointing;
}

/** Another measure, of the other file, is a question of its own. */
const isOfOther = (ask: Ask, before: Ask): boolean =>
  ask.measured && ask.named.length === 0 && ask.guide !== before.guide;

const KINDS: readonly MeasureId[] = ['customers', 'products', 'suppliers'];

/** The question before with what this one changes of it. */
function onFrom(before: Ask, ask: Ask, meaning: Meaning): Ask {
  const own = new Set(ask.named.map(({ dimension }) => dimension));
  // `Och de sämsta?` is of the same list from its other end.
  const isSameList = ask.order !== null && meaning.dimension === null && meaning.step === null;
  // How many customers there are is not asked for each of them.
  const countsKinds = ask.measured && KINDS.includes(ask.measure);
  return {
    ...before,
    measure: ask.measured ? ask.measure : before.measure,
    measured: ask.measured || before.measured,
    named: [...before.named.filter(({ dimension }) => !own.has(dimension)), ...ask.named].filter(
      (each) => each.guide === (ask.named[0]?.guide ?? before.guide),
    ),
    guide: ask.named[0]?.guide ?? before.guide,
    periods: ask.periods.length > 0 ? ask.periods : before.periods,
    weekday: ask.weekday ?? before.weekday,
    by:
      (isSameList ? before.by : ask.by) ??
      (ask.named.length > 0 || meaning.measure !== null || countsKinds ? null : before.by),
    order:
      ask.order ?? (ask.by !== null || ask.named.length > 0 || countsKinds ? null : before.order),
    direction: ask.direction ?? before.direction,
    compared: ask.compared || (before.compared && ask.periods.length !== 1),
    share: meaning.share || before.share,
    average: meaning.average || before.average,
    limit: ask.limit ?? before.limit,
  };
}

function isExplained(word: Word, at: number, words: readonly Word[]): boolean {
  const { plain: text, taken } = word;
  if (taken !== null || isGrammar(text) || isIntentWord(text) || isIntentWord(stem(text)))
    return true;
  if (measureOf(text) !== null || dimensionOf(text) !== null || stepOf(text) !== null) return true;
  if ([MOST, LEAST, UP, DOWN, COMPARED, SHARE].some((pattern) => pattern.test(text))) return true;
  const next = words[at + 1]?.plain ?? '';
  const before = words[at - 1]?.plain ?? '';
  const isCount = /^(?:vilka|vika|topp|top|de|vara|mina|basta|storsta|samsta|minsta|dom)$/.test(
    before,
  );
  if (numberOf(text) !== null && (isCount || dimensionOf(next) !== null || UP.test(before)))
    return true;
  return (
    /^(?:%|procent)$/.test(text) || /^(?:%|procent)$/.test(next) || /^\d+%$/.test(word.written)
  );
}

/** A word about figures with a letter wrong is read as that word. */
function correct(word: Word): void {
  if (word.taken !== null || isKnownWord(word.plain) || isIntentWord(word.plain)) return;
  word.plain = correctedWord(word.plain) ?? word.plain;
}

const PERCENT = /(\d{1,3}(?:[.,]\d{1,2})?)\s{0,2}(?:%|procent)/;
const WRITTEN_PERCENT: readonly (readonly [RegExp, string])[] = [
  [/\bdubbl\w*|\bdubbelt/, '100'],
  [/\bhalver\w*|\bhalften/, '50'],
];

function percentIn(question: string, text: string): string | null {
  const found = PERCENT.exec(question);
  if (found) return (found[1] ?? '').replace(',', '.');
  return WRITTEN_PERCENT.find(([words]) => words.test(text))?.[1] ?? null;
}

/** Reads one question. `topical` tells words that facts of an analysis answer by themselves. */
export function readQuestion(
  question: string,
  known: Known,
  topical: (plain: string) => RegExp | null,
): Reading {
  const words = wordsOf(question);
  const text = plain(question);
  const guess = meaningIn(words, text);
  const leaning = guideFor(guess, [], { ...known, focus: null });
  const focus = known.focus;
  const before = focus?.ask.periods[0] ?? known.covered[focus?.ask.guide ?? 'sales'] ?? null;
  const asked = focus?.ask.periods[0];
  const calendar = {
    today: known.today,
    before: focus === null ? null : before,
    year: asked !== undefined && GOES_ON.test(text) ? Number(asked.from.slice(0, 4)) : null,
    isChange: guess.direction !== null || guess.compared,
  };
  const sure = guess.measure !== null || guess.dimension !== null ? leaning : null;
  const about = sure ?? focus?.ask.guide ?? known.guides[0] ?? 'sales';
  const periods = readPeriods(words, { ...calendar, covered: known.covered[about] ?? null });
  const weekday = guess.step === 'weekday' ? null : readWeekday(words);
  const named = readNames(words, known.names, sure);
  for (const word of words) correct(word);
  const meaning = meaningIn(words, text);
  const guide = guideFor(meaning, named, known);
  const own = named.filter((each) => each.guide === guide);
  const ask: Ask = {
    guide,
    measure: measureFor(meaning, own, guide),
    measured: meaning.measure !== null || meaning.counts,
    named: own,
    weekday,
    periods,
    by: isOfTwo(meaning, text, periods) ? null : byOf(meaning, text, guide, own),
    order: meaning.order,
    limit: meaning.limit,
    direction: meaning.direction,
    compared: meaning.compared && periods.length < 3,
    share: meaning.share,
    average: meaning.average,
  };
  const goesOn =
    focus !== null && !isOfOther(ask, focus.ask) && followsUp(meaning, text, words, known);
  const pattern = topical(text);
  const ofTopic = pattern?.exec(text)?.[0].split(' ') ?? [];
  const unknown = words
    .filter((word, at) => !isExplained(word, at, words) && !ofTopic.includes(word.plain))
    .map(({ written }) => written);
  const intent = intentOf(text);
  return {
    question,
    plain: text,
    intent: goesOn && intent === 'figure' && focus.intent === 'figure' ? 'figure' : intent,
    ask: goesOn && focus !== null ? onFrom(focus.ask, ask, meaning) : ask,
    unknown,
    followsUp: goesOn,
    percent: percentIn(question, text),
  };
}
