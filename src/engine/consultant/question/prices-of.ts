import { plain } from '../../advice/answers/names.ts';
import { areForms } from '../../text/word-forms.ts';
import type { OwnNames } from './named.ts';
import { wordsOfNames } from './split-names.ts';

const COMPOUND = /(?<!\p{L})(?<what>\p{L}{3,25}?)s?pris(?<end>et|erna|er)?(?!\p{L})/giu;

/** `Klipp` of `klippning`: what is done, by the word that a compound has of it. */
const isDoingOf = (own: string, word: string): boolean =>
  word.length >= 4 && own.startsWith(word) && /^(?:n?ing(?:en|ar)?)$/.test(own.slice(word.length));

/** `Lunchpriset`, where something that is sold is called lunch: the price of it. */
export function pricesOf(question: string, names: readonly OwnNames[]): string {
  if (!/\p{L}{3}pris/iu.test(question)) return question;
  const sold = [
    ...wordsOfNames(
      names.filter(
        ({ guide, dimension }) =>
          guide === 'sales' && (dimension === 'product' || dimension === 'category'),
      ),
    ),
  ];
  return question.replace(COMPOUND, (whole, ...found) => {
    const { what = '', end = 'et' } = (found.at(-1) ?? {}) as Record<string, string>;
    const word = plain(what);
    // `Klippris` has one `p` less than its parts.
    const isOwn = sold.some((own) => own === word || areForms(own, word));
    const called = isOwn
      ? what
      : sold.find((own) => isDoingOf(own, word) || isDoingOf(own, `${word}p`));
    return called === undefined ? whole : `pris${end} på ${called}`;
  });
}
