import { cellText } from '../../table/cell.ts';
import { isHour } from '../../table/hours.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { derivedColumn } from './derived-column.ts';

const day = /\b(?:19|20)\d{2}-\d{2}-\d{2}\b/g;
/** Share of a column's values that must be hours. */
const MOSTLY = 0.8;

/**
 * The one day that the lines above a table of hours name, as a column: `Timrapport 2025-05-17` over `09:00-10:00`. The
 * columns as they are where a column has dates, or the lines name several days or none.
 */
export function withDayOfTitle(
  columns: readonly TypedColumn[],
  title: readonly string[],
): readonly TypedColumn[] {
  if (columns.some(({ type }) => type === 'date') || !columns.some(holdsHours)) return columns;
  const [only, ...more] = new Set(title.flatMap((text) => text.match(day) ?? []));
  if (only === undefined || more.length > 0) return columns;
  const rows = Array.from(columns[0]?.ids ?? [], () => only);
  const about = { index: columns.length, name: 'Datum', type: 'date', grain: 'day' } as const;
  const made = derivedColumn({ ...about, format: null }, rows);
  return [...columns, { ...made, madeOf: `Dagen står ovanför tabellen: ${only}.` }];
}

function holdsHours({ type, values }: TypedColumn): boolean {
  const texts = values.map((cell) => cellText(cell).trim());
  const hours = texts.filter(isHour);
  return type === 'text' && texts.length > 1 && hours.length >= texts.length * MOSTLY;
}
