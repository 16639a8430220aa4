import { UNSURE } from '../../../advice/answers/amount.ts';

/** Months (1–12) that an answer calls strong or weak; `even` if it says there is no season. */
export interface SeasonAnswer {
  strong: number[];
  weak: number[];
  even: boolean;
}

const words: [RegExp, number[]][] = [
  [/\bjan(uari)?\b/u, [1]],
  [/\bfeb(ruari)?\b/u, [2]],
  [/\bmars\b/u, [3]],
  [/\bapr(il)?\b/u, [4]],
  [/\bmaj\b/u, [5]],
  [/\bjuni?\b/u, [6]],
  [/\bjuli?\b/u, [7]],
  [/\baug(usti)?\b/u, [8]],
  [/\bsep(t|tember)?\b/u, [9]],
  [/\bokt(ober)?\b/u, [10]],
  [/\bnov(ember)?\b/u, [11]],
  [/\bdec(ember)?\b/u, [12]],
  [/sommar|semester/u, [6, 7, 8]],
  [/höst/u, [9, 10, 11]],
  [/vinter/u, [12, 1, 2]],
  [/(^|[^\p{L}])vår(en|ar|säsong)/u, [3, 4, 5]],
  [/(^|[^\p{L}])jul(en|handel|ruschen|tid)?([^\p{L}]|$)/u, [12]],
  [/påsk/u, [3, 4]],
  [/black\s*(friday|week)/u, [11]],
  [/(q|kvartal\s*)1/u, [1, 2, 3]],
  [/(q|kvartal\s*)2/u, [4, 5, 6]],
  [/(q|kvartal\s*)3/u, [7, 8, 9]],
  [/(q|kvartal\s*)4/u, [10, 11, 12]],
];

const weakWords =
  /svag|säms|låg|lugn|död|minst|tapp|nere|sämre|mindre|dålig|trög|dipp|minskar|sjunker|stäng|stilla|står still/u;
const closedWords = /(?<!\p{L})(?:semester|sommar|jul)?stäng|semesteruppehåll/gu;
const openWords = /(?<!\p{L})(?:inte|aldrig|ej)(?!\p{L}).{0,20}stäng/u;
const evenWords =
  /(ingen|inga|inte|utan|nej).{0,20}(säsong|variation|svängning)|jämn|året runt|samma hela året|^\s*nej\b|^\s*ingen\b/u;

function monthsIn(clause: string): number[] {
  return words.filter(([pattern]) => pattern.test(clause)).flatMap(([, months]) => months);
}

function unique(months: readonly number[]): number[] {
  return [...new Set(months)].sort((a, b) => a - b);
}

const lowered = (answer: string) => answer.normalize('NFC').toLowerCase().slice(0, 500);
const clausesOf = (text: string) => text.split(/[,;.\n]|\s(?:men|medan|däremot)\s/u);

/** Months (1–12) in which an answer says that the company is closed: `juli är stängt`. */
export function readClosed(answer: string): number[] {
  const isClosed = (clause: string) => clause.search(closedWords) >= 0 && !openWords.test(clause);
  // Closed for a holiday is closed in the months that are named, not in all of a summer.
  const named = (clause: string) => monthsIn(clause.replaceAll(closedWords, ' '));
  return unique(clausesOf(lowered(answer)).filter(isClosed).flatMap(named));
}

/** Reads `december är bäst, sommaren svag` clause by clause. */
export function readSeason(answer: string): SeasonAnswer {
  const text = lowered(answer);
  const clauses = clausesOf(text);
  const weak = clauses.filter((clause) => weakWords.test(clause)).flatMap(monthsIn);
  const strong = clauses.filter((clause) => !weakWords.test(clause)).flatMap(monthsIn);
  const named = strong.length + weak.length > 0;
  return {
    strong: unique(strong),
    weak: unique(weak),
    even: !named && evenWords.test(text) && !UNSURE.test(text),
  };
}
