import { normaliseName } from '../../table/normalise-name.ts';
import { near, ROUNDING, type Way, wayOf } from '../../table/swedish-rates.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { termKind } from '../../table/vocabulary/order-terms.ts';
import { addition } from '../amounts/debit-credit.ts';
import type { Ask } from '../guide-reading.ts';
import { type AssignedRole, columnOf, madeRole, type Roled, unused } from '../roled.ts';
import { freePlaces } from '../roles/free-places.ts';
import { isMoney } from '../types/is-money.ts';
import { numbersAt } from '../types/number-at.ts';

/** Rows looked at, those of them that must tell, and the share of them that must agree. */
const LOOKED = 2000;
const FEWEST = 3;
const SHARE = 0.95;

/**
 * The table with freight, and its VAT, in what was sold: where freight has VAT of its own beside the goods' (`shipping-price`
 * and `shipping-tax` beside `item-price` and `item-tax`), and an article costs the same with freight as without. Null elsewhere.
 */
export function withTaxedFreight(table: Roled, ask: Ask): Roled | null {
  const role = columnOf(table, 'grossRevenue') ? 'grossRevenue' : 'revenue';
  const [amount, vat] = [columnOf(table, role), columnOf(table, 'vat')];
  const isFixed = [amount, vat].some((column) => ask.chosen[column?.index ?? -1] !== undefined);
  if (!amount || !vat || vat.percent || isFixed) return null;
  const free = freePlaces(table, ask, 'number')
    .flatMap((place) => table.columns[place] ?? [])
    .filter((column) => column !== amount && column !== vat && isMoney(column));
  const named = (kind: ReturnType<typeof termKind>) =>
    free.filter(({ name }) => termKind(normaliseName(name)) === kind);
  const [freights, taxes] = [named('freight'), named('vat')];
  if (freights.length === 0 || taxes.length === 0) return null;
  const way = wayIn(amount, vat);
  if (way === null) return null;
  for (const freight of freights)
    for (const tax of taxes)
      if (wayIn(freight, tax) === way && isApart(table, amount, freight))
        return joined(table, ask, [
          { whole: amount, part: freight, role },
          { whole: vat, part: tax, role: 'vat' },
        ]);
  return null;
}

/** How the VAT of nearly all rows stands to their amount. */
function wayIn(amount: TypedColumn, vat: TypedColumn): 'included' | 'onTop' | null {
  const [amountAt, vatAt] = [amount, vat].map(numbersAt);
  const seen = new Map<Way, number>();
  let telling = 0;
  for (let row = 0; row < Math.min(amount.ids.length, LOOKED); row++) {
    const [whole, tax] = [amountAt?.(row), vatAt?.(row)];
    if (!whole || !tax) continue;
    const way = wayOf(Math.abs(whole), Math.abs(tax));
    telling++;
    seen.set(way, (seen.get(way) ?? 0) + 1);
  }
  const is = (['included', 'onTop'] as const).find(
    (way) => (seen.get(way) ?? 0) >= telling * SHARE,
  );
  return telling >= FEWEST && is ? is : null;
}

/** Whether an article costs the same on rows with other freight, so that freight is not in its price. */
function isApart(table: Roled, amount: TypedColumn, freight: TypedColumn): boolean {
  const article = columnOf(table, 'productId') ?? columnOf(table, 'product');
  const quantity = columnOf(table, 'quantity');
  if (!article) return false;
  const [amountAt, freightAt] = [amount, freight].map(numbersAt);
  const timesAt = quantity ? numbersAt(quantity) : () => 1;
  const before = new Map<number, { each: number; sent: number; rest: number }>();
  let [apart, inside] = [0, 0];
  for (let row = 0; row < Math.min(amount.ids.length, LOOKED); row++) {
    const id = article.ids[row] ?? -1;
    const [own, times, sent] = [amountAt?.(row), timesAt(row), freightAt?.(row) ?? 0];
    if (id < 0 || !own || !times) continue;
    const last = before.get(id);
    const now = { each: own / times, sent, rest: (own - sent) / times };
    before.set(id, now);
    if (!last || last.sent === sent) continue;
    if (near(now.each, last.each, ROUNDING * 2)) apart++;
    else if (near(now.rest, last.rest, ROUNDING * 2)) inside++;
  }
  return apart >= FEWEST && inside === 0;
}

interface Pair {
  whole: TypedColumn;
  part: TypedColumn;
  role: 'revenue' | 'grossRevenue' | 'vat';
}

function joined(table: Roled, { chosen }: Ask, pairs: readonly Pair[]): Roled {
  const columns = [...table.columns];
  const roles: AssignedRole[] = [...table.roles];
  for (const { whole, part, role } of pairs) {
    const made = addition(whole, part, columns.length);
    const reason = `${part.name.trim()} har betalats utöver ${whole.name.trim()}, med egen moms.`;
    roles[table.columns.indexOf(whole)] = unused(`${made.name} används i stället.`);
    columns.push({ ...made, currency: whole.currency });
    roles.push(madeRole(chosen, made.index, { role, confidence: 0.9, reason, by: 'rows' }));
  }
  return { ...table, columns, roles };
}
