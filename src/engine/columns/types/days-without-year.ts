import { cellText } from '../../table/cell.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { weekday } from './date.ts';
import { nameTells } from './name-hints.ts';
import { typeColumn } from './type-column.ts';

const dayAndMonth = /^(?:\d{1,2}[/.]\d{1,2}\.?|\d{1,2}[ .]*[a-zåäö]{3,9}\.?)$/i;

const isDay = (text: string) => dayAndMonth.test(text.replace(weekday, ''));

/** True where a column is named as dates and its values are days without a year: `3/4`, `lör 6/4`, `3 april`. */
export function lacksYear(column: TypedColumn): boolean {
  if (column.type === 'date' || column.filled === 0 || !nameTells(column.name).date) return false;
  const days = column.values.filter((cell) => isDay(cellText(cell).trim()));
  return days.length >= column.values.length * 0.8;
}

/** The column's days in the year that the text near the table names; itself where they are no days. */
export function daysInYear(column: TypedColumn, year: string): TypedColumn {
  const values = column.values.map((cell) => {
    const text = cellText(cell).trim();
    return isDay(text) ? `${text.replace(/\.$/, '')} ${year}` : cell;
  });
  const dated = typeColumn({ ...column, values }, { order: 'dmy', role: 'date' });
  return dated.type === 'date' ? { ...dated, orderBy: 'none' } : column;
}
