import type { BusinessWords, IncomeWords } from './business.ts';

/** Names of goods that are sold beside what is done. */
const GOODS =
  /schampo|shampoo|balsam|(?<!\p{L})(?:hårvax|spray|hårspray|krämer?|presentkort)(?!\p{L})|material|(?<!\p{L})(?:produkter|varor|reservdel)|rengöringsmedel|papper/iu;

const isGoods = (name: string): boolean => GOODS.test(name);

/** One of what is sold, by its name: of what is done beside goods, the goods are no service. */
const isBeside = ({ part }: IncomeWords, name: string) => part !== 'produkt' && isGoods(name);

export const thePartOf = (income: IncomeWords, name: string): string =>
  isBeside(income, name) ? 'varan' : income.thePart;

/** … without the article. */
export const partOf = (income: IncomeWords, name: string): string =>
  isBeside(income, name) ? 'vara' : income.part;

/** The words of a company that does things for others, where some of what it sells is goods. */
export function besideGoods(
  words: BusinessWords,
  sold: readonly { name: string }[],
): BusinessWords {
  const { income } = words;
  if (income.part === 'produkt' || income.price !== undefined) return words;
  if (!sold.some(({ name }) => isGoods(name))) return words;
  const { parts, theParts } = income;
  return {
    ...words,
    income: { ...income, parts: `${parts} och varor`, theParts: `${theParts} och varorna` },
  };
}
