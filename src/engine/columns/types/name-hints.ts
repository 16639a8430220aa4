import { normaliseName } from '../../table/normalise-name.ts';
import { accountNumberIn } from '../../table/vocabulary/bookkeeping.ts';
import {
  namesAmount,
  namesCode,
  namesCount,
  namesDate,
  namesDays,
  namesTimesAYear,
  namesUpToNow,
} from '../../table/vocabulary/header-words.ts';

const comesEvery = (words: string): boolean => namesTimesAYear.some(([, isSaid]) => isSaid(words));

/** What a name says about the kind of value below it, before any role is known. */
export function nameTells(name: string): { date: boolean; code: boolean; amount: boolean } {
  const words = normaliseName(name);
  // `1930 Företagskonto` over amounts is an account of a day book.
  const code = namesCode(words) && !namesCount(words) && accountNumberIn(words) === null;
  return {
    // `Hyra/kvartal` is what each comes to.
    date: namesDate(words) && !code && !namesUpToNow(words) && !comesEvery(words),
    code,
    amount: namesAmount(words) && !code && !namesDays(words),
  };
}
