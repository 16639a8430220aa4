import { plain } from '../../advice/answers/names.ts';
import type { Period } from '../../table/period.ts';
import type { Ask, Reading } from './ask.ts';
import { inYears, isWholeYear } from './calendar.ts';
import { bookedAs } from './everyday.ts';
import {
  boughtOfUs,
  countedIn,
  isExplained,
  isOfPlan,
  isOrder,
  lonelyIn,
  ofBothFiles,
  pointedAt,
  unreadIn,
  wholeIn,
} from './explained.ts';
import {
  besides,
  followsUp,
  GOES_ON,
  isOfOther,
  meantBefore,
  onFrom,
  pronounIn,
} from './follow-up.ts';
import { intentOf, isIntentWord } from './intents.ts';
import type { Known } from './known.ts';
import { LEFT_OVER, type Meaning, meaningIn, OF_GOODS_SOLD, WHERE_TO } from './meaning.ts';
import { readNames } from './names.ts';
import { ofWholeIn } from './of-whole.ts';
import { readPeriods, readWeekday } from './periods.ts';
import { withSplitNames, wordsOfNames } from './split-names.ts';
import { correctedTime, correctedWord, isKnownWord, numberOf } from './vocabulary.ts';
import { asksWhatIsBought, byOf, guideFor, isCost, isOfTwo, measureFor } from './what-is-asked.ts';
import { type Word, wordsOf } from './words.ts';

/** `kvratalet`: told before names are, which it is as near to as to a word of time. */
function correctTime(word: Word): void {
  if (isKnownWord(word.plain) || isIntentWord(word.plain)) return;
  word.plain = correctedTime(word.plain) ?? word.plain;
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
  const written = numberOf(/\b(\w+) procent\b/.exec(text)?.[1] ?? '');
  if (written !== null) return String(written);
  return WRITTEN_PERCENT.find(([words]) => words.test(text))?.[1] ?? null;
}

/** Those who sell, where the file tells who they are. */
const STAFF = /^(?:saljar\w*|personal(?:en)?|anstalld\w*)$/;

/** `Min kompanjon påstår att …`: who says so is no part of what is asked. */
const WHO_SAYS =
  /^(?:(?:hej|du|jo|men) )?(?:(?:min|mina|mitt|var|vara) \w+|styrelsen|banken|revisorn|bokforaren|kompanjonen|delagarna|chefen) (?:pastar|sager|sa|havdar|tror|menar|undrar|fragar|vill veta)(?: att| om)?\b/;

/** A question on its way to be read. */
interface Reader {
  words: Word[];
  text: string;
  known: Known;
}

function wordsIn(question: string, known: Known): Reader {
  const words = withSplitNames(wordsOf(question), known.names);
  const isWritten = words.every(({ isJoined }) => isJoined === undefined);
  const ofNames = wordsOfNames(known.names);
  const hasStaff = known.names.some(({ dimension }) => dimension === 'staff');
  for (const [at, word] of words.entries()) {
    if (!STAFF.test(word.plain)) continue;
    if (hasStaff && !ofNames.has(word.plain)) word.plain = 'medarbetare';
    // `Vilken säljare` asks who, and no channel that is called so is meant by it.
    const isWho = /^(?:vilken|vilka|per|varje)$/.test(words[at - 1]?.plain ?? '');
    if (!hasStaff && isWho) word.taken = 'unread';
  }
  const ofCosts = wordsOfNames(known.names.filter(({ guide }) => guide === 'costs'));
  for (const word of words)
    if (!ofNames.has(word.plain)) word.plain = bookedAs(word.plain, ofCosts) ?? word.plain;
  for (const word of words) if (!ofNames.has(word.plain)) correctTime(word);
  const spoken = WHO_SAYS.exec(words.map((word) => word.plain).join(' '))?.[0].split(' ') ?? [];
  for (const word of words.slice(0, spoken.length)) word.taken = 'grammar';
  const text = plain(isWritten ? question : words.map(({ written }) => written).join(' '));
  return { words, text, known };
}

/** The file that is surely asked about; null where the words tell nothing of it. */
function sureGuide(guess: Meaning, known: Known): Ask['guide'] | null {
  const isTold = guess.measure !== null || guess.dimension !== null;
  return isTold ? guideFor(guess, [], { ...known, focus: null }) : null;
}

/** `Januari till oktober 2026 än samma månader 2025`: what it is held against is said. */
const HELD = /\b(?:an|mot|med|gentemot|kontra) (?:samma|motsvarande)\b/;

function periodsIn({ words, text, known }: Reader, guess: Meaning): Period[] {
  const { focus, covered, guides } = known;
  const sure = sureGuide(guess, known);
  const isThere = sure !== null && guides.includes(sure);
  const about = (isThere ? sure : null) ?? focus?.ask.guide ?? guides[0] ?? 'sales';
  const asked = focus?.ask.periods[0];
  return readPeriods(words, {
    today: known.today,
    before: focus === null ? null : (asked ?? covered[focus.ask.guide] ?? null),
    year: asked !== undefined && GOES_ON.test(text) ? Number(asked.from.slice(0, 4)) : null,
    isChange: guess.direction !== null || guess.compared,
    isHeld: HELD.test(text),
    covered: covered[about] ?? null,
    years: known.years?.[about] ?? [],
  });
}

/** What the question asks by itself, whatever was asked before it. */
function askIn(reader: Reader): { ask: Ask; meaning: Meaning; dropped: string[] } {
  const { words, text, known } = reader;
  const guess = meaningIn(words, text);
  const periods = periodsIn(reader, guess);
  const weekday = guess.step === 'weekday' ? null : readWeekday(words);
  const found = readNames(words, known.names, sureGuide(guess, known));
  for (const word of words) correct(word);
  const meaning = meaningIn(words, text);
  const guide = guideFor(meaning, found, known);
  const named = found.filter((each) => each.guide === guide);
  const { order, limit, direction, share, average } = meaning;
  const ask: Ask = {
    ...{ guide, named, weekday, periods, order, limit, direction, share, average },
    measure: measureFor(meaning, named, guide),
    measured: meaning.measure !== null || meaning.counts,
    by: isOfTwo(meaning, text, periods) ? null : byOf(meaning, text, guide, named),
    compared: meaning.compared && periods.length < 3,
    ...(share && named.length > 1 && { shareOf: wholeIn(text, named) }),
  };
  // A name of the other file is no part of what is computed here: leaving it out would make another figure.
  const dropped = found.filter((each) => each.guide !== guide).map(({ written }) => written);
  return { ask, meaning, dropped };
}

/** What is asked with what it takes from the question before it; null where it is one of its own. */
function goingOn({ words, text, known }: Reader, ask: Ask, meaning: Meaning): Ask | null {
  const { focus } = known;
  if (focus === null) return null;
  // `Och kostnaderna då?` is of the other file, in the same time.
  if (isOfOther(ask, focus.ask))
    return GOES_ON.test(text) && ask.periods.length === 0
      ? { ...ask, periods: focus.ask.periods }
      : null;
  if (!followsUp(meaning, text, words, known)) return null;
  const pronoun = ask.named.length === 0 ? pronounIn(words) : null;
  const pointed = pronoun === null ? [] : meantBefore(pronoun, focus, meaning);
  const isPointing = pronoun !== null;
  return onFrom(focus.ask, { ...ask, named: [...ask.named, ...pointed] }, meaning, {
    ...{ text, isPointing },
  });
}

/** A phrase with its accents, as the question has it. */
function asWritten(phrase: string, words: readonly Word[]): string {
  const parts = phrase.split(' ');
  const at = words.findIndex((_, from) =>
    parts.every((part, place) => plain(words[from + place]?.written ?? '') === part),
  );
  if (at < 0) return phrase;
  return words
    .slice(at, at + parts.length)
    .map(({ written }) => written)
    .join(' ');
}

/** The words that nothing explains, and what is meant by others but not computed. */
function unknownIn(
  { words, text }: Reader,
  { own, made, meaning, dropped }: { own: Ask; made: Ask; meaning: Meaning; dropped: string[] },
  topic: string,
) {
  const ofPhrases = [LEFT_OVER, OF_GOODS_SOLD, WHERE_TO].map((each) => each.exec(text)?.[0] ?? '');
  const explained = new Set([topic, ...ofPhrases].flatMap((phrase) => phrase.split(' ')));
  const intent = intentOf(text);
  const ofWhole = ofWholeIn(own, text);
  const isOpen = (word: Word, at: number) =>
    !isExplained(word, at, words) &&
    !ofWhole.test(word.plain) &&
    !explained.has(word.plain) &&
    !isOfPlan(word.plain, intent);
  // What is most or least must be of something.
  const isOfNothing =
    made.order !== null && made.by === null && !made.compared && made.direction === null;
  return [
    ...words.filter((word, at) => isOpen(word, at)).map(({ written }) => written),
    ...lonelyIn(words, meaning, own.named),
    ...pointedAt(words),
    ...boughtOfUs(own, text),
    ...ofBothFiles(own, meaning, text),
    ...countedIn(words, meaning, own.named),
    ...unreadIn(own, meaning, text).map((phrase) => asWritten(phrase, words)),
    ...dropped,
    ...words.filter(({ plain: word }) => isOfNothing && isOrder(word)).map((word) => word.written),
  ];
}

const AGAINST_YEAR =
  /\b(?:jamfort|jamfor|jamfora|jamforelse|jmf|jmfr|mot|an|gentemot|kontra) (?:med )?(?:i fjol|ifjol|forra aret|fjolaret|\d{4})\b/;

/** `Har elen ökat jämfört med i fjol?`: the year after is held against it. */
function againstYear(ask: Ask, text: string): Ask {
  const [year, ...more] = ask.periods;
  const isHeld = ask.compared || ask.direction !== null;
  if (!isHeld || year === undefined || more.length > 0) return ask;
  if (!isWholeYear(year) || !AGAINST_YEAR.test(text)) return ask;
  return { ...ask, periods: [inYears(year, 1), year] };
}

/** What goes on with a name of the other file is of that file's own amount. */
function ofItsFile(ask: Ask): Ask {
  if (isCost(ask.measure) === (ask.guide === 'costs')) return ask;
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
  const { text } = reader;
  const { ask, meaning, dropped } = askIn(reader);
  const on = goingOn(reader, ask, meaning);
  const { part } = known;
  const own = againstYear(ask, text);
  const whole = ofItsFile(on ?? (part ? besides(own, part.ask, text, part.isOneSentence) : own));
  const made = asksWhatIsBought(text, whole)
    ? { ...whole, by: 'product' as const, order: 'most' as const }
    : whole;
  const topic = wholeWords(text, topical(text));
  return {
    question,
    plain: text,
    intent: intentOf(text),
    ask: made,
    unknown: unknownIn(reader, { own: ask, made, meaning, dropped }, topic),
    followsUp: on !== null,
    percent: percentIn(question, text),
  };
}
