import { add, decimal, multiply, toText } from '../../facts/decimal.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { listed } from '../../text/swedish.ts';
import type { Ask } from '../guide-reading.ts';
import { hasRole, madeRole, type Roled, unused } from '../roled.ts';
import { derivedColumn } from '../types/derived-column.ts';
import { guessRoles } from './guess-roles.ts';

/** Pairs of a number and a price that one row may have. */
const MOST = 8;

/** Several numbers, each with a price beside it, and no amount: a row comes to all of them together. */
export function pricePairs(table: Roled, ask: Ask): Roled {
  const isAmount = (['revenue', 'grossRevenue'] as const).some((role) => hasRole(table, role));
  const pairs = isAmount ? [] : pairsIn(table.columns, ask);
  if (pairs.length < 2 || pairs.length > MOST) return table;
  const made = sumOfPairs(pairs, table.columns.length);
  const reason = `Antalen gånger priserna: ${listed(pairs.map(([times, price]) => `${times.name.trim()} × ${price.name.trim()}`))}.`;
  const used = new Set(pairs.flat());
  return {
    ...table,
    columns: [...table.columns, made],
    roles: [
      ...table.roles.map((assigned, place) => {
        const column = table.columns[place];
        return column && used.has(column) ? unused('Ingår i radens belopp.') : assigned;
      }),
      madeRole(ask.chosen, made.index, { role: 'revenue', confidence: 0.8, reason }),
    ],
  };
}

/** Numbers and prices that stand side by side, as many of one as of the other; none that the user said something of. */
function pairsIn(columns: readonly TypedColumn[], { chosen, reading }: Ask) {
  const roleOf = (column: TypedColumn | undefined): ColumnRole | null =>
    column?.type === 'number' && chosen[column.index] === undefined
      ? (guessRoles(column, reading)[0]?.role ?? null)
      : null;
  const isOf = (role: ColumnRole) => columns.filter((column) => roleOf(column) === role);
  const pairs = columns.flatMap((column, place): [TypedColumn, TypedColumn][] => {
    const next = columns[place + 1];
    if (!next) return [];
    return roleOf(column) === 'quantity' && roleOf(next) === 'unitPrice' ? [[column, next]] : [];
  });
  const isWhole = [isOf('quantity'), isOf('unitPrice')].every(
    ({ length }) => length === pairs.length,
  );
  return isWhole ? pairs : [];
}

function sumOfPairs(
  pairs: readonly (readonly [TypedColumn, TypedColumn])[],
  index: number,
): TypedColumn {
  const [first] = pairs;
  const cell = ({ ids, read }: TypedColumn, row: number) => read[ids[row] ?? -1] ?? null;
  const rows = Array.from(first?.[0].ids ?? [], (_, row) => {
    const products = pairs.flatMap(([times, price]) => {
      const [count, each] = [cell(times, row), cell(price, row)];
      return count === null || each === null ? [] : [multiply(decimal(count), decimal(each))];
    });
    return products.length === 0 ? null : toText(products.reduce(add));
  });
  const format = first?.[1].format ?? null;
  return derivedColumn({ index, name: 'Antal × pris', type: 'number', grain: 'day', format }, rows);
}
