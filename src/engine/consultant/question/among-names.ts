import type { Meaning } from './meaning.ts';
import type { Named } from './named.ts';
import type { Word } from './words.ts';

/** `El och hyra`: names in a list, and not one within the other. */
export const areBeside = (words: readonly Word[]): boolean =>
  words.some(
    ({ plain: word }, at) =>
      /^(?:och|o|samt|respektive|resp|med|plus|inklusive|inkl)$/.test(word) &&
      // `El i fjol och hyra`: of one time both.
      words.slice(0, at).findLast(({ taken }) => taken !== 'period')?.taken === 'name' &&
      words[at + 1]?.taken === 'name',
  );

/** `Vilket går bäst av te och choklad`: which of them, and nothing else of what they are. */
export const isAmong = (
  { dimension, step }: Meaning,
  named: readonly Named[],
  text: string,
): boolean =>
  named.length > 1 &&
  dimension === null &&
  step === null &&
  !/\b(?:kop|handla|bestall)/.test(text) &&
  named.every((each) => each.dimension === named[0]?.dimension);
