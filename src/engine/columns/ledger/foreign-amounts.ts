import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { Ask } from '../guide-reading.ts';
import { placeOf, type Roled, unused, withRoles } from '../roled.ts';
import { numberAt } from '../types/number-at.ts';

/** Share of the rows that must tell that the currency is another column's. */
const PROVED = 0.95;
const ROUNDING = 0.006;

/**
 * Needs: an amount and a column of currencies. Leaves: the amount in kronor on every row, where the currency is of the
 * amount beside it: that one is empty, or the same, where kronor were paid, and another where they were not.
 */
export function foreignAmounts(table: Roled, { reading, chosen }: Ask): Roled {
  const { columns } = table;
  const { net, gross } = reading.amount;
  const codesAt = placeOf(table, 'currency');
  const [first, second] = [placeOf(table, net), placeOf(table, gross)];
  const amountAt = first >= 0 ? first : second;
  const [codes, amount] = [columns[codesAt], columns[amountAt]];
  if (!codes || !amount || chosen[codes.index] !== undefined) return table;
  if (chosen[amount.index] !== undefined) return table;
  const kinds = codes.read.map((code) => /^(?:sek|kr)$/.test(normaliseName(code ?? '')));
  const isKronor = (row: number) => kinds[codes.ids[row] ?? -1] ?? true;
  const other = columns.find(
    (column) =>
      column !== amount &&
      column.type === 'number' &&
      chosen[column.index] === undefined &&
      isForeign(column, amount, isKronor),
  );
  if (!other) return table;
  const reason = `Valutan gäller ${other.name.trim()}; ${amount.name.trim()} är i kronor på alla rader.`;
  // As sure as it is: no later step takes it for the amount's own after all.
  const changes = new Map([[codesAt, { ...unused(reason), confidence: 1 }]]);
  const at = columns.indexOf(other);
  if (table.roles[at]?.role) changes.set(at, unused(reason));
  return withRoles(table, changes);
}

/** Whether the other column has the same amounts in the currency that each row says. */
function isForeign(
  other: TypedColumn,
  amount: TypedColumn,
  isKronor: (row: number) => boolean,
): boolean {
  const rows = { foreign: 0, differ: 0, kronor: 0, same: 0 };
  amount.ids.forEach((_, row) => {
    const [paid, written] = [numberAt(amount, row), numberAt(other, row)];
    if (!paid) return;
    if (isKronor(row)) {
      rows.kronor++;
      if (!written || Math.abs(written - paid) <= ROUNDING) rows.same++;
    } else {
      rows.foreign++;
      if (written && Math.sign(written) === Math.sign(paid) && Math.abs(written) < Math.abs(paid))
        rows.differ++;
    }
  });
  const { foreign, differ, kronor, same } = rows;
  return foreign > 0 && kronor > 0 && differ >= foreign * PROVED && same >= kronor * PROVED;
}
