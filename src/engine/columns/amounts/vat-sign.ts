import { decimal, negate, toText } from '../../facts/decimal.ts';
import { namesShare } from '../../table/vocabulary/header-words.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, madeRole, placeOf, type Roled, unused } from '../roled.ts';
import { derivedColumn } from '../types/derived-column.ts';
import { numberAt } from '../types/number-at.ts';

/**
 * Needs: an amount with VAT, with its sign, and its VAT in kronor. Leaves: the VAT with the sign of its amount on every
 * row, in a column of its own where the file writes some otherwise: VAT is a part of what was paid or paid back.
 */
export function vatSign(table: Roled, { reading, chosen }: Ask): Roled {
  const amount = columnOf(table, reading.amount.gross);
  const place = placeOf(table, 'vat');
  const tax = table.columns[place];
  if (!amount || !tax || chosen[tax.index] !== undefined) return table;
  if (tax.percent || namesShare(tax.name)) return table;
  const isOther = (row: number) => (numberAt(amount, row) ?? 0) * (numberAt(tax, row) ?? 0) < 0;
  if (!tax.ids.some((_, row) => isOther(row))) return table;
  const rows = Array.from(tax.ids, (id, row) => {
    const value = tax.read[id] ?? null;
    return value !== null && isOther(row) ? toText(negate(decimal(value))) : value;
  });
  const index = table.columns.length;
  const name = `${tax.name.trim()} med beloppets tecken`;
  const { format, currency } = tax;
  const made = {
    ...derivedColumn({ index, name, type: 'number', grain: 'day', format }, rows),
    currency,
  };
  const { role, confidence } = table.roles[place] ?? unused('');
  const reason = 'Momsen är en del av beloppet.';
  return {
    ...table,
    columns: [...table.columns, made],
    roles: [
      ...table.roles.with(place, unused(`${name} används i stället.`)),
      madeRole(chosen, index, { role, confidence, reason }),
    ],
  };
}
