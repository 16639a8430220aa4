import { plain } from '../../advice/answers/names.ts';
import { columnCalled } from './money-columns.ts';
import { dimensionOf, LEAST, MOST, measureOf } from './vocabulary.ts';

const MOST_QUESTIONS = 3;

/** One question of a message. */
export interface QuestionPart {
  text: string;
  /** It is of the same sentence as the one before it. */
  isOneSentence: boolean;
}

/** A measure in a list of them: `oms`, `antal ordrar`. */
const ITEM = '(?:(?:hur många|antal(?:et)?) )?\\p{L}{2,40}(?: för(?= ?,| (?:och|o|samt) ))?';
const LIST = new RegExp(
  `^(.{0,200}?)(?<!\\p{L})(${ITEM}(?:, ?${ITEM}){0,2}),? (?:och|o|samt|respektive|resp\\.?|&|\\+) (${ITEM})(?!\\p{L})(.{0,300})$`,
  'iu',
);

const COUNT = /^(hur många|antal(?:et)?) /iu;
const COUNTED =
  /^(?:order\p{L}*|ordrar\p{L}*|kunder(?:na)?|produkter(?:na)?|artiklar(?:na)?|leverantörer(?:na)?)$/iu;

/** `Antal ordrar och kunder`: what is said of the first is said of all. */
function counted(items: readonly string[]): string[] {
  const [, count] = COUNT.exec(items[0] ?? '') ?? [];
  return items.map((item, at) =>
    count !== undefined && at > 0 && COUNTED.test(item) ? `${count} ${item}` : item,
  );
}

const whatIsListed = (item: string): string | null => {
  const word = plain(item.replace(/ för$/u, '').split(' ').at(-1) ?? '');
  // `Netto` is told by a file that has a column of that name.
  if (/^nettot?$/.test(word)) return 'revenue';
  // What is left of all is a question of its own.
  if (/^resultat(?:et)?$/.test(word)) return word;
  return measureOf(word) ?? columnCalled(word) ?? (COUNT.test(item) ? dimensionOf(word) : null);
};

/** `Omsättning, TB och antal ordrar i april` asks for figures of the same. */
function ofEachMeasure(question: string): string[] {
  const [, before = '', listed = '', last = '', after = ''] = LIST.exec(question) ?? [];
  const items = counted([...listed.split(/, ?/), last]);
  const measures = items.map(whatIsListed);
  // What lies between two of them is a third figure.
  if (/(?<!\p{L})mellan $/iu.test(before)) return [question];
  if (new Set(measures).size !== items.length || measures.includes(null)) return [question];
  return items.map((item) => `${before}${item}${after}`);
}

const BOTH_ENDS =
  /^(.{0,200}?)(?<!\p{L})(\p{L}{3,20}) (?:och|samt|respektive|eller) (\p{L}{3,20})(?!\p{L})(.{0,200})$/u;

/** `Bästa och sämsta månaden` asks for both. */
function ofEachEnd(question: string): string[] {
  const [, before = '', one = '', other = '', after = ''] = BOTH_ENDS.exec(question) ?? [];
  const [first, second] = [plain(one), plain(other)];
  const areBoth =
    (MOST.test(first) && LEAST.test(second)) || (LEAST.test(first) && MOST.test(second));
  return areBoth ? [`${before}${one}${after}`, `${before}${other}${after}`] : [question];
}

const TWO_KINDS =
  /^(.{0,60}?)(?<!\p{L})(\p{L}{3,20}) (\p{L}{3,20})(?:,| och| samt| &| \+) (\p{L}{3,20}) (\p{L}{3,20})(?!\p{L})(.{0,200})$/u;

/** `Bästa kund, bästa vara 2025` asks for the first of each kind. */
function ofEachKind(question: string): string[] {
  const [, before = '', one = '', kind = '', other = '', second = '', after = ''] =
    TWO_KINDS.exec(question) ?? [];
  const isOrder = (word: string) => MOST.test(plain(word)) || LEAST.test(plain(word));
  const kinds = [kind, second].map((word) => dimensionOf(plain(word)));
  const areTwo = isOrder(one) && isOrder(other) && !kinds.includes(null) && kinds[0] !== kinds[1];
  return areTwo
    ? [`${before}${one} ${kind}${after}`, `${before}${other} ${second}${after}`]
    : [question];
}

const MONTH =
  '(?:januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december)';
const TWO_TIMES = new RegExp(
  `^(.{0,80}?)(?<!\\p{L})(\\p{L}{2,40} i ${MONTH})(?:,| och| samt) (\\p{L}{2,40} i ${MONTH})(?!\\p{L})(.{0,60})$`,
  'iu',
);

/** `Te i mars, choklad i april` asks of each in its own month. */
function ofEachTime(question: string): string[] {
  const [, before = '', one, other, after = ''] = TWO_TIMES.exec(question) ?? [];
  return one === undefined || other === undefined
    ? [question]
    : [`${before}${one}${after}`, `${before}${other}${after}`];
}

const NEXT =
  /,?\s{1,3}(?:och|samt|o)\s{1,3}(?=(?:hur (?:mycket|mkt|många|stor)|vad (?:kost|är|var|bet|köp|sål|säl|drog|gav|tjän|oms|hand|har|hade|låg|ligg|blev|blir)|vilk\p{L}+|vem|när|varför)(?=[\s\p{L}]|$))/iu;

/** The questions of a message, each by itself: `Hur mycket sålde vi, och vad kostade hyran?` is two. */
export function questionsIn(message: string): QuestionPart[] {
  return message
    .split(/\?+|\n+|(?<=\p{L})[.!]\s+(?=\p{Lu})/u)
    .flatMap((sentence) =>
      sentence
        .split(NEXT)
        .map((part) => part.trim())
        .filter((part) => /\p{L}{2}/u.test(part))
        .flatMap(ofEachMeasure)
        .flatMap(ofEachEnd)
        .flatMap(ofEachKind)
        .flatMap(ofEachTime)
        .map((text, at) => ({ text, isOneSentence: at > 0 })),
    )
    .slice(0, MOST_QUESTIONS);
}
