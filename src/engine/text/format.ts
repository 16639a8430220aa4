import { add, compare, type Decimal, decimal, fromNumber, round } from '../facts/decimal.ts';
import type { Fact } from '../facts/fact.ts';

/** Between groups of digits, and between a number and its unit, so that they stay on one line. */
const NBSP = '\u00A0';
const MINUS = '\u2212';

const MONTHS = [
  ...['januari', 'februari', 'mars', 'april', 'maj', 'juni'],
  ...['juli', 'augusti', 'september', 'oktober', 'november', 'december'],
];
const SHORT_MONTHS = [
  ...['jan', 'feb', 'mars', 'apr', 'maj', 'juni'],
  ...['juli', 'aug', 'sep', 'okt', 'nov', 'dec'],
];

function exact(value: string | number | Decimal): Decimal {
  if (typeof value === 'string') return decimal(value);
  return typeof value === 'number' ? fromNumber(value) : value;
}

/**
 * A number as Swedish text: `1 234,50`, `−3,3`. Halves are rounded away from zero, and a rounded
 * zero has no minus.
 */
export function formatNumber(value: string | number | Decimal, decimals = 0): string {
  const { units } = round(exact(value), decimals);
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, NBSP);
  const fraction = decimals === 0 ? '' : `,${digits.slice(-decimals)}`;
  return `${units < 0n ? MINUS : ''}${whole}${fraction}`;
}

/** A count: `12 408`. */
export function formatCount(value: string | number | Decimal): string {
  return formatNumber(value);
}

/** An amount: `12 500 kr`, or with the currency's code `12 500 EUR`. */
export function formatMoney(
  value: string | number | Decimal,
  { currency = null, decimals = 0 }: { currency?: string | null; decimals?: number } = {},
): string {
  const unit = currency === null || currency === 'SEK' ? 'kr' : currency;
  return `${formatNumber(value, decimals)}${NBSP}${unit}`;
}

/** `12,5 %`; the value is 0–100. */
export function formatPercent(value: string | number | Decimal, decimals = 1): string {
  return `${formatNumber(value, decimals)}${NBSP}%`;
}

/** From so much on, in per cent, a rise is from a small base, and its percentage says more than has happened. */
const MANIFOLD = decimal('200');
const ALL = decimal('100');

export function isManifold(percent: string | number | Decimal): boolean {
  return compare(exact(percent), MANIFOLD) >= 0;
}

/** What a rise in per cent has become of what was: 587 as `6,9 gånger`. */
export function formatTimes(percent: string | number | Decimal): string {
  const { units, scale } = add(exact(percent), ALL);
  return `${formatNumber({ units, scale: scale + 2 }, 1)}${NBSP}gånger`;
}

/** Figures whose per cent are a change. */
const IS_GROWTH = /(?:^|\.)(?:growth|change)(?:\.(?:percent|perDay))?$/;

/** Whether a figure is a rise that is shown as a number of times. */
export function isManyTimes({ key, unit, value }: Pick<Fact, 'key' | 'unit' | 'value'>): boolean {
  return unit === 'percent' && IS_GROWTH.test(key) && isManifold(value);
}

export function formatDays(value: string | number | Decimal): string {
  const text = formatNumber(value);
  return `${text}${NBSP}${text === '1' ? 'dag' : 'dagar'}`;
}

/** A fact's figure with its unit, as in texts: `587 kr`; a rise from a small base as `6,9 gånger så mycket`. */
export function formatFact({
  key = '',
  value,
  unit,
  currency,
  precision,
}: Pick<Fact, 'value' | 'unit' | 'currency' | 'precision'> & { key?: string }): string {
  if (isManyTimes({ key, unit, value })) return `${formatTimes(value)} så mycket`;
  if (unit === 'SEK') return formatMoney(value, { currency, decimals: precision });
  if (unit === 'percent') return formatPercent(value, precision);
  if (unit === 'percentagePoints') return `${formatNumber(value, precision)}${NBSP}procentenheter`;
  if (unit === 'days') return formatDays(value);
  return formatNumber(value, precision);
}

function parts(date: string): { year: string; month: number; day: number } {
  const match = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(date);
  const month = Number(match?.[2]);
  if (match === null || month < 1 || month > 12) throw new RangeError(`not a date: ${date}`);
  return { year: match[1] ?? '', month, day: Number(match[3] ?? '1') };
}

/** `2025-03-09` as `9 mars 2025`. */
export function formatDate(date: string): string {
  const { year, month, day } = parts(date);
  return `${day}${NBSP}${MONTHS[month - 1]}${NBSP}${year}`;
}

/** `2025-03` (or a day in it) as `mars 2025`. */
export function formatMonth(month: string): string {
  const { year, month: number } = parts(month);
  return `${MONTHS[number - 1]}${NBSP}${year}`;
}

/** `2025-02` as `feb 2025`, for axes and narrow columns. */
export function formatMonthShort(month: string): string {
  const { year, month: number } = parts(month);
  return `${SHORT_MONTHS[number - 1]}${NBSP}${year}`;
}

/** 1–12 as `januari`–`december`. */
export function formatMonthName(number: number): string {
  const name = MONTHS[number - 1];
  if (name === undefined) throw new RangeError(`not a month: ${number}`);
  return name;
}

function lastDayOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * The first of two days, without what it has in common with the last: `2`, `2 januari`, `2 december
 * 2024`.
 */
function daysFrom(first: ReturnType<typeof parts>, last: ReturnType<typeof parts>): string {
  const day = first.day.toString();
  if (first.year !== last.year)
    return `${day}${NBSP}${MONTHS[first.month - 1]}${NBSP}${first.year}`;
  return first.month === last.month ? day : `${day}${NBSP}${MONTHS[first.month - 1]}`;
}

/**
 * A period in its shortest form: `mars 2025`, `januari–juni 2025`, `2024`, `november 2024–januari
 * 2025`, else `2–14 januari 2025`, `2 januari–14 mars 2025`, `2 december 2024–14 mars 2025`.
 */
export function formatPeriod({ from, to }: { from: string; to: string }): string {
  const [first, last] = [parts(from), parts(to)];
  const whole = first.day === 1 && last.day === lastDayOf(Number(last.year), last.month);
  if (!whole) return from === to ? formatDate(from) : `${daysFrom(first, last)}–${formatDate(to)}`;
  if (first.year !== last.year) return `${formatMonth(from)}–${formatMonth(to)}`;
  if (first.month === last.month) return formatMonth(from);
  if (first.month === 1 && last.month === 12) return first.year;
  return `${MONTHS[first.month - 1]}–${formatMonth(to)}`;
}

/** Created on first use: each takes milliseconds at page start, and few pages show times. */
function inStockholm(options: Intl.DateTimeFormatOptions): (instant: string) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (instant) => {
    made ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', ...options });
    return made.format(new Date(instant));
  };
}
const dayOf = inStockholm({});
const timeOf = inStockholm({ hour: '2-digit', minute: '2-digit' });

/** The Swedish day of an instant: `2025-06-30T22:30:00Z` as `2025-07-01`. */
export function formatInstantDay(instant: string): string {
  return dayOf(instant);
}

/** The Swedish time of day of an instant: `2025-06-30T22:30:00Z` as `00:30`. */
export function formatInstantTime(instant: string): string {
  return timeOf(instant);
}

/** The Swedish day of an instant: `21 november`, with the year unless it is that of `now`. */
export function formatRecentDay(instant: string, now: string): string {
  const date = formatInstantDay(instant);
  const { year, month, day: number } = parts(date);
  if (year !== parts(formatInstantDay(now)).year) return formatDate(date);
  return `${number}${NBSP}${MONTHS[month - 1]}`;
}
