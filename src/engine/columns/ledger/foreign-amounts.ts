import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { Ask } from '../guide-reading.ts';
import { placeOf, type Roled, unused, withRoles } from '../roled.ts';
import { numberAt } from '../types/number-at.ts';

/** Share of the rows that must tell that the currency is another column's. */
const PROVED = 0.95;
const ROUNDING = 0.006;
/** What an amount with the highest VAT is of one without, and room for rounding. */
const MOST_VAT = 1.26;

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
  const kinds = codes.read.map((code) => /^(?:sek|kr)$/.test(normaliseName(code ?? '')));
  const isKronor = (row: number) => kinds[codes.ids[row] ?? -1] ?? true;
  const numbers = columns.filter(({ type, percent }) => type === 'number' && !percent);
  const isFree = (column: TypedColumn) => column !== amount && chosen[column.index] === undefined;
  // It may be the whole invoice in its currency, with VAT, beside an amount without.
  const kronor = numbers.filter((own) => own === amount || areAlike(own, amount, isKronor));
  const other = numbers.find(
    (column) =>
      isFree(column) && kronor.some((own) => own !== column && isForeign(column, own, isKronor)),
  );
  if (!other) return table;
  const reason = `Valutan gäller ${other.name.trim()}; ${amount.name.trim()} är i kronor på alla rader.`;
  // As sure as it is: no later step takes it for the amount's own after all.
  const changes = new Map([[codesAt, { ...unused(reason), confidence: 1 }]]);
  const at = columns.indexOf(other);
  if (table.roles[at]?.role) changes.set(at, unused(reason));
  return withRoles(table, changes);
}

/** Whether two amounts are as large where another currency is said, but for VAT: then both are in the same currency. */
function areAlike(
  one: TypedColumn,
  other: TypedColumn,
  isKronor: (row: number) => boolean,
): boolean {
  let rows = 0;
  let alike = 0;
  one.ids.forEach((_, row) => {
    const [a, b] = [numberAt(one, row), numberAt(other, row)];
    if (!a || !b || isKronor(row)) return;
    rows++;
    if (a / b >= 1 / MOST_VAT && a / b <= MOST_VAT) alike++;
  });
  return rows > 0 && alike >= rows * PROVED;
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
