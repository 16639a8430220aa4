import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesChange } from '../../table/vocabulary/lists.ts';
import type { Ask } from '../guide-reading.ts';
import type { Proof, Roled } from '../roled.ts';
import { numbersAt } from '../types/number-at.ts';
import { sumCarriedOn } from './sum-carried-on.ts';
import { sumOfPeriod } from './sum-of-period.ts';
import { sumSoFar } from './sum-so-far.ts';

/** Columns held against one another. */
const MOST_COLUMNS = 12;
const MOST_DATES = 2;

/** Needs: typed columns. Leaves: which of them is the sum so far of another, or of two together, which no row is about, whatever its name. */
export function runningSums(table: Roled, { chosen }: Ask): Roled {
  const numbers = table.columns
    .filter(({ type, percent, values }) => type === 'number' && !percent && values.length > 1)
    .slice(0, MOST_COLUMNS);
  const dates = table.columns.filter(({ type }) => type === 'date').slice(0, MOST_DATES);
  // From nothing the first change is the whole: `Omsättning` is no sum of `Förändring`.
  const summed = numbers.filter(({ name }) => !namesChange(normaliseName(name)));
  const found = numbers.flatMap((column): [TypedColumn, Proof][] => {
    if (chosen[column.index] !== undefined || table.proofs.has(column)) return [];
    const of = summedBy(
      column,
      summed.filter((each) => each !== column),
      dates,
    );
    if (of === null) return [];
    const names = of.map(({ name }) => name.trim()).join(' och ');
    const reason = `${column.name.trim()} är summan så här långt av ${names}.`;
    return [[column, { is: 'soFar', reason, of, isMain: false, isDisputed: false }]];
  });
  return found.length === 0 ? table : { ...table, proofs: new Map([...table.proofs, ...found]) };
}

/** What a column is the sum so far of: one column, or two that make the amount of a row multiplied or added. */
function summedBy(
  column: TypedColumn,
  others: readonly TypedColumn[],
  dates: readonly TypedColumn[],
): TypedColumn[] | null {
  const sums = sumSoFar(column);
  const ofPeriod = sumOfPeriod(column, dates);
  const carriedOn = sumCarriedOn(column);
  const one =
    others.find((each) => sums(numbersAt(each))) ??
    others.find((each) => ofPeriod(numbersAt(each))) ??
    others.find((each) => carriedOn(numbersAt(each)));
  if (one) return [one];
  for (const [place, each] of others.entries())
    for (const other of others.slice(place + 1)) {
      const [a, b] = [numbersAt(each), numbersAt(other)];
      const joined = (join: (a: number, b: number) => number) => (row: number) => {
        const [own, more] = [a(row), b(row)];
        return own === null || more === null ? null : join(own, more);
      };
      if (sums(joined((x, y) => x * y)) || sums(joined((x, y) => x + y))) return [each, other];
    }
  return null;
}
