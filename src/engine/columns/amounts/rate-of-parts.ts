import { normaliseName } from '../../table/normalise-name.ts';
import { near, RATES } from '../../table/swedish-rates.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { termKind } from '../../table/vocabulary/order-terms.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, type Roled } from '../roled.ts';
import { freePlaces } from '../roles/free-places.ts';
import { guessRoles } from '../roles/guess-roles.ts';
import { isMoney } from '../types/is-money.ts';
import { numbersAt } from '../types/number-at.ts';

/** Columns of goods, and of freight, that are held against the amount. */
const MOST = 4;
/** Rows that must tell, those of them with freight, and the share of them that must agree. */
const FEWEST = 5;
const FEWEST_WITH_FREIGHT = 2;
const SHARE = 0.95;
/** Each part, and the amount, is rounded by itself. */
const ROUNDING = 0.006;

/** What the rows prove to be the VAT in an amount. */
export interface RateOfParts {
  /** In per cent, by row; null where the row has no amount. */
  rows: (string | null)[];
  /** The columns that the amount is with VAT. */
  parts: TypedColumn[];
}

/**
 * The rate that an amount is goods and freight with: `Subtotal` 200 and `Shipping` 40 under `Grand Total` 300 have 25 %, where
 * no column is VAT. Null where the rows do not prove it.
 */
export function rateOfParts(table: Roled, amount: TypedColumn, ask: Ask): RateOfParts | null {
  const free = freePlaces(table, ask, 'number')
    .flatMap((place) => table.columns[place] ?? [])
    .filter((column) => column !== amount && isMoney(column));
  const isFreight = ({ name }: TypedColumn) => termKind(normaliseName(name)) === 'freight';
  const isCost = (column: TypedColumn) =>
    guessRoles(column, ask.reading).some(({ role }) => role === 'cost' || role === 'margin');
  const freights = free.filter(isFreight).slice(0, MOST);
  // What is taken for the amount already is the goods, or nothing is.
  const net = columnOf(table, ask.reading.amount.net);
  const goods = net
    ? [net].filter(({ index }) => ask.chosen[index] === undefined)
    : free.filter((column) => !isFreight(column) && !isCost(column)).slice(0, MOST);
  for (const freight of freights)
    for (const own of goods) {
      const rows = ratesOf(amount, own, freight);
      if (rows) return { rows, parts: [own, freight] };
    }
  return null;
}

/** By row; a row that tells nothing has the rate of all others, where they have one. */
function ratesOf(
  amount: TypedColumn,
  goods: TypedColumn,
  freight: TypedColumn,
): (string | null)[] | null {
  const [wholeAt, goodsAt, freightAt] = [amount, goods, freight].map(numbersAt);
  const seen = new Set<number>();
  let [telling, held, withFreight] = [0, 0, 0];
  const rows = Array.from(amount.ids, (_, row): number | null => {
    const [whole, own, sent] = [wholeAt?.(row) ?? 0, goodsAt?.(row) ?? 0, freightAt?.(row) ?? 0];
    if (whole === 0) return null;
    telling++;
    const rate = [...RATES, 0].find((each) =>
      near((own + sent) * (1 + each), whole, ROUNDING * (2 + each)),
    );
    if (rate === undefined) return null;
    held++;
    seen.add(rate);
    if (sent !== 0) withFreight++;
    return Math.round(rate * 100);
  });
  const [first = 0] = seen;
  const only = seen.size === 1 ? first * 100 : null;
  const isProved = telling >= FEWEST && held >= telling * SHARE;
  if (!isProved || withFreight < FEWEST_WITH_FREIGHT || only === 0) return null;
  if (only === null && held < telling) return null;
  return rows.map((rate) => (rate ?? only)?.toString() ?? null);
}
