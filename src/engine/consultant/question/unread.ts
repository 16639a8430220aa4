import { plain } from '../../advice/answers/names.ts';
import type { Ask } from './ask.ts';
import { cancelledIn, isOfKronor } from './condition.ts';
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
} from './explained.ts';
import { isHowOften } from './how-often.ts';
import { inOtherUnit } from './in-other-unit.ts';
import type { Intent } from './intents.ts';
import {
  INTO_TILL,
  LEFT_OVER,
  type Meaning,
  OF_GOODS_SOLD,
  PER_TIME,
  PIECES_OF_ORDER,
  WHERE_TO,
} from './meaning.ts';
import { otherColumnsIn } from './money-columns.ts';
import { notNarrowed } from './narrowed.ts';
import { nextOfList } from './next-of-list.ts';
import { ofWholeIn } from './of-whole.ts';
import { rankAsked } from './rank-of.ts';
import type { Reader } from './reader.ts';
import { IN_PARTS } from './split-by.ts';
import { endIn } from './time-of.ts';
import { isOfDays, stepOf } from './vocabulary.ts';
import type { Word } from './words.ts';

/** Says nothing that the question before did not: what it asks for was not understood. */
export function isEcho(
  { words, text, known: { focus } }: Reader,
  on: Ask | null,
  intent: Intent,
): boolean {
  if (on === null || focus === null || intent !== 'figure' || intent !== focus.intent) return false;
  if (inOtherUnit(text, focus.ask) !== null || nextOfList(text, focus.ask) !== null) return false;
  // `Var ligger de bland kunderna?` is another question of the same.
  if (isHowOften(on, text) || rankAsked(on, text) !== null || endIn(on, text) !== null)
    return false;
  const isSaying = words.some(({ taken }) => taken === 'name' || taken === 'period');
  return !isSaying && JSON.stringify(on) === JSON.stringify(focus.ask);
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

/** A list in one order, which has a second. */
const isOfList = ({ by, order, direction, compared }: Ask): boolean =>
  by !== null && order !== null && direction === null && !compared;

/** `10 procent` is of no figure that is there: only what is supposed is so much. */
const percentOf = (words: readonly Word[]): string[] =>
  words.flatMap(({ plain: word, written, taken }, at) =>
    taken === null &&
    (/^\d+%$/.test(written) ||
      (/^\d/.test(word) && /^(?:%|procent)$/.test(words[at + 1]?.plain ?? '')))
      ? [written]
      : [],
  );

/** The names of the question before are what this one is asked of: a place in a list, how often. */
const isOfThem = (made: Ask, own: Ask, text: string): boolean =>
  made.named.length > own.named.length &&
  (isHowOften(made, text) || rankAsked(made, text) !== null || endIn(made, text) !== null);

/** `I veckan` is of no week that is told, where no list or mean of weeks is asked for. */
const weeksIn = (words: readonly Word[], { by, each, weekday }: Ask): string[] =>
  each !== undefined || isOfDays(by) || weekday !== null
    ? []
    : words.flatMap(({ plain: word, taken, written }) =>
        taken === null && stepOf(word) === 'week' ? [written] : [],
      );

/** `Vad kostar för mycket`: whether it is too much is no figure. */
const TOO_MUCH =
  /\bfor (?:mycket|lite|manga|fa|hogt?|hoga|lagt?|laga|dyrt?|dyra|billigt?|billiga)\b(?! (?:var|kostade|salde|kopte))/;

/** Whose it is: of what the question before was of. */
const OF_THEIRS = /^(?:deras|dess|hennes|hans)$/;

/** `El per lokal`: each of a kind that no row tells, though a cost is called so. */
const perNames = (words: readonly Word[], { guide, named }: Ask): string[] =>
  words.flatMap((word, at) =>
    word.taken === 'name' &&
    /^(?:per|varje)$/.test(words[at - 1]?.plain ?? '') &&
    (guide === 'costs' || isOnlyEnd(word, named) || isOfGoods(word, named))
      ? [`per ${word.written}`]
      : [],
  );

/** `Material per elarbete`: of what is sold one is no part of the other. */
const isOfGoods = ({ written }: Word, named: Ask['named']): boolean => {
  const goods = named.filter(({ dimension }) => /^(?:product|category)$/.test(dimension));
  return (
    goods.length > 1 && goods.some((each) => each.written === written && each.names.length < 2)
  );
};

/** `Elen mot värmen`, of one cost that is called both: it is not held against itself. */
const againstItself = (words: readonly Word[], { named }: Ask): string[] =>
  named.length === 1 && named[0]?.names.length === 1
    ? words.flatMap(({ plain: word, written }, at) =>
        /^(?:mot|kontra|vs)$/.test(word) &&
        words[at - 1]?.plain !== words[at + 1]?.plain &&
        [words[at - 1], words[at + 1]].every((beside) => beside?.taken === 'name')
          ? [written]
          : [],
      )
    : [];

/** `Fjärrvärmen i relation till hyrorna`: one divided by another that is of another kind. */
const RELATED = /\bi (?:forhallande|relation|proportion) till\b/;
const inRelation = ({ named }: Ask, text: string): string[] =>
  new Set(named.map(({ dimension }) => dimension)).size > 1
    ? [RELATED.exec(text)?.[0] ?? []].flat()
    : [];

/** `Per körning`, where one of all that is done ends so: `Budkörning` is not each of them. */
const isOnlyEnd = ({ plain: word, written }: Word, named: Ask['named']): boolean =>
  named.some(
    (each) =>
      each.written === written &&
      each.how === 'part' &&
      each.dimension === 'product' &&
      each.names.every((name) =>
        plain(name)
          .split(/[^a-z0-9]+/)
          .some((part) => part !== word && part.endsWith(word)),
      ),
  );

interface Understood {
  own: Ask;
  made: Ask;
  meaning: Meaning;
  dropped: string[];
  intent: Intent;
}

/** The words of phrases that are read as a whole. */
function inPhrases(
  { text, known: { focus } }: Reader,
  { made, intent }: Understood,
  topic: string,
): Set<string> {
  const ofPhrases = [INTO_TILL, LEFT_OVER, OF_GOODS_SOLD, PIECES_OF_ORDER, WHERE_TO].map(
    (each) => each.exec(text)?.[0] ?? '',
  );
  // `Vecka` is read as `veckan`, which times are told by.
  if (made.each !== undefined) ofPhrases.push(PER_TIME.exec(text)?.[0] ?? '', 'veckan');
  // `Vad består takbytet av` is told by its parts.
  if (made.by !== null) ofPhrases.push(IN_PARTS.exec(text)?.[0] ?? '');
  if (intent === 'whatIf') ofPhrases.push(cancelledIn(text));
  // `Gett bort i rabatt`.
  if (made.measure === 'discount') ofPhrases.push('bort');
  // `Växer snabbast`: what has grown most, in kronor and in per cent.
  if (made.direction !== null && made.by !== null) ofPhrases.push('snabbast', 'fortast');
  const isNext = focus !== null && nextOfList(text, focus.ask) !== null;
  if (isNext) ofPhrases.push(text);
  return new Set([topic, ...ofPhrases].flatMap((phrase) => phrase.split(' ')));
}

/** The words that nothing explains, and what is meant by others but not computed. */
export function unknownIn(reader: Reader, understood: Understood, topic: string) {
  const {
    words,
    text,
    known: { focus },
  } = reader;
  const { own, made, meaning, dropped, intent } = understood;
  const explained = inPhrases(reader, understood, topic);
  const ofWhole = ofWholeIn(isOfThem(made, own, text) ? made : own, text);
  const isWithThem =
    isOfThem(made, own, text) ||
    (own.share && made.named.length > own.named.length) ||
    (focus !== null && inOtherUnit(text, focus.ask) !== null);
  const isWhatIf = intent === 'whatIf';
  const isHeld =
    made.compared ||
    made.direction !== null ||
    Array.isArray(made.weekday) ||
    (made.named.length > 1 && /\beller\b/.test(text));
  const isOpen = (word: Word, at: number) =>
    !(isWhatIf ? isOfKronor(words, at) : false) &&
    !isExplained(word, at, words, intent, isHeld) &&
    !ofWhole.test(word.plain) &&
    !explained.has(word.plain) &&
    !(focus !== null && OF_THEIRS.test(word.plain)) &&
    !isOfPlan(word.plain, intent);
  // What is most or least must be of something.
  const isPlaced = made.place === undefined || isOfList(made);
  const isOfNothing =
    made.order !== null && made.by === null && !made.compared && made.direction === null;
  return [
    ...words.filter((word, at) => isOpen(word, at)).map(({ written }) => written),
    ...lonelyIn(words, meaning, own.named),
    ...pointedAt(words),
    ...boughtOfUs(own, text),
    ...ofBothFiles(own, meaning, text),
    ...countedIn(words, meaning, own.named),
    ...unreadIn(isWithThem ? made : own, meaning, text).map((phrase) => asWritten(phrase, words)),
    ...(intent === 'figure' ? [TOO_MUCH.exec(text)?.[0] ?? []].flat() : []).map((phrase) =>
      asWritten(phrase, words),
    ),
    ...otherColumnsIn(words, made.measure, meaning.counts),
    ...notNarrowed(made),
    ...againstItself(words, made),
    ...inRelation(own, text).map((phrase) => asWritten(phrase, words)),
    ...weeksIn(words, made),
    ...perNames(words, own),
    ...dropped,
    ...(isPlaced ? [] : ['näst']),
    ...(isWhatIf ? [] : percentOf(words)),
    ...words.filter(({ plain: word }) => isOfNothing && isOrder(word)).map((word) => word.written),
  ];
}
