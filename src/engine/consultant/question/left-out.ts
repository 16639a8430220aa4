import type { Ask } from './ask.ts';
import { isItself } from './meaning.ts';
import type { Named, OwnNames } from './named.ts';
import { readNames } from './names.ts';
import { dimensionOf } from './vocabulary.ts';
import type { Word } from './words.ts';

/** Before what is left out: `utom`, `bortsett från`, `om man inte räknar med`. */
const MARKS: readonly (readonly RegExp[])[] = [
  [/^(?:utom|forutom|exkl|exklusive|exkluderat|exkludera|utan)$/],
  [/^bortsett$/, /^fran$/],
  [/^(?:om|nar)$/, /^(?:man|vi|jag)$/, /^bortser$/, /^fran$/],
  [/^(?:om|nar)$/, /^(?:man|vi|jag)$/, /^(?:tar|raknar)$/, /^bort$/],
  [/^(?:om|nar)$/, /^(?:man|vi|jag)$/, /^inte$/, /^raknar$/, /^(?:med|in)$/],
  [/^som$/, /^inte$/, /^ar$/],
];

/** Between the mark and the name. */
const BEFORE_NAME =
  /^(?:till|fran|pa|hos|via|av|for|den|det|de|allt|alla|var|vara|vart|kunden|produkten|varugruppen|gruppen|kanalen|leverantoren|kontot)$/;
const AND = /^(?:och|o|samt|eller|resp|respektive)$/;
/** What is left out ends before one of these. */
const AFTER =
  /^(?:i|pa|till|fran|hos|via|for|under|mellan|sedan|sen|hur|vad|vilken|vilka|vilket|som|har|hade|salde|saljer|da|per|jamfort|mot|an)$/;

const markAt = (words: readonly Word[], at: number): number =>
  MARKS.find((mark) =>
    mark.every((each, place) => {
      const word = words[at + place];
      return word?.taken === null && each.test(word.plain);
    }),
  )?.length ?? 0;

function endOf(words: readonly Word[], start: number): number {
  const end = words.findIndex(
    ({ plain, taken }, at) => at >= start && (taken !== null || (at > start && AFTER.test(plain))),
  );
  return end < 0 ? words.length : end;
}

/** `Kostnader utan projekt`: of rows that say nothing of a kind; null where no kind stands behind. */
export function lackingIn(
  words: readonly Word[],
): { lacking: NonNullable<Ask['lacking']>; from: number; words: number } | null {
  const from = words.findIndex(
    ({ plain, taken }, at) =>
      taken === null &&
      /^(?:utan|saknar)$/.test(plain) &&
      words.slice(at + 1, at + 2).every(isItself) &&
      dimensionOf(words[at + 1]?.plain ?? '') !== null,
  );
  const kind = words[from + 1];
  const dimension = dimensionOf(kind?.plain ?? '');
  if (from < 0 || kind === undefined || dimension === null) return null;
  return { lacking: { dimension, written: kind.written.toLowerCase() }, from, words: 2 };
}

/** What a question leaves out, with the words that say it; null where nothing is, or it is not surely told. */
export function leftOutIn(
  words: readonly Word[],
  own: readonly OwnNames[],
  guide: OwnNames['guide'] | null,
): { named: Named[]; from: number; words: number } | null {
  const from = words.findIndex((_, at) => markAt(words, at) > 0);
  if (from < 0) return null;
  let start = from + markAt(words, from);
  while (BEFORE_NAME.test(words[start]?.plain ?? '')) start += 1;
  const end = endOf(words, start);
  // Read apart: what it is not sure of stays as it was.
  const tail = words.slice(start, end).map((word): Word => ({ ...word }));
  const named = readNames(tail, own, guide);
  const isSure = tail.every(({ taken, plain }) => taken !== null || AND.test(plain));
  if (named.length === 0 || !isSure) return null;
  return { named, from, words: end - from };
}
