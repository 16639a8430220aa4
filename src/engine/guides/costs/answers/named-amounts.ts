import { readMoney, type WrittenMoney } from '../../../advice/answers/amount.ts';

/** One thing named in an answer, with its amount or share. */
export interface NamedAmount {
  /** The words without amounts and periods: `hyra`. */
  words: string;
  money: WrittenMoney | null;
  percent: number | null;
  /** What the amount is written after, where that is several things. */
  together?: readonly string[];
}

/** What is named as the reason that another is unnecessary is kept: `vi har ju Fortnox också`. */
const REPLACEMENT =
  /(?<!\p{L})(?:har (?:vi )?(?:ju|redan)|räcker med|behåller|ska vara kvar)(?!\p{L})/iu;

/** An answer without the parts that name what is kept. */
export function withoutKept(answer: string): string {
  return answer
    .split(ends)
    .filter((part) => !REPLACEMENT.test(part))
    .join('; ');
}

const MOST_THINGS = 12;
const ends = /[;\n•]|,(?!\d)|\.(?=\s|$)|\s[–-]\s/u;
const joins = /\s(?:och|samt|plus|respektive)\s|\s[&+]\s/iu;
const percentOf = /(\d{1,3}(?:[.,]\d+)?)\s*(?:%|procent)/iu;
const notNames =
  /\d[\d\s.,]*|%|(?<!\p{L})(?:kr|kronor|sek|tkr|mkr|tusen|miljon(?:er)?|procent|ca|cirka|ungefär|runt|per|i|om|varje|mån(?:ad(?:en)?)?|kvartal(?:et)?|år(?:et)?|vecka(?:n)?|på|för|vi|vår|våra|vårt|har|är|kostar|betalar|drygt|knappt|st)(?!\p{L})|[:/()=]/giu;

function wordsOf(text: string): string {
  return text.replace(notNames, ' ').replace(/\s+/g, ' ').trim();
}

function readOne(text: string): NamedAmount {
  const percent = percentOf.exec(text)?.[1];
  return {
    words: wordsOf(text),
    money: readMoney(text),
    percent: percent === undefined ? null : Number(percent.replace(',', '.')),
  };
}

/** In `el och värme 4 000 kr` the amount is for both together, so it is given to neither. */
function readClause(clause: string): NamedAmount[] {
  const parts = clause.split(joins).map(readOne);
  if (parts.length === 1) return parts;
  const stated = parts.filter(({ money, percent }) => money !== null || percent !== null);
  if (stated.length === 0 || stated.length === parts.length) return parts;
  const names = parts.map(({ words }): NamedAmount => ({ words, money: null, percent: null }));
  const whole = readOne(clause);
  return stated.length === 1
    ? [...names, { ...whole, together: names.map(({ words }) => words) }]
    : names;
}

/** What a free-text answer names, each with the amount or share written beside it. */
export function readNamed(answer: string): NamedAmount[] {
  return answer
    .normalize('NFC')
    .slice(0, 1000)
    .split(ends)
    .flatMap(readClause)
    .filter(({ words }) => words.length > 1)
    .slice(0, MOST_THINGS);
}

const nothing =
  /^\s*(?:(?:vi|jag) )?(?:nej|inga?|ingen|inget|ingenting|vet (?:ej|inte)|osäker|saknas|har inga?|noll|-+|\?+|x|n\/?a)(?![\p{L}\d])/iu;

/** Whether the answer amounts to "nothing to report". */
export function saysNothing(answer: string): boolean {
  return answer.trim() === '' || nothing.test(answer);
}
