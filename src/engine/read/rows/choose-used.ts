import { amountColumn, type RoleMap } from '../../columns/roles/role-map.ts';
import type { TypedColumn } from '../../table/typed-column.ts';

/** Rows by what becomes of them, as places in the table. */
export interface RowChoice {
  used: Int32Array;
  noAmount: number[];
  noDate: number[];
}

/** A row without amount or date is left out where nearly all others have one; else the column is just sparse. */
export function chooseUsed(
  rows: number,
  skip: Pick<ReadonlySet<number>, 'has' | 'size'>,
  roles: RoleMap,
): RowChoice {
  const amounts = [amountColumn(roles)].filter((column) => column !== undefined);
  const priced = [roles.get('quantity'), roles.get('unitPrice')].filter(
    (column) => column !== undefined,
  );
  const amount = amounts[0] ? amounts : priced.length === 2 ? priced : [];
  const needAmount =
    amount.length > 0 && amount.every((column) => mostlyFilled(column, rows - skip.size, 0.5));
  const date = roles.get('date');
  const needDate = date !== undefined && mostlyFilled(date, rows - skip.size, 0.9);
  const lacksAmount = needAmount ? amount.map(lacking) : [];
  const lacksDate = needDate && date ? lacking(date) : () => false;
  const used = new Int32Array(rows);
  let count = 0;
  const noAmount: number[] = [];
  const noDate: number[] = [];
  for (let r = 0; r < rows; r++) {
    if (skip.has(r)) continue;
    if (lacksAmount.some((lacks) => lacks(r))) noAmount.push(r);
    else if (lacksDate(r)) noDate.push(r);
    else used[count++] = r;
  }
  return { used: used.slice(0, count), noAmount, noDate };
}

/** Tells the rows without a value that was read. */
function lacking({ ids, read }: TypedColumn): (row: number) => boolean {
  const isRead = Uint8Array.from(read, (value) => (value === null ? 0 : 1));
  return (row) => isRead[ids[row] ?? -1] !== 1;
}

function mostlyFilled(column: TypedColumn, rows: number, share: number): boolean {
  let good = 0;
  for (let id = 0; id < column.read.length; id++)
    if (column.read[id] !== null) good += column.counts[id] ?? 0;
  return good >= rows * share;
}
