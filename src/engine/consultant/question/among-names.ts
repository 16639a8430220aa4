import { plain } from '../../advice/answers/names.ts';
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

const INSTEAD =
  /^ (?:(?:vi|mer|mest|oftare|battre) ){0,3}(?:eller|kontra|vs|an|mot|gentemot|jamfort med|jmf med) (?:(?:vi|jag|de|pa|for|med|i) ){0,2}$/;

/** What stands between two names, the first of them first; null where they are not both there so. */
function betweenThem(text: string, one: string, other: string): string | null {
  const spaced = ` ${text} `;
  const end = spaced.indexOf(` ${one} `) + one.length + 1;
  const next = spaced.indexOf(` ${other} `, end);
  return end <= one.length || next < 0 ? null : spaced.slice(end, next + 1);
}

/** `Slingor eller klippning`, `färgar vi mer än vi klipper`: of two kinds, each by itself, since nothing is of both. */
export const areAlternatives = (named: readonly Named[], text: string): boolean =>
  named.some((one) =>
    named.some(
      (other) =>
        other.dimension !== one.dimension &&
        INSTEAD.test(betweenThem(text, plain(one.written), plain(other.written)) ?? ''),
    ),
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
  // `Hyran eller elen, vad kostar mest`: two that are told of by different kinds too.
  (areAlternatives(named, text) ||
    (!/\b(?:kop|handla|bestall)/.test(text) &&
      named.every((each) => each.dimension === named[0]?.dimension)));
