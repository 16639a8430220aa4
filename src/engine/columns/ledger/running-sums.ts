import type { TypedColumn } from '../../table/typed-column.ts';
import type { Ask } from '../guide-reading.ts';
import type { Proof, Roled } from '../roled.ts';
import { numbersAt } from '../types/number-at.ts';
import { isProvedSum, movesBy } from './running-balance.ts';

/** Columns held against one another. */
const MOST_COLUMNS = 12;

/** Needs: typed columns. Leaves: which of them is the sum so far of another, which no row is about, whatever its name. */
export function runningSums(table: Roled, { chosen }: Ask): Roled {
  const numbers = table.columns
    .filter(({ type, percent, values }) => type === 'number' && !percent && values.length > 1)
    .slice(0, MOST_COLUMNS);
  const found = numbers.flatMap((column): [TypedColumn, Proof][] => {
    const of = numbers.find((each) => each !== column && isSumSoFar(column, each));
    if (!of || chosen[column.index] !== undefined) return [];
    const reason = `${column.name.trim()} är summan så här långt av ${of.name.trim()}.`;
    return [[column, { is: 'soFar', reason, of: [of], isMain: false, isDisputed: false }]];
  });
  return found.length === 0 ? table : { ...table, proofs: new Map([...table.proofs, ...found]) };
}

/** Whether a column is the sum of an amount up to and with each row. */
export const isSumSoFar = (column: TypedColumn, of: TypedColumn): boolean =>
  isProvedSum(movesBy(column, numbersAt(of))) || isProvedSum(movesBy(column, signedAt(column, of)));

/** The amounts with the sign of what the sum moves by: credit notes stand with plus beside a sum that they lower. */
function signedAt(sum: TypedColumn, of: TypedColumn): (row: number) => number | null {
  const [sumAt, ownAt] = [numbersAt(sum), numbersAt(of)];
  return (row) => {
    const [before, after, own] = [row > 0 ? sumAt(row - 1) : 0, sumAt(row), ownAt(row)];
    if (own === null || before === null || after === null) return own;
    return after < before ? -Math.abs(own) : Math.abs(own);
  };
}
