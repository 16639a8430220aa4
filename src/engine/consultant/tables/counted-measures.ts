import { sumOf } from '../../figures/filters.ts';
import { namesOf } from '../../figures/view/roles.ts';
import { lacksColumn } from '../../guides/sales/figures/missing.ts';
import type { Made } from './computation.ts';
import type { AskedTable } from './table.ts';

/** How many were sold. */
export function units({ columns }: AskedTable): Made {
  const [name] = namesOf(columns, 'quantity');
  if (name === undefined) return { refused: lacksColumn('Antal', 'quantity') };
  return {
    label: 'Sålt antal',
    unit: 'count',
    above: 'sum(quantity)',
    condition: 'quantity IS NOT NULL AND revenue IS NOT NULL',
    aboveWords: sumOf(name),
    columns: [name],
    adds: true,
  };
}

/** How many of what was sold came back. */
export function returnedUnits(table: AskedTable): Made {
  const counted = units(table);
  if ('refused' in counted) return counted;
  return {
    ...counted,
    label: 'Returnerat antal',
    above: '-coalesce(sum(quantity), 0)',
    condition: `returned AND quantity < 0 AND ${counted.condition}`,
    aboveWords: `${counted.aboveWords} med ombytt tecken`,
  };
}

/** What one of them was sold for in the mean. */
export function price(table: AskedTable): Made {
  const counted = units(table);
  if ('refused' in counted) return { refused: lacksColumn('Snittpris', 'quantity') };
  return {
    label: 'Snittpris per såld enhet',
    unit: 'SEK',
    above: 'sum(revenue)',
    below: 'sum(quantity)',
    condition: counted.condition,
    aboveWords: sumOf(table.amount.formula),
    belowWords: counted.aboveWords,
    columns: [...table.amount.columns, ...counted.columns],
    adds: false,
  };
}

/** How many different values a column has. */
export function distinct(
  table: AskedTable,
  role: 'orderId' | 'customer' | 'product' | 'staff',
  label: string,
): Made {
  const { columns } = table;
  const column = role === 'product' ? (columns.product ?? columns.productId) : columns[role];
  const name = column?.name;
  if (name === undefined) return { refused: lacksColumn(label, role) };
  return {
    label,
    unit: 'count',
    above: `count(DISTINCT ${role})`,
    condition: `${role} IS NOT NULL AND revenue IS NOT NULL`,
    aboveWords: `antalet olika värden i ${name}`,
    columns: [name],
    adds: false,
  };
}

/** Order numbers, or what the file counts itself. */
export function orders(table: AskedTable, label: string): Made {
  const [name] = namesOf(table.columns, 'orderCount');
  if (name === undefined) return distinct(table, 'orderId', label);
  return {
    label,
    unit: 'count',
    above: 'sum(orderCount)',
    condition: 'orderCount IS NOT NULL AND revenue IS NOT NULL',
    aboveWords: sumOf(name),
    columns: [name],
    adds: true,
  };
}
