import type { Grain } from '../../table/typed-column.ts';
import { firstInMonth, lastDay, mondayOf, readDate } from './date.ts';

/** A period written by its first and last day, or its first and last month. */
export interface PeriodRange {
  /** First day of the period that is of the month that most of its days are in. */
  iso: string;
  grain: Grain;
  /** True where its days are of two months. */
  isAcross: boolean;
}

const between = /\s*(?:[–—]|--|\bt\.?\s?o\.?\s?m\b\.?|\btill\b)\s*|\s+-\s+/i;
const hyphen = /^(.*\d{4}[-/.]?\d\d[-/.]?\d\d|\d{1,2}\/\d{1,2}|[a-zåäö]{3,9}|\d{1,2})\s*-\s*(.+)$/i;
const DAY = 86_400_000;

/** Reads `2024-12-30 – 2025-01-05`, `1/1–31/1 2025`, `jan–mar 2025`; null where a text is no such period. */
export function readRange(text: string): PeriodRange | null {
  const value = text.trim();
  if (value.length > 45 || !/\d/.test(value)) return null;
  const parts = value.split(between);
  const [, left = parts[0] ?? '', right = parts[1] ?? ''] =
    parts.length === 1 ? (hyphen.exec(value) ?? []) : [];
  const last = parts.length > 2 || right === '' ? null : readDate(right);
  if (last === null) return null;
  const to = lastDay(last.iso, last.grain);
  const from = firstDay(left, right, to);
  return from === null ? null : rangeOf(from, to);
}

/** The first day, with the year or the month and year of the last where it names none: `1–31 jan 2025`. */
function firstDay(left: string, right: string, to: string): string | null {
  const [year, month] = [Number(to.slice(0, 4)), to.slice(0, 7)];
  const written = /^\d{1,2}\.?$/.test(left)
    ? [`${month}-${left.replace('.', '').padStart(2, '0')}`]
    : [left, `${left} ${year}`, `${left} ${year - 1}`];
  const found = written.map((each) => readDate(each)).find((read) => read && read.iso <= to);
  return found && right !== left ? found.iso : null;
}

function rangeOf(from: string, to: string): PeriodRange | null {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  const whole = (['month', 'quarter', 'year'] as const).find(
    (grain) => from.endsWith('-01') && isStart(from, grain) && lastDay(from, grain) === to,
  );
  if (whole) return { iso: from, grain: whole, isAcross: false };
  const isAcross = from.slice(0, 7) !== to.slice(0, 7);
  if (days > 366) return null;
  const isWeek = days === 7 && mondayOf(from) === from;
  return { iso: firstInMonth(from, to), grain: isWeek ? 'week' : 'day', isAcross };
}

const isStart = (iso: string, grain: Grain) => {
  const month = Number(iso.slice(5, 7));
  return grain === 'month' || (grain === 'quarter' ? month % 3 === 1 : month === 1);
};
