import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesPaid } from '../../table/vocabulary/lists.ts';
import type { Ask } from '../guide-reading.ts';
import { placeOf, type Roled, unused, withRoles } from '../roled.ts';
import { numbersAt } from '../types/number-at.ts';

const ROUNDING = 0.006;
/** Share of the rows on which no more was paid than the whole. */
const WITHIN = 0.95;
/** Share of them on which all of it was. */
const ALL = 0.5;

/** What has been paid of an amount beside it is no other amount: an invoice that is not paid is sold all the same. */
export function paidOfSale(table: Roled, { chosen, reading }: Ask): Roled {
  const places = [reading.amount.net, reading.amount.gross].map((role) => placeOf(table, role));
  const at = places.find((place) => namesPaid(normaliseName(table.columns[place]?.name ?? '')));
  const [paid, whole] = [
    table.columns[at ?? -1],
    table.columns[places.find((place) => place !== at) ?? -1],
  ];
  if (at === undefined || !paid || !whole || chosen[paid.index] !== undefined) return table;
  if (!isPartOf(paid, whole)) return table;
  const reason = `${paid.name.trim()} är det som har betalats av ${whole.name.trim()}, som räknas.`;
  return withRoles(table, new Map([[at, unused(reason)]]));
}

function isPartOf(paid: TypedColumn, whole: TypedColumn): boolean {
  const [paidAt, wholeAt] = [numbersAt(paid), numbersAt(whole)];
  const counted = { rows: 0, within: 0, all: 0 };
  whole.ids.forEach((_, row) => {
    const all = wholeAt(row) ?? 0;
    const own = paidAt(row) ?? 0;
    if (all === 0) return;
    counted.rows++;
    if (own * all >= 0 && Math.abs(own) <= Math.abs(all) + ROUNDING) counted.within++;
    if (Math.abs(own - all) <= ROUNDING) counted.all++;
  });
  const { rows, within, all } = counted;
  return within >= rows * WITHIN && all >= rows * ALL && all < rows;
}
