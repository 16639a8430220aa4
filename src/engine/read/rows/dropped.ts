import { readNumber } from '../../columns/types/number.ts';
import { add, type Decimal, decimal } from '../../facts/decimal.ts';
import { cellText } from '../../table/cell.ts';
import type { ColumnStore } from '../../table/column-store.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { LeftOutRow } from '../../table/understanding.ts';
import type { Body } from './body.ts';

/** Rows that were taken out of a table before its columns were read. */
export interface Dropped {
  reason: LeftOutRow['reason'];
  /** The table that they were in. */
  stores: readonly ColumnStore[];
  places: readonly number[];
}

/** Says of the rows what they are in money, by the columns that the amounts turned out to be in. */
export function sumDropped(
  body: Pick<Body, 'leftOutSums'>,
  dropped: readonly Dropped[],
  amounts: readonly TypedColumn[],
): void {
  for (const { reason, stores, places } of dropped) {
    let sum: Decimal | null = null;
    for (const amount of amounts) {
      const store = stores.find(
        ({ index, name }) => index === amount.index && name === amount.name,
      );
      if (!store) continue;
      const values = valuesOf(store, amount);
      for (const place of places) {
        const value = values[store.ids[place] ?? -1];
        if (value) sum = add(sum ?? decimal('0'), value);
      }
    }
    if (sum) body.leftOutSums[reason] = add(body.leftOutSums[reason] ?? decimal('0'), sum);
  }
}

function valuesOf(store: ColumnStore, amount: TypedColumn): (Decimal | null)[] {
  const read = new Map(amount.values.map((cell, id) => [cell, amount.read[id] ?? null]));
  return store.values.map((cell) => {
    const value = read.get(cell) ?? readNumber(cellText(cell).trim(), amount.mark ?? ',')?.value;
    return value ? decimal(value) : null;
  });
}
