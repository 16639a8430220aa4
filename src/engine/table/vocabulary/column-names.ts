import { costWords } from './costs.ts';
import {
  namesAmount,
  namesBalance,
  namesCode,
  namesDate,
  namesOfLists,
  namesUnit,
} from './header-words.ts';
import { salesWords } from './sales.ts';
import { nameTest } from './words.ts';

const known: ReadonlySet<string> = new Set(
  [...salesWords, ...costWords].flatMap(({ names }) => [...names.keys()]),
);
/** What a hand writes over its columns. */
const namesByHand = nameTest({
  whole: `utfall, varde, varden, vad, vem, nar, var, vilka, hur mycket, ref, rad, nr, typ, art, slag, butik, stalle, plats, person, ansvarig, status,
    value, values, what, who, when, where, notering, kommentar, anm, ovrigt, info`,
});

/** Whether a column may be called so, whatever its role: no value of a list is. Normalised. */
export const namesColumn = (name: string): boolean =>
  known.has(name) ||
  [namesAmount, namesBalance, namesOfLists, namesUnit, namesByHand].some((isSaid) =>
    isSaid(name),
  ) ||
  (!/\d/.test(name) && (namesDate(name) || namesCode(name)));
