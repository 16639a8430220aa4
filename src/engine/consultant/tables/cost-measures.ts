import { sumOf } from '../../figures/filters.ts';
import { namesOf } from '../../figures/view/roles.ts';
import type { Computation, Made } from './computation.ts';
import { type AskedTable, isSupplierSql, WITHOUT_OTHERS } from './table.ts';

export function cost({ amount, yearly }: AskedTable): Computation {
  return {
    label: yearly ? 'Kostnad per år' : 'Kostnad',
    unit: 'SEK',
    above: 'sum(amount)',
    condition: 'amount IS NOT NULL',
    aboveWords: sumOf(amount.formula),
    columns: amount.columns,
    adds: true,
  };
}

export function payments({ amount }: AskedTable): Computation {
  return {
    label: 'Antal rader',
    unit: 'count',
    above: 'count(*)',
    condition: 'amount IS NOT NULL',
    aboveWords: 'antalet rader med belopp',
    columns: amount.columns,
    adds: true,
  };
}

/** What a row of costs comes to in the mean: an invoice, an order, a payment. */
export const paymentAverage = (table: AskedTable): Computation => ({
  ...cost(table),
  label: 'Kostnad per rad i snitt',
  below: 'count(*)',
  belowWords: payments(table).aboveWords,
  adds: false,
});

/** The one row of costs that comes to most. */
export const largestRow = (table: AskedTable): Computation => ({
  ...cost(table),
  label: 'Största enskilda rad',
  above: 'max(amount)',
  aboveWords: `det största värdet i ${table.amount.formula}`,
  adds: false,
});

export function suppliers({ columns, noSuppliers }: AskedTable): Made {
  const [name] = namesOf(columns, 'supplier');
  const isAll = noSuppliers.length === 0;
  if (name === undefined)
    return {
      refused: 'Antal leverantörer kan inte räknas: filen saknar en kolumn med leverantör.',
    };
  return {
    label: 'Antal leverantörer',
    unit: 'count',
    above: 'count(DISTINCT supplier)',
    condition: `supplier IS NOT NULL AND amount IS NOT NULL${isAll ? '' : ` AND ${isSupplierSql(noSuppliers)}`}`,
    aboveWords: `antalet olika värden i ${name}${isAll ? '' : WITHOUT_OTHERS}`,
    columns: [name],
    adds: false,
  };
}
