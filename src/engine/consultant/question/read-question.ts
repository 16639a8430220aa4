import type { Period } from '../../table/period.ts';
import { againstYear } from './against-year.ts';
import { alongside } from './alongside.ts';
import { areAlternatives, areBeside, isAmong } from './among-names.ts';
import type { Ask, Reading } from './ask.ts';
import { latestIn } from './calendar.ts';
import { isCancelled, isSupposed, kronorIn, percentIn } from './condition.ts';
import { correctedKind, correctedWord } from './corrected.ts';
import { wholeIn } from './explained.ts';
import {
  besides,
  followsUp,
  GOES_ON,
  isOfFirst,
  isOfOther,
  isOnlyMeasure,
  listedBefore,
  meantBefore,
  ofThatList,
  onFrom,
} from './follow-up.ts';
import { inOtherUnit } from './in-other-unit.ts';
import { intentOf, isIntentWord } from './intents.ts';
import { kindCounted } from './kinds-counted.ts';
import type { Known } from './known.ts';
import { lackingIn, leftOutIn } from './left-out.ts';
import { type Meaning, meaningIn } from './meaning.ts';
import { isBeside } from './money-columns.ts';
import type { Named } from './named.ts';
import { readNames } from './names.ts';
import { isTangled, ofLimit } from './narrowed.ts';
import { nextOfList } from './next-of-list.ts';
import { ofSalesBefore } from './of-sales.ts';
import { readPeriods } from './periods.ts';
import { placed } from './place.ts';
import { isPartOfIt, pronounIn } from './pronoun.ts';
import type { Reader } from './reader.ts';
import { splitBy } from './split-by.ts';
import { wordsOfNames } from './split-names.ts';
import { textsFor } from './texts.ts';
import { isThen, thatDay, thenIn } from './then.ts';
import { isEcho, unknownIn } from './unread.ts';
import { isKnownWord } from './vocabulary.ts';
import { hasSeveralDays, readWeekday, readWeekparts } from './weekdays.ts';
import { asksWhatIsBought, byOf, guideFor, isCost, isOfTwo, measureFor } from './what-is-asked.ts';
import { isMeasureInTime, isWhichOfIt } from './which-of-it.ts';
import { ofThoseThere } from './who-is-there.ts';
import type { Word } from './words.ts';
import { takeOut, wordsIn } from './words-in.ts';

/** A word about figures with a letter wrong is read as that word. */
function correct(word: Word, before: Word | undefined): void {
  if (word.taken !== null || isKnownWord(word.plain) || isIntentWord(word.plain)) return;
  word.plain = correctedKind(word.plain, before?.plain) ?? correctedWord(word.plain) ?? word.plain;
}

/** The file that is surely asked about; null where the words tell nothing of it. */
function sureGuide(guess: Meaning, known: Known): Ask['guide'] | null {
  const isTold = guess.measure !== null || guess.dimension !== null;
  return isTold ? guideFor(guess, [], { ...known, focus: null }) : null;
}

/** `Januari till oktober mot i fjol`, `än samma månader 2025`, `mellan i år och i fjol`: what it is held against is said. */
const HELD =
  /\b(?:an|mot|med|gentemot|kontra|vs|jmf) (?:samma|motsvarande|i fjol|ifjol|forra aret|fjolaret|\d{4})\b|\bmellan (?:i ar|ar \d{4}|\d{4}|i fjol|forra aret) och (?:i ar|\d{4}|i fjol|forra aret)\b/;

function periodsIn({ words, text, known }: Reader, guess: Meaning): Period[] {
  const { focus, covered, guides } = known;
  const sure = sureGuide(guess, known);
  const isThere = sure !== null && guides.includes(sure);
  const about = (isThere ? sure : null) ?? focus?.ask.guide ?? guides[0] ?? 'sales';
  const asked = focus?.ask.periods[0];
  const then = thenIn(words, focus);
  if (then !== null) return [then];
  const found = readPeriods(words, {
    today: known.today,
    before: focus === null ? null : (asked ?? latestIn(covered[focus.ask.guide] ?? null)),
    year: asked !== undefined && GOES_ON.test(text) ? Number(asked.from.slice(0, 4)) : null,
    isChange: (guess.direction !== null || guess.compared) && !hasSeveralDays(words),
    isHeld: HELD.test(text),
    covered: covered[about] ?? null,
    ofNames: wordsOfNames(known.names),
    years: known.years?.[about] ?? [],
  });
  return found.length === 0 && focus?.time !== undefined && isThen(text) ? [focus.time] : found;
}

/** `Andel av teet på lördagar`: of all te. */
const ofDays = (whole: Named[]) => (whole.length === 0 ? {} : { shareOf: whole });

/** `Vad blev över då?` */
const ENDS_THEN = /\bda$/;

/** `Har teet blivit dyrare?`: of its price. */
const isOfDearerGoods = ({ direction, compared }: Meaning, named: readonly Named[]): boolean =>
  (direction !== null || compared) &&
  named.some(({ dimension }) => dimension === 'product' || dimension === 'category');

/** What the question asks by itself, whatever was asked before it. */
function askIn(reader: Reader): { ask: Ask; meaning: Meaning; dropped: string[] } {
  const { words, known } = reader;
  const guess = meaningIn(words, reader.text);
  const periods = periodsIn(reader, guess);
  const out = leftOutIn(words, known.names, sureGuide(guess, known));
  if (out !== null) takeOut(reader, out);
  const nameless = out === null ? lackingIn(words) : null;
  if (nameless !== null) takeOut(reader, nameless);
  const { text } = reader;
  const isOfParts = readWeekparts(words);
  const isOfKind = guess.step === 'weekday' && guess.each === null;
  const weekday = isOfKind
    ? null
    : (readWeekday(words) ?? thatDay(words, text, known.focus) ?? null);
  const sure = sureGuide(guess, known);
  const found = readNames(words, known.names, sure, textsFor(sure, text, known));
  for (const [at, word] of words.entries()) correct(word, words[at - 1]);
  const meaning = ofThoseThere(meaningIn(words, text), text, known);
  const guide = guideFor(meaning, [...found, ...(out?.named ?? [])], known);
  const named = found.filter((each) => each.guide === guide);
  const without = (out?.named ?? []).filter((each) => each.guide === guide);
  const { order, limit, direction, share, average } = meaning;
  const isOfPrice = reader.isDearer && guide === 'sales' && isOfDearerGoods(meaning, named);
  const measure = isOfPrice ? 'price' : measureFor(meaning, named, guide);
  const isOneRow = measure === 'largestRow';
  // `En vanlig måndag`: what all of them came to, divided by how many they were.
  const each = meaning.each ?? (average && weekday !== null ? 'day' : null);
  const { beyond } = reader;
  const parts = splitBy(text, guide, named, known);
  const counted = kindCounted(words, guide);
  const ask: Ask = {
    ...{ guide, measure, named, weekday, periods, limit, direction, share, average },
    order: isOneRow ? null : order,
    measured: isOfPrice || meaning.measure !== null || meaning.counts,
    by:
      isOneRow || isOfTwo(meaning, text, periods)
        ? null
        : (byOf(meaning, text, guide, named) ?? parts),
    compared: meaning.compared && periods.length < 3 && !isOfParts && !Array.isArray(weekday),
    ...(Array.isArray(weekday) &&
      meaning.dimension === null && { by: 'weekday', order: order ?? 'most', direction: null }),
    ...(isOfParts && { by: 'weekpart', order: 'most', direction: null, average: false }),
    ...(share && named.length > 1 && { shareOf: wholeIn(text, named) }),
    ...(share && weekday !== null && ofDays(wholeIn(text, named))),
    ...placed(meaning),
    ...(isAmong(meaning, named, text) && { by: null, order: null }),
    ...((areBeside(words) || areAlternatives(named, text)) && { apart: true }),
    ...(without.length > 0 && { without }),
    ...(nameless !== null && { lacking: nameless.lacking }),
    ...(each !== null && { each }),
    ...(counted !== null && { counted }),
    ...(beyond !== null && ofLimit(beyond, meaning, guide)),
  };
  // A name of the other file is no part of what is computed here: leaving it out would make another figure.
  const dropped = [...found, ...(out?.named ?? [])]
    .filter((each) => each.guide !== guide)
    .map(({ written }) => written);
  return { ask, meaning, dropped };
}

/** What is asked with what it takes from the question before it; null where it is one of its own. */
function goingOn({ words, text, known }: Reader, ask: Ask, meaning: Meaning): Ask | null {
  const { focus } = known;
  if (focus === null) return null;
  const inOther = inOtherUnit(text, focus.ask);
  if (inOther !== null) return inOther;
  const ofSales = ofSalesBefore(text, focus);
  if (ofSales !== null) return ofSales;
  const next = nextOfList(text, focus.ask);
  if (next !== null) return next;
  // `Och kostnaderna då?` is of the other file, in the same time.
  if (isOfOther(ask, focus.ask))
    return (GOES_ON.test(text) || ENDS_THEN.test(text)) && ask.periods.length === 0
      ? { ...ask, periods: focus.ask.periods }
      : null;
  const isOfIt = isWhichOfIt(text, words, ask, focus.ask) || isMeasureInTime(meaning, text, words);
  if (!isOfIt && !followsUp(meaning, text, words, known)) return null;
  const pronoun = ask.named.length > 0 ? null : isOfFirst(text, focus) ? 'one' : pronounIn(words);
  const isOnly = isOnlyMeasure(meaning, text, words);
  const listed = isOnly ? listedBefore(focus) : ofThatList(text, ask, focus);
  const pointed = pronoun === null ? listed : meantBefore(pronoun, focus, meaning);
  const isPointing = pronoun !== null;
  const made = onFrom(focus.ask, { ...ask, named: [...ask.named, ...pointed] }, meaning, {
    ...{ text, isPointing, isOnly },
  });
  return isPartOfIt(text, ask, focus.ask) ? { ...made, shareOf: focus.ask.named } : made;
}

/** What goes on with a name of the other file is of that file's own amount. */
function ofItsFile(ask: Ask): Ask {
  if (isBeside(ask.measure) || isCost(ask.measure) === (ask.guide === 'costs')) return ask;
  return { ...ask, measure: ask.guide === 'costs' ? 'cost' : 'revenue', measured: false };
}

/** The words that a pattern is found in, to the end of its last: `soliditeten`, not `soliditet`. */
function wholeWords(text: string, pattern: RegExp | null): string {
  const found = pattern?.exec(text);
  if (!found) return '';
  return found[0] + (/^\w*/.exec(text.slice(found.index + found[0].length))?.[0] ?? '');
}

/** Reads one question. `topical` tells words that facts of an analysis answer by themselves. */
export function readQuestion(
  question: string,
  known: Known,
  topical: (plain: string) => RegExp | null,
): Reading {
  const reader = wordsIn(question, known);
  const { ask, meaning, dropped } = askIn(reader);
  const { text } = reader;
  const along = alongside(text, meaning, known.focus);
  const on = along ?? goingOn(reader, ask, meaning);
  const { part } = known;
  const own = againstYear(ask, text);
  const whole = ofItsFile(on ?? (part ? besides(own, part.ask, text, part.isOneSentence) : own));
  const made = asksWhatIsBought(text, whole)
    ? { ...whole, by: 'product' as const, order: 'most' as const }
    : whole;
  // A topic is of the whole: of a name another figure is computed, which its words do not ask for.
  const topic = made.named.length > 0 ? '' : wholeWords(text, topical(text));
  const [percent, kronor] = [percentIn(question, text), kronorIn(question)];
  const isAmount = percent !== null || kronor !== null;
  const isGone = made.named.length > 0 && made.guide === 'costs' && isCancelled(text);
  const isIf = isGone || isSupposed(text, isAmount);
  const intent = isIf ? 'whatIf' : intentOf(text);
  const isOfLimit = on !== null && known.focus !== null && isTangled(known.focus.ask, ask);
  const unknown = unknownIn(reader, { own: ask, made, meaning, dropped, intent }, topic);
  return {
    question,
    plain: text,
    intent,
    ask: made,
    unknown: along
      ? []
      : along === undefined || isEcho(reader, on, intent) || isOfLimit
        ? [question]
        : unknown,
    followsUp: on !== null,
    shape: on !== null && meaning.measure === null ? (known.focus?.shape ?? text) : text,
    percent,
    kronor,
    words: reader.words,
  };
}
