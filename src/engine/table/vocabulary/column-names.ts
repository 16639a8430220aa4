import { costWords } from './costs.ts';
import { namesAmount, namesBalance, namesCode, namesDate } from './header-words.ts';
import { salesWords } from './sales.ts';

const known: ReadonlySet<string> = new Set(
  [...salesWords, ...costWords].flatMap(({ names }) => [...names.keys()]),
);

/** Whether a column may be called so, whatever its role: no value of a list is. Normalised. */
export const namesColumn = (name: string): boolean =>
  known.has(name) ||
  namesAmount(name) ||
  namesBalance(name) ||
  (!/\d/.test(name) && (namesDate(name) || namesCode(name)));
