import type { Cell } from '../../table/cell.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, hasRole, madeRole, type Roled } from '../roled.ts';
import { derivedColumn } from '../types/derived-column.ts';
import { timesAYear } from '../types/interval.ts';

/** What follows on the last digit and the unit of money: `49 kr/mån`, `1 200 kr per år`. */
const after =
  /\d[\s\u00a0\u202f]*(?:kr|sek|:-)?[\s\u00a0\u202f]*(?:\/|per\b|i\b)[\s\u00a0\u202f]*(\p{L}{1,10})\.?$/iu;

/** Signs at a cell's end that the words are among. */
const LONGEST = 40;

/** Values looked at: where none of them says how often, none does. */
const LOOKED = 200;

function writtenTimes(cell: Cell): string | null {
  const word = typeof cell === 'string' ? after.exec(cell.trim().slice(-LONGEST))?.[1] : undefined;
  return word !== undefined && timesAYear(word) !== null ? `per ${word}` : null;
}

/** Leaves how often amounts come, as they say themselves (`49 kr/mån`), in words in a column of their own. */
export function withWrittenTimes(table: Roled, { reading, chosen }: Ask): Roled {
  const last = table.columns.length;
  if (hasRole(table, 'interval') || chosen[last] === null) return table;
  const amount = columnOf(table, reading.amount.net) ?? columnOf(table, reading.amount.gross);
  if (!amount || amount.values === amount.read) return table;
  if (amount.values.slice(0, LOOKED).every((cell) => writtenTimes(cell) === null)) return table;
  const words = amount.values.map(writtenTimes);
  const name = `${amount.name.trim()}, hur ofta`;
  const column = derivedColumn(
    { index: last, name, type: 'text', grain: 'day', format: null },
    Array.from(amount.ids, (id) => words[id] ?? null),
  );
  const reason = `Beloppen i ${amount.name.trim()} säger själva hur ofta de kommer.`;
  const made = madeRole(chosen, last, { role: 'interval', confidence: 0.9, reason });
  return { ...table, columns: [...table.columns, column], roles: [...table.roles, made] };
}
