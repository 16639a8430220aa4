import type { Fact, Subject } from '../facts/fact.ts';
import type { Period } from '../table/period.ts';
import { formatMonth, formatMonthName, formatPeriod } from './format.ts';

const WEEKDAYS = ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'];
const NAME_LENGTH = 80;

/**
 * Names come from cells: made one line, without control and direction characters, and cut when too
 * long.
 */
function tidyName(name: string): string {
  const line = name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s{2,}|[^\S\u00A0]/g, ' ')
    .trim();
  if (line === '') return '(utan namn)';
  return line.length <= NAME_LENGTH ? line : `${line.slice(0, NAME_LENGTH - 1).trimEnd()}…`;
}

function monthName(name: string): string {
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(name)) return formatMonth(name);
  const number = Number(name);
  return Number.isInteger(number) && number >= 1 && number <= 12 ? formatMonthName(number) : name;
}

/** A month or a day of the week by its name, any other subject as it is written in the file. */
export function subjectText({ kind, name }: Subject): string {
  if (kind === 'month') return monthName(name);
  return kind === 'weekday' ? (WEEKDAYS[Number(name) - 1] ?? name.toLowerCase()) : name;
}

/** A fact's subject inside a sentence: `mars 2025`, `måndag`, `Kaffe`. */
export function formatSubject(fact: Fact): string {
  if (fact.subject === null) throw new RangeError(`${fact.id} (${fact.key}) is about nothing`);
  const { kind, name } = fact.subject;
  if (kind === 'month' || kind === 'weekday') return subjectText(fact.subject);
  if (kind === 'order') return `order ${tidyName(name)}`;
  return tidyName(name);
}

/** The period inside a sentence; throws where the fact has none. */
export function formatPeriodName(period: Period | null): string {
  if (period === null) throw new RangeError('the fact has no period');
  return formatPeriod(period);
}
