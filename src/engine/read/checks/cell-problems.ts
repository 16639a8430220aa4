import { cellText } from '../../table/cell.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { CellProblem } from '../../table/understanding.ts';
import { limits } from '../limits.ts';

const wanted = { number: 'ett tal', date: 'ett datum' } as const;
const advice = {
  number: 'Ta bort raden eller skriv ett tal.',
  date: 'Ta bort raden eller skriv datumet som 2025-01-31.',
} as const;

/** Values in number and date columns that could not be read: the first of each column, and how many. */
export function cellProblems(
  columns: readonly TypedColumn[],
  lines: ArrayLike<number>,
): { problems: CellProblem[]; count: number } {
  const problems: CellProblem[] = [];
  let count = 0;
  for (const column of columns) {
    if (column.unreadable.length === 0 || (column.type !== 'number' && column.type !== 'date'))
      continue;
    const bad = new Set(column.unreadable);
    let own = 0;
    for (let r = 0; r < column.ids.length; r++) {
      const id = column.ids[r] ?? -1;
      if (id < 0 || !bad.has(id)) continue;
      count++;
      if (++own <= limits.listed) problems.push(problemAt(column, column.type, id, lines[r] ?? 0));
    }
  }
  return { problems: problems.sort((a, b) => a.row - b.row), count };
}

function problemAt(
  column: TypedColumn,
  type: 'number' | 'date',
  id: number,
  row: number,
): CellProblem {
  const found = cellText(column.values[id]).slice(0, 100);
  const text = `Rad ${row}, kolumn ${column.name.trim()}: väntade ${wanted[type]}, fann ”${found}”. ${advice[type]}`;
  return { row, column: column.name, found, text };
}
