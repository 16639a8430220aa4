import { cellText } from '../../table/cell.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { Grain, TypedColumn } from '../../table/typed-column.ts';
import {
  namesHalf,
  namesMonth,
  namesMonthShort,
  namesPivotLabels,
  namesQuarter,
  namesSheet,
  namesTertial,
  namesWeek,
  namesYear,
} from '../../table/vocabulary/header-words.ts';
import { mondayOf, readDate } from './date.ts';
import { datesOfHeadings } from './date-headings.ts';
import { derivedColumn } from './derived-column.ts';
import { filledInGroups } from './fill-groups.ts';
import { nameTells } from './name-hints.ts';
import { areOfOneYear } from './one-year.ts';
import { numbered, type PartOfYear, partOfYear, startOf } from './part-of-year.ts';
import { readRange } from './period-range.ts';
import { weekdayOf } from './weekdays.ts';
import { type YearHeadings, yearHeadings } from './year-headings.ts';
import { monthIn, yearsOf } from './years-near.ts';

/**
 * The columns with their periods as dates, where no column has dates: weeks and months with the year in a column of its
 * own or near the table, days beside their month, and first and last days.
 */
export function withPeriods(
  columns: readonly TypedColumn[],
  near: readonly string[],
): readonly TypedColumn[] {
  if (columns.some(({ type }) => type === 'date')) return columns;
  const dated =
    ranges(columns) ??
    daysOfMonth(columns, near) ??
    partsOfYears(columns, near) ??
    underHeadings(columns, near);
  if (dated === null) return columns;
  return dated.index < columns.length
    ? columns.map((column, place) => (place === dated.index ? dated : column))
    : [...columns, dated];
}

/** Share of a column's values that must be first and last days, or one day (`12–13 maj 2025` among `9 maj 2025`). */
const ENOUGH = 0.8;
const LOOKED = 20;

function spanOf(text: string): { iso: string; grain: Grain; isDay: boolean } | null {
  const range = readRange(text);
  if (range) return { ...range, isDay: false };
  const date = readDate(text);
  return date?.grain === 'day' && !date.ambiguous ? { ...date, isDay: true } : null;
}

function ranges(columns: readonly TypedColumn[]): TypedColumn | null {
  for (const [place, column] of columns.entries()) {
    if (column.type !== 'text') continue;
    const looked = column.values.slice(0, LOOKED);
    if (looked.filter((cell) => spanOf(cellText(cell))).length < looked.length * ENOUGH) continue;
    const read = column.values.map((cell) => spanOf(cellText(cell)));
    const isMixed = read.some((span) => span?.isDay);
    const grain = isMixed ? 'day' : (read.find((span) => span !== null)?.grain ?? 'day');
    return inPlace(
      column,
      place,
      read.map((span) => span?.iso ?? null),
      grain,
    );
  }
  return null;
}

const inPlace = (
  column: TypedColumn,
  place: number,
  read: (string | null)[],
  grain: Grain,
): TypedColumn => ({
  ...column,
  index: place,
  type: 'date',
  read,
  grain,
  format: cellText(column.values[0]),
  unreadable: read.flatMap((iso, id) => (iso === null ? [id] : [])),
  orderBy: 'none',
});

/** What the distinct values of a column say, where all of them do. */
interface ColumnOf<T> {
  column: TypedColumn;
  place: number;
  values: readonly T[];
}

function where<T>(
  columns: readonly TypedColumn[],
  isNamed: (name: string, column: TypedColumn) => boolean,
  read: (text: string) => T | null,
): ColumnOf<T> | null {
  for (const [place, column] of columns.entries()) {
    if (column.filled === 0 || !isNamed(normaliseName(column.name), column)) continue;
    const values = column.values.map((cell) => read(cellText(cell).trim()));
    if (values.every((value) => value !== null)) return { column, place, values };
  }
  return null;
}

const yearOf = (text: string) => (/^(?:19|20)\d\d$/.test(text) ? Number(text) : null);
/** `2023` and `Försäljning 2023`: the one year that a sheet's name tells. */
const yearOfSheet = (text: string) => {
  const years = text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? [];
  return years.length === 1 ? Number(years[0]) : null;
};
const yearsIn = (columns: readonly TypedColumn[]): ColumnOf<number> | null =>
  where(columns, namesYear, yearOf) ?? where(columns, namesSheet, yearOfSheet);
const dayOf = (text: string) => (/^(?:[1-9]|[12]\d|3[01])$/.test(text) ? Number(text) : null);
const partIn = (grain: PartOfYear['grain']) => (text: string) => {
  const part = partOfYear(text) ?? numbered(grain, text);
  return part?.grain === grain ? part : null;
};

/** Months, quarters or weeks of the rows, by the column's name, or by its words where its name says nothing else. */
function partsIn(columns: readonly TypedColumn[]): ColumnOf<PartOfYear> | null {
  // `Mån` beside `Tis` is Monday.
  const isWeekTable = columns.some(({ name }) => weekdayOf(name) === TUESDAY);
  const isMonth = (name: string, { name: own }: TypedColumn) =>
    namesMonth(name) || (namesMonthShort(own) && !isWeekTable);
  return (
    where(columns, isMonth, partIn('month')) ??
    where(columns, namesQuarter, partIn('quarter')) ??
    where(columns, namesTertial, partIn('tertial')) ??
    where(columns, namesHalf, partIn('half')) ??
    where(columns, namesWeek, partIn('week')) ??
    inWords(columns)
  );
}

const TUESDAY = 2;

function inWords(columns: readonly TypedColumn[]): ColumnOf<PartOfYear> | null {
  const isOpen = (name: string, column: TypedColumn) =>
    column.values.length > 1 &&
    (nameTells(column.name).date ||
      namesSheet(name) ||
      namesPivotLabels(name) ||
      /^(?:kolumn 1|)$/.test(name) ||
      yearOf(name) !== null);
  const found = where(columns, isOpen, partOfYear);
  return found && new Set(found.values.map(({ grain }) => grain)).size === 1 ? found : null;
}

function partsOfYears(
  columns: readonly TypedColumn[],
  near: readonly string[],
): TypedColumn | null {
  const blocks = yearHeadings(columns);
  if (blocks !== null) return inBlocks(columns, blocks, near);
  const parts = partsIn(columns);
  if (parts === null) return null;
  const years = yearsIn(columns);
  const rows = filledInGroups(years, parts);
  if (rows === null) return null;
  const yearFor = years ? null : yearNear(columns, parts, rows.parts, near);
  if (!years && !yearFor) return null;
  const starts = rows.parts.map((part, row) => {
    const year = part && (yearFor ? yearFor(part) : (rows.years[row] ?? null));
    return part && year !== null ? startOf(part, year) : null;
  });
  const { grain } = parts.values[0] ?? { grain: 'month' };
  const days = daysBeside(columns, grain, starts);
  if (!years && !days && !rows.isFilled)
    return inPlace(
      parts.column,
      parts.place,
      parts.values.map((part) => (yearFor ? startOf(part, yearFor(part)) : null)),
      grain,
    );
  return period(columns, days ? 'day' : grain, days ?? starts);
}

/** Parts of years in the rows, in their order, where no column says of which year they are. */
export function partsWithoutYear(columns: readonly TypedColumn[]): readonly PartOfYear[] {
  const isDated = columns.some(({ type }) => type === 'date');
  const parts = isDated ? null : partsIn(columns);
  if (parts === null || yearsIn(columns) || yearHeadings(columns)) return [];
  const { column, values } = parts;
  const rows = Array.from(column.ids, (id) => values[id] ?? null);
  return areOfOneYear(rows, besideOf(columns, column)) ? values : [];
}

const besideOf = (columns: readonly TypedColumn[], column: TypedColumn) =>
  columns.filter((other) => other !== column && other.type === 'text');

/** Blocks of years under each other: each row's year is that of the line above its block. */
function inBlocks(
  columns: readonly TypedColumn[],
  blocks: YearHeadings,
  near: readonly string[],
): TypedColumn | null {
  const parts = partsIn(blocks.columns);
  if (parts === null) return null;
  const yearAbove = yearsOf(parts.values, near);
  const rows = Array.from(parts.column.ids, (id, row) => {
    const part = parts.values[id];
    return part && { part, year: blocks.years[row] ?? yearAbove?.(part) ?? null };
  });
  if (rows.some((row) => row?.year === null)) return null;
  const starts = rows.map((row) => (row?.year ? startOf(row.part, row.year) : null));
  const { grain } = parts.values[0] ?? { grain: 'month' };
  const days = daysBeside(blocks.columns, grain, starts);
  return period(columns, days ? 'day' : grain, days ?? starts);
}

function underHeadings(
  columns: readonly TypedColumn[],
  near: readonly string[],
): TypedColumn | null {
  const dates = datesOfHeadings(columns, near);
  return (
    dates && {
      ...period(columns, dates.grain, dates.rows),
      madeOf: 'Perioden är det som står som rubrik över raderna.',
    }
  );
}

function yearNear(
  columns: readonly TypedColumn[],
  { column, values }: ColumnOf<PartOfYear>,
  parts: readonly (PartOfYear | null)[],
  near: readonly string[],
) {
  return areOfOneYear(parts, besideOf(columns, column))
    ? yearsOf(values, [column.name, ...near])
    : null;
}

/** Days in a column beside their month, or days of the week beside their week. */
function daysBeside(
  columns: readonly TypedColumn[],
  grain: PartOfYear['grain'],
  starts: readonly (string | null)[],
): (string | null)[] | null {
  if (grain !== 'month' && grain !== 'week') return null;
  const days =
    grain === 'month'
      ? where(columns, namesDay, dayOf)
      : where(
          columns,
          () => true,
          (text) => (/\D/.test(text) ? weekdayOf(text) : null),
        );
  if (days === null || (grain === 'week' && days.values.length < 2)) return null;
  return starts.map((start, row) => {
    const day = days.values[days.column.ids[row] ?? -1];
    if (start === null || day === undefined) return null;
    if (grain === 'month')
      return readDate(`${start.slice(0, 8)}${String(day).padStart(2, '0')}`)?.iso ?? null;
    return new Date(Date.parse(mondayOf(start)) + (day - 1) * DAY).toISOString().slice(0, 10);
  });
}

const DAY = 86_400_000;
const namesDay = (name: string) => name === 'dag' || name === 'day' || name === 'dagnr';

/** Days of the one month that the text near the table names, once through the month. */
function daysOfMonth(columns: readonly TypedColumn[], near: readonly string[]): TypedColumn | null {
  const month = monthIn(near);
  const days = month === null ? null : where(columns, namesDay, dayOf);
  if (!days || partsIn(columns) !== null) return null;
  const { ids } = days.column;
  const numbers = Array.from(ids, (id) => days.values[id] ?? null).filter((day) => day !== null);
  const isOnce =
    numbers.every((day, at) => at === 0 || day >= (numbers[at - 1] ?? 0)) ||
    numbers.every((day, at) => at === 0 || day <= (numbers[at - 1] ?? 0));
  if (!isOnce) return null;
  const read = days.values.map(
    (day) => readDate(`${month}-${String(day).padStart(2, '0')}`)?.iso ?? null,
  );
  return inPlace(days.column, days.place, read, 'day');
}

function period(
  columns: readonly TypedColumn[],
  grain: Grain,
  rows: readonly (string | null)[],
): TypedColumn {
  const format = rows.find((iso) => iso !== null)?.slice(0, grain === 'month' ? 7 : 10) ?? null;
  const about = { index: columns.length, name: 'Period', type: 'date', grain, format } as const;
  return { ...derivedColumn(about, rows), madeOf: 'Perioden är filens år och del av år ihop.' };
}
