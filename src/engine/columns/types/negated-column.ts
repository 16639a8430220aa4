import { add, compare, decimal, negate, toText } from '../../facts/decimal.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { derivedColumn } from './derived-column.ts';

const negatedName = ({ name }: TypedColumn) => `−${name.trim()}`;

/** Whether the one is the other with the other sign, made by `negatedColumn`. */
export const isNegationOf = (one: TypedColumn, other: TypedColumn): boolean =>
  one.name === negatedName(other);

/** The column with the other sign: `Belopp` gives `−Belopp`. */
export function negatedColumn(column: TypedColumn, index: number): TypedColumn {
  const negated = column.read.map((value) =>
    value === null ? null : toText(negate(decimal(value))).replace(/^-0$/, '0'),
  );
  const rows = Array.from(column.ids, (id) => (id < 0 ? null : (negated[id] ?? null)));
  const { format } = column;
  return {
    ...derivedColumn(
      { index, name: negatedName(column), type: 'number', grain: 'day', format },
      rows,
    ),
    currency: column.currency,
  };
}

/** True where more rows are below zero than above and so is their sum. */
export function mostlyNegative(column: TypedColumn): boolean {
  let below = 0;
  let above = 0;
  let sum = decimal('0');
  column.read.forEach((value, id) => {
    if (value === null) return;
    const count = column.counts[id] ?? 0;
    const number = decimal(value);
    if (number.units < 0n) below += count;
    if (number.units > 0n) above += count;
    sum = add(sum, { units: number.units * BigInt(count), scale: number.scale });
  });
  return below > above && compare(sum, decimal('0')) < 0;
}
