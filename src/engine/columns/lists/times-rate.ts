import { normaliseName } from '../../table/normalise-name.ts';
import {
  namesPrice,
  namesPriceOfOne,
  namesRate,
  namesTimes,
} from '../../table/vocabulary/lists.ts';
import type { Ask } from '../guide-reading.ts';
import { hasRole, madeRole, placeOf, type Roled, unused } from '../roled.ts';
import { priceDoubt } from '../roles/row-prices.ts';
import { timesMonths } from '../roles/times-months.ts';
import { product } from '../types/product-column.ts';
import { isSumOf, plus } from '../types/sums-of-columns.ts';
import { withAmount } from './amount-role.ts';

const amounts = ['amount', 'grossAmount', 'debit', 'credit'] as const;
/** Products that are offered. */
const MOST = 3;

/**
 * Needs: all roles of amounts. Leaves: where there is none, what a column of kilometres, hours or pieces comes to at the
 * rate beside it, in a column that the user may choose as the amount; or the column that it is, as the amount.
 */
export function timesRate(table: Roled, ask: Ask): Roled {
  const { chosen } = ask;
  if (amounts.some((role) => hasRole(table, role))) return timesMonths(pricedRows(table, ask), ask);
  const numbers = table.columns.filter(({ type, percent }) => type === 'number' && !percent);
  const named = (isNamed: (name: string) => boolean) =>
    numbers.filter(({ name }) => isNamed(normaliseName(name)));
  const rates = named(namesRate);
  const pairs = named(namesTimes)
    .filter((times) => !rates.includes(times))
    .flatMap((times) => rates.map((rate) => [times, rate] as const));
  const made = pairs
    .slice(0, MOST)
    .map(([times, rate], n) => product(times, rate, table.columns.length + n));
  const shown = made.flatMap((own) => {
    const column = numbers.find((other) => isSumOf(other, [plus(own)]));
    return column && chosen[column.index] === undefined ? [{ column, own }] : [];
  });
  const [proved] = shown;
  if (proved && shown.every(({ column }) => column === proved.column)) {
    const why = `${proved.column.name.trim()} är ${proved.own.name} på raderna.`;
    return withAmount(table, { column: proved.column, reason: why, by: 'rows', others: why }, ask);
  }
  const reason = 'Antalet gånger priset, som inget annat i filen visar.';
  return {
    ...table,
    columns: [...table.columns, ...made],
    roles: [...table.roles, ...made.map(({ index }) => madeRole(chosen, index, unused(reason)))],
  };
}

/**
 * A price that is the amount for want of another, beside how many there were: of one, as its name says or as answered; else
 * it is of the row or of one of them, which is asked.
 */
function pricedRows(table: Roled, ask: Ask): Roled {
  const { chosen, choices, reading } = ask;
  const place = placeOf(table, reading.amount.net);
  const price = table.columns[place];
  if (!price || chosen[price.index] !== undefined || choices?.rowPrice === 'row') return table;
  const isOfOne = namesPriceOfOne(normaliseName(price.name));
  if (!isOfOne && !namesPrice(normaliseName(price.name))) return table;
  const times = table.columns.find(
    (column) =>
      column !== price &&
      column.type === 'number' &&
      namesTimes(normaliseName(column.name)) &&
      column.read.some((value) => value !== null && value !== '1' && value !== '0'),
  );
  if (!times) return table;
  if (!isOfOne && choices?.rowPrice === undefined)
    return { ...table, doubts: [...table.doubts, priceDoubt(times, price)] };
  const made = product(times, price, table.columns.length);
  const written = table.columns.find(
    (column) =>
      column.type === 'number' &&
      chosen[column.index] === undefined &&
      isSumOf(column, [plus(made)]),
  );
  if (written) {
    const why = `${written.name.trim()} är ${made.name} på raderna.`;
    return withAmount(table, { column: written, reason: why, by: 'rows', others: why }, ask);
  }
  const reason = isOfOne
    ? 'Filen har inget belopp: det är antalet gånger priset.'
    : 'Du svarade att priset är för en av flera.';
  const by = isOfOne ? ('name' as const) : ('answer' as const);
  const role = { role: reading.amount.net, confidence: isOfOne ? 0.6 : 1, reason, by };
  return {
    ...table,
    columns: [...table.columns, { ...made, currency: price.currency }],
    roles: [...table.roles.with(place, unused(reason)), madeRole(chosen, made.index, role)],
  };
}
