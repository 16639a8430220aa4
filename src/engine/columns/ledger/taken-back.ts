import { normaliseName, normaliseText } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { movesBothWays } from '../../table/vocabulary/bookkeeping.ts';
import { namesKind } from '../../table/vocabulary/row-kinds.ts';
import { columnOf, type Roled } from '../roled.ts';
import { numberAt } from '../types/number-at.ts';

/** Kinds of purchases are few. */
const MOST_KINDS = 40;
/** Rows of a kind that must be the other way, and the share of them. */
const FEWEST = 3;
const MOSTLY = 0.75;

/**
 * Which rows were bought and taken back, by their kind: most rows of the same category or type are the other way, and have
 * VAT, or none, as they do.
 */
export function takenBackIn(table: Roled, amount: TypedColumn): (row: number) => boolean {
  const vat = columnOf(table, 'vat');
  if (!vat) return () => false;
  const hasVat = (row: number) => (numberAt(vat, row) ?? 0) !== 0;
  const kinds = table.columns.filter(
    ({ type, name, read }, place) =>
      type === 'text' &&
      read.length > 1 &&
      read.length <= MOST_KINDS &&
      (table.roles[place]?.role === 'category' || namesKind(normaliseName(name))),
  );
  const tallies = kinds.map((column) => ({ column, ways: waysOf(column, amount, hasVat) }));
  return (row) => {
    const isBelow = (numberAt(amount, row) ?? 0) < 0;
    return tallies.some(({ column, ways }) => {
      const own = ways[column.ids[row] ?? -1];
      if (!own) return false;
      const others = isBelow ? own.above : own.below;
      // Purchases without VAT are taken back without it.
      return (
        others.rows >= FEWEST &&
        others.rows >= (own.above.rows + own.below.rows) * MOSTLY &&
        (hasVat(row) || others.withoutVat > 0)
      );
    });
  };
}

interface Ways {
  above: { rows: number; withoutVat: number };
  below: { rows: number; withoutVat: number };
}

/** Of each kind its rows above zero and below; null of ways to pay, by which money goes both ways. */
function waysOf(
  { ids, read }: TypedColumn,
  amount: TypedColumn,
  hasVat: (row: number) => boolean,
): (Ways | null)[] {
  const ways = read.map((text): Ways | null =>
    movesBothWays(normaliseText(text ?? ''))
      ? null
      : { above: { rows: 0, withoutVat: 0 }, below: { rows: 0, withoutVat: 0 } },
  );
  ids.forEach((id, row) => {
    const value = numberAt(amount, row) ?? 0;
    const own = value > 0 ? ways[id]?.above : ways[id]?.below;
    if (!own || value === 0) return;
    own.rows++;
    if (!hasVat(row)) own.withoutVat++;
  });
  return ways;
}
