import { plain } from '../../advice/answers/names.ts';
import { areForms } from '../../text/word-forms.ts';
import type { OwnNames } from './named.ts';
import { wordsOfNames } from './split-names.ts';

const COMPOUND = /(?<!\p{L})(?<what>\p{L}{3,25}?)s?pris(?<end>et|erna|er)?(?!\p{L})/giu;

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
    // `Styckpris` is a price by itself, and what is sold may be called by it too.
    return sold.some((own) => own === word || areForms(own, word))
      ? `pris${end} på ${what}`
      : whole;
  });
}
