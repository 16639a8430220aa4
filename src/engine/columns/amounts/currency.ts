import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesKronor, withoutCurrency } from '../../table/vocabulary/vat.ts';
import type { Ask } from '../guide-reading.ts';
import { hasRole, placeOf, type Roled, unused, withRoles } from '../roled.ts';

/**
 * Needs: an amount and a column of currencies. Leaves: the amount in kronor, where amounts in several currencies stand
 * in a column of kronor too (`Belopp` and `Belopp SEK`), since only kronor can be added.
 */
export function currency(table: Roled, { reading, chosen }: Ask): Roled {
  const { columns, roles } = table;
  if (!hasRole(table, reading.amount.net)) return table;
  const [codesAt, foreignAt] = [placeOf(table, 'currency'), placeOf(table, reading.amount.net)];
  const [codes, amount] = [columns[codesAt], columns[foreignAt]];
  if (!codes || !amount || codes.values.length < 2 || inKronor(amount)) return table;
  if (chosen[codes.index] !== undefined || chosen[amount.index] !== undefined) return table;
  const kronorAt = columns.findIndex(
    (column, place) =>
      column.type === 'number' &&
      inKronor(column) &&
      bare(column) === bare(amount) &&
      (roles[place]?.role ?? null) === null &&
      chosen[column.index] === undefined &&
      column.filled >= amount.filled,
  );
  if (kronorAt < 0) return table;
  const name = columns[kronorAt]?.name.trim();
  const reason = 'Kolumnen har samma belopp i kronor, som går att summera.';
  return withRoles(
    table,
    new Map([
      [foreignAt, unused(`Beloppen är i olika valutor; ${name} används i stället.`)],
      [codesAt, unused(`Beloppen räknas i kronor, i kolumnen ${name}.`)],
      [kronorAt, { role: reading.amount.net, confidence: 0.9, reason }],
    ]),
  );
}

const inKronor = ({ name }: TypedColumn) => namesKronor(normaliseName(name));
const bare = ({ name }: TypedColumn) => withoutCurrency(normaliseName(name));
