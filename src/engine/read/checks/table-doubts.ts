import type { ReadOverrides } from '../../table/overrides.ts';
import type { Doubt } from '../../table/question.ts';
import type { Interpreted } from '../interpret.ts';
import { agreedDoubts } from './agreed-doubts.ts';
import { noteDoubts } from './note-doubts.ts';
import { nothingSoldDoubts } from './nothing-sold.ts';
import { periodDoubts } from './period-doubts.ts';
import { productDoubts } from './product-doubt.ts';
import type { ReconcileInput } from './reconcile-input.ts';
import { rivalDoubts } from './rival-amounts.ts';
import { totalsOf } from './total-check.ts';
import { productTotalDoubts, totalDoubts } from './total-doubt.ts';
import { unreadDoubts } from './unread-doubt.ts';
import { uncountedDoubts } from './unused-amount-check.ts';

interface About {
  input: ReconcileInput;
  used: Int32Array;
  overrides: ReadOverrides;
  /** Names of the sheet and the file. */
  nearby: readonly (string | null)[];
  /** True where the format says what its columns are. */
  isKnown: boolean;
}

/** What the checks of a table leave open. */
export function tableDoubts(
  table: Interpreted,
  { input, used, overrides, nearby, isKnown }: About,
): Doubt[] {
  const { currency } = input;
  const doubts = [
    ...nothingSoldDoubts(table, nearby, overrides),
    ...agreedDoubts(table, overrides),
    ...(isKnown ? [] : periodDoubts(table, overrides)),
    ...totalDoubts(table, { used, stated: totalsOf(input), currency, overrides }),
    ...productTotalDoubts(table, input, overrides),
    ...unreadDoubts(table, overrides),
    ...productDoubts(table, input, overrides),
    ...(isKnown ? [] : noteDoubts(table, { used, overrides, nearby })),
  ];
  if (isKnown || [...table.doubts, ...doubts].some(({ id }) => id === 'amount')) return doubts;
  const uncounted = uncountedDoubts(table, used);
  if (uncounted.length > 0) return [...doubts, ...uncounted];
  return [...doubts, ...rivalDoubts(table, { used, currency, overrides })];
}
