import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesOfInvoices } from '../../table/vocabulary/bookkeeping.ts';
import { formatCount } from '../../text/format.ts';
import type { Ask } from '../guide-reading.ts';
import { hasRole, type Roled } from '../roled.ts';
import { numberAt } from '../types/number-at.ts';
import { freeTexts, movementIn } from './movements.ts';

/** Share of the rows below zero, of others than those above, from which they may be what an account paid. */
const MANY = 0.2;
const FEWEST = 3;

/** Roles that only lists of what was sold have. */
const ofSales: readonly ColumnRole[] = [
  ...(['orderId', 'quantity', 'unitPrice', 'productId', 'vat', 'cost', 'margin'] as const),
];

/**
 * What rows below zero are in a list of amounts and words: `payments` of an account where one of them is tax or the like;
 * a doubt where many are of others than those above; null where they are returns.
 */
export function paidAmongSales(table: Roled, amount: TypedColumn): 'payments' | Doubt | null {
  const { columns } = table;
  const isOfSales = ofSales.some((role) => hasRole(table, role));
  if (isOfSales || columns.some(({ name }) => namesOfInvoices(normaliseName(name)))) return null;
  const away = freeTexts(table).map((column) => ({
    column,
    rows: rowsOfOthers(column, amount, table),
  }));
  if (away.some(({ column, rows }) => rows.some((row) => isMoved(column, row)))) return 'payments';
  const [first] = away;
  const isMany = (rows: readonly number[]) =>
    rows.length >= FEWEST && rows.length >= amount.filled * MANY;
  if (first === undefined || !away.every(({ rows }) => isMany(rows))) return null;
  return doubtOf(amount, first.column, first.rows);
}

/** The doubt of all rows below zero. */
export function belowZero(table: Roled, amount: TypedColumn, { reading }: Ask): Doubt {
  const rows = Array.from(amount.ids, (_, row) => row).filter(
    (row) => (numberAt(amount, row) ?? 0) < 0,
  );
  const doubt = doubtOf(amount, freeTexts(table)[0], rows);
  if (reading.statement === 'in') return doubt;
  const options = doubt.options.map((option, place) => ({
    ...option,
    label: costLabels[place] ?? option.label,
  }));
  return { ...doubt, text: costText(rows.length, amount), options };
}

const costLabels = [
  'Krediteringar från leverantörer: de dras av',
  'Pengar ut från ett konto: bara det under noll är kostnader',
];
const costText = (count: number, amount: TypedColumn): string =>
  `${rowsText(count)} i ${amount.name.trim()} är under noll. Är det krediteringar från leverantörer, eller pengar ut från ett konto?`;

const rowsText = (count: number) => (count === 1 ? '1 rad' : `${formatCount(count)} rader`);

const textAt = ({ ids, read }: TypedColumn, row: number) => read[ids[row] ?? -1] ?? '';

const isMoved = (column: TypedColumn, row: number) => {
  const movement = movementIn(textAt(column, row), 'out');
  return movement !== null && movement !== 'unclear';
};

/** Rows below zero that count, whose words stand on no row above. */
function rowsOfOthers(column: TypedColumn, amount: TypedColumn, { others }: Roled): number[] {
  const sold = new Set<number>();
  amount.ids.forEach((_, row) => {
    if ((numberAt(amount, row) ?? 0) > 0) sold.add(column.ids[row] ?? -1);
  });
  return Array.from(amount.ids, (_, row) => row).filter((row) => {
    const id = column.ids[row] ?? -1;
    return id >= 0 && !sold.has(id) && !others.has(row) && (numberAt(amount, row) ?? 0) < 0;
  });
}

function doubtOf(
  amount: TypedColumn,
  texts: TypedColumn | undefined,
  rows: readonly number[],
): Doubt {
  const [first = -1] = rows;
  const example = texts === undefined ? '' : `, till exempel ”${textAt(texts, first)}”`;
  return {
    id: 'signs',
    text: `${rowsText(rows.length)} i ${amount.name.trim()} är under noll${example}. Är det pengar tillbaka till kunder, eller pengar ut från ett konto?`,
    options: [
      {
        answer: 'credits',
        label: 'Pengar tillbaka till kunder: de dras av',
        change: { choices: { signs: 'credits' } },
      },
      {
        answer: 'payments',
        label: 'Pengar ut från ett konto: bara det över noll är försäljning',
        change: { choices: { signs: 'payments' } },
      },
    ],
    chosen: 'credits',
    blocks: 'ifSumsDiffer',
  };
}
