import { decimal, negate, toText } from '../../facts/decimal.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { derivedColumn } from './derived-column.ts';

/** The column with its sign turned: `Belopp` gives `−Belopp`. */
export function negatedColumn(column: TypedColumn, index: number): TypedColumn {
  const turned = column.read.map((value) =>
    value === null ? null : toText(negate(decimal(value))).replace(/^-0$/, '0'),
  );
  const rows = Array.from(column.ids, (id) => (id < 0 ? null : (turned[id] ?? null)));
  const { format } = column;
  const name = `−${column.name.trim()}`;
  return {
    ...derivedColumn({ index, name, type: 'number', grain: 'day', format }, rows),
    currency: column.currency,
  };
}
