import type { TypedColumn } from '../../table/typed-column.ts';
import { derivedColumn } from '../types/derived-column.ts';
import { asText } from '../types/type-column.ts';

const isPlus = (text: string | null) => text?.trim() === '+';
const isMinus = (text: string | null) => /^[-−–]$/.test(text?.trim() ?? '');

/** Ways to write two signs, with blanks around them. */
const MOST_SIGNS = 20;

/** Whether a column holds the signs of another: `+` and `-` and nothing else, both of them. */
export const holdsSigns = ({ type, read }: TypedColumn): boolean =>
  type === 'text' &&
  read.length <= MOST_SIGNS &&
  read.some(isMinus) &&
  read.some(isPlus) &&
  read.every((text) => isPlus(text) || isMinus(text));

/** Amounts without a sign beside a column of signs, with those signs: in a column of the same name. */
export function withSigns(
  columns: readonly TypedColumn[],
  signs: TypedColumn,
  amount: TypedColumn,
): TypedColumn[] {
  const rows = Array.from(amount.ids, (id, row) => {
    const value = amount.read[id] ?? null;
    const isBelow = isMinus(signs.read[signs.ids[row] ?? -1] ?? null);
    return value === null || !isBelow ? value : negated(value);
  });
  const { format, currency, name } = amount;
  const index = columns.length;
  const made = derivedColumn({ index, name, type: 'number', grain: 'day', format }, rows);
  const madeOf = `Kolumnen ${signs.name.trim()} säger vilka belopp som är under noll.`;
  const rest = columns.map((column) => (column === amount ? asText(column, 'text') : column));
  return [...rest, { ...made, currency, madeOf }];
}

const negated = (value: string) => (value.startsWith('-') ? value.slice(1) : `-${value}`);
