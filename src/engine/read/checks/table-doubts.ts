import type { ReadOverrides } from '../../table/overrides.ts';
import type { Doubt } from '../../table/question.ts';
import type { Interpreted } from '../interpret.ts';
import { nothingSoldDoubts } from './nothing-sold.ts';
import { productDoubts } from './product-doubt.ts';
import type { ReconcileInput } from './reconcile-input.ts';
import { totalsOf } from './total-check.ts';
import { totalDoubts } from './total-doubt.ts';
import { unreadDoubts } from './unread-doubt.ts';

interface About {
  input: ReconcileInput;
  used: Int32Array;
  overrides: ReadOverrides;
  /** Names of the sheet and the file. */
  nearby: readonly (string | null)[];
}

/** What the checks of a table leave open. */
export const tableDoubts = (
  table: Interpreted,
  { input, used, overrides, nearby }: About,
): Doubt[] => [
  ...nothingSoldDoubts(table, nearby, overrides),
  ...totalDoubts(table, { used, stated: totalsOf(input), currency: input.currency, overrides }),
  ...unreadDoubts(table, overrides),
  ...productDoubts(table, input, overrides),
];
