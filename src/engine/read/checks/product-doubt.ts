import { absolute, compare, type Decimal, decimal, multiply } from '../../facts/decimal.ts';
import type { ReadOverrides } from '../../table/overrides.ts';
import type { Doubt } from '../../table/question.ts';
import type { ColumnRole } from '../../table/roles.ts';
import { formatCount, formatMoney } from '../../text/format.ts';
import type { Interpreted } from '../interpret.ts';
import { sumRows } from '../rows/column-sums.ts';
import {
  compareProducts,
  MOST,
  onTopOf,
  type ProductColumns,
  productColumns,
  wordOfNothing,
} from './product-check.ts';
import type { ReconcileInput } from './reconcile-input.ts';

/** Share of the amounts that a difference must be more than to matter. */
const MATTERS = decimal('0.01');

/**
 * What is asked where each row's amount is number × price, less the discount, on most rows and not on the others, so that
 * the sums differ: a return written with a number below zero and an amount above, or a price that was changed.
 */
export function productDoubts(
  table: Interpreted,
  input: ReconcileInput,
  { choices, roles }: ReadOverrides,
): Doubt[] {
  const found = table.reading.checksProduct && !table.ledger ? productColumns(input) : null;
  if (!found || choices?.product !== undefined || choices?.total !== undefined) return [];
  if (roles?.[found.amount.index] !== undefined) return [];
  const { count, checked, open } = compareProducts(input, found);
  if (open.count === 0 || checked - count < checked * MOST) return [];
  const whole = absolute(sumRows(found.amount, input.used));
  if (compare(absolute(open.difference), multiply(whole, MATTERS)) <= 0) return [];
  if (onTopOf(input, found) !== null || wordOfNothing(input, found) !== null) return [];
  return [doubtOf(table, { found, ...open, input })];
}

interface About {
  found: ProductColumns;
  count: number;
  line: number;
  difference: Decimal;
  input: ReconcileInput;
}

const amounts: ReadonlySet<ColumnRole | null> = new Set<ColumnRole>(['revenue', 'grossRevenue']);

function doubtOf(table: Interpreted, { found, count, line, difference, input }: About): Doubt {
  const [amount, product] = [
    found.amount.name.trim(),
    `${found.quantity.name.trim()} × ${found.price.name.trim()}`,
  ];
  const money = formatMoney(absolute(difference), { currency: input.currency, decimals: 2 });
  const rows = count === 1 ? '1 rad' : `${formatCount(count)} rader`;
  const places = table.columns.flatMap((_, place) =>
    amounts.has(table.roles[place]?.role ?? null) ? [table.columns[place]?.index ?? -1] : [],
  );
  return {
    id: 'product',
    text: `På ${rows}, den första rad ${line}, är ${amount} något annat än ${product}. Det skiljer ${money}. Vad ska räknas?`,
    options: [
      {
        answer: 'amounts',
        label: `${amount} som det står`,
        change: { choices: { product: 'amounts' } },
      },
      {
        answer: 'products',
        label: product,
        change: {
          roles: Object.fromEntries(places.map((place) => [place, null])),
          choices: { product: 'products' },
        },
      },
    ],
    chosen: 'amounts',
    blocks: 'always',
  };
}
