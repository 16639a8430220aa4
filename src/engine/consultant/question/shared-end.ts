import { stem } from '../../text/word-forms.ts';
import { dimensionOf, isKnownWord, measureOf } from './vocabulary.ts';
import type { Word } from './words.ts';

const BETWEEN = /^(?:och|o|samt|eller|mot|vs|kontra|respektive|resp|an|jamfort|med|plus)$/;
/** The shortest end that two words share. */
const LEAST_END = 4;

/** `Dam- och herrklippningar`, with its line or without: the first word has the end of the second. */
export function withSharedEnds(words: readonly Word[], ofNames: ReadonlySet<string>): Word[] {
  return words.map((word, at) => {
    if (word.plain.length < 2 || ofNames.has(word.plain)) return word;
    if (measureOf(word.plain) !== null || dimensionOf(word.plain) !== null) return word;
    // `Mellan- och mörkrost`, but `mellan webb och telefon`.
    if (isKnownWord(word.plain) && !/^(?:och|o|eller|samt)$/.test(words[at + 1]?.plain ?? ''))
      return word;
    const behind = words.slice(at + 1).findIndex(({ plain }) => !BETWEEN.test(plain));
    const next = behind > 0 ? words[at + 1 + behind] : undefined;
    if (next === undefined) return word;
    const end = [...ofNames].flatMap((name) => {
      const rest = name.startsWith(word.plain) ? stem(name.slice(word.plain.length)) : '';
      return rest.length >= LEAST_END &&
        (next.plain.endsWith(rest) || stem(next.plain).endsWith(rest)) &&
        next.plain !== rest
        ? [name]
        : [];
    });
    const [only, ...more] = end;
    return only === undefined || more.length > 0 ? word : { ...word, plain: only };
  });
}
