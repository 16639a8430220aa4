import {
  isGrammar,
  isListedWord,
  KIND_WORDS,
  KNOWN_WORDS,
  LEAST,
  MOST,
  measureWords,
} from './vocabulary.ts';
import { editDistance } from './words.ts';

/** A shorter word is too near others for one to be taken for it. */
const CORRECTED = KNOWN_WORDS.filter((word) => word.length >= 5);

const OF_TIME =
  'halvan april kvartal kvartalet manad manaden halvar halvaret forra senaste veckan samma foregaende januari februari augusti september oktober november december'.split(
    ' ',
  );

const isSwapped = (word: string, known: string): boolean =>
  word !== known &&
  [...word].sort().join('') === [...known].sort().join('') &&
  editDistance(word, known, 1) === 1;

const DAYS = ['mandag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lordag', 'sondag'].flatMap(
  (day) => ['', 'en', 'ar', 'arna'].map((end) => `${day}${end}`),
);

/** A day with a letter lost, doubled or moved; with another it may be a word of its own, as `mandat`. */
const dayNear = (word: string): string | undefined =>
  DAYS.find(
    (day) =>
      editDistance(word, day, 1) === 1 && (word.length !== day.length || isSwapped(word, day)),
  );

/** The word of time that one is with a letter wrong; the word itself where it is one; null for any other. */
export function correctedTime(word: string): string | null {
  if (word.length < 5 || /\d/.test(word)) return null;
  if (OF_TIME.includes(word)) return word;
  const near = OF_TIME.find((known) => known.length >= 5 && editDistance(word, known, 1) <= 1);
  return near ?? (DAYS.includes(word) ? null : dayNear(word)) ?? null;
}

/** The shortest beginning that a word about figures is cut to: `omsättn`, `försäljn`. */
const LEAST_CUT = 6;
const MEASURES = Object.values(measureWords).flat();

const isCutOff = (word: string): string | undefined =>
  word.length < LEAST_CUT ? undefined : MEASURES.find((known) => known.startsWith(word));

/** Words about figures too short for a wrong letter, which two that have changed places still tell: `kudn`, no `färg`. */
const SHORT = KNOWN_WORDS.filter((word) => word.length === 4 && !isGrammar(word));

/** A short word with one letter for another is mostly a word of its own, as `ränta` is no `ranka`. */
const LEAST_MISTYPED = 6;

/** Words that say nothing, or the most and the least: `fasta` is no `bästa`. */
const isLoose = (known: string): boolean =>
  isGrammar(known) || MOST.test(known) || LEAST.test(known);

const isMistyped = (word: string, known: string): boolean =>
  word.length !== known.length || isSwapped(word, known) || word.length >= LEAST_MISTYPED;

/** The word about figures that one is with a letter wrong (`myket`) or doubled (`föör`); null where there is none. */
export function correctedWord(word: string): string | null {
  if (/\d/.test(word)) return null;
  const single = word.replace(/(.)\1/g, '$1');
  if (single !== word && isListedWord(single)) return single;
  if (word.length === 4) return SHORT.find((known) => isSwapped(word, known)) ?? null;
  if (word.length < 5) return null;
  const near = (known: string) =>
    editDistance(word, known, 1) <= 1 && (!isLoose(known) || isMistyped(word, known));
  return CORRECTED.find(near) ?? isCutOff(word) ?? null;
}

/** `Per kanl`: behind such a word stands a kind, and in a shorter word too a letter may be lost. */
export function correctedKind(word: string, before: string | undefined): string | null {
  if (word.length < 4 || !/^(?:per|varje)$/.test(before ?? '')) return null;
  const isLost = (kind: string) => kind.length > word.length && editDistance(word, kind, 1) === 1;
  return KIND_WORDS.find(isLost) ?? null;
}
