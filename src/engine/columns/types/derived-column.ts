import type { TypedColumn } from '../../table/typed-column.ts';

/** A column made of others: one value per row as it is read, null where the row has none. */
export function derivedColumn(
  about: Pick<TypedColumn, 'index' | 'name' | 'type' | 'grain' | 'format'>,
  rows: readonly (string | null)[],
): TypedColumn {
  const ids = new Int32Array(rows.length).fill(-1);
  const values: string[] = [];
  const counts: number[] = [];
  const firsts: number[] = [];
  const places = new Map<string, number>();
  rows.forEach((value, r) => {
    if (value === null) return;
    const place = places.get(value) ?? values.push(value) - 1;
    if (!places.has(value)) {
      places.set(value, place);
      counts.push(0);
      firsts.push(r);
    }
    counts[place] = (counts[place] ?? 0) + 1;
    ids[r] = place;
  });
  return {
    ...about,
    ids,
    values,
    counts,
    firsts,
    filled: counts.reduce((sum, count) => sum + count, 0),
    read: values,
    unreadable: [],
    mark: null,
    markBy: 'none',
    order: 'dmy',
    orderBy: 'none',
    percent: false,
    currency: null,
  };
}

/** Whether a column was made of others: no value of it stands in the file. */
export const isDerived = ({ values, read }: TypedColumn): boolean => values === read;
