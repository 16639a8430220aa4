import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesTimesAYear } from '../../table/vocabulary/header-words.ts';
import {
  everyWords,
  intervalFillers,
  intervalUnits,
  namesMonthsBetween,
  namesTimesPerYear,
  numerals,
  ordinals,
  timesWords,
} from '../../table/vocabulary/intervals.ts';
import { list, without, wordPattern } from '../../table/vocabulary/words.ts';

const fillers = wordPattern(intervalFillers);
const anyOf = (words: readonly string[]) => words.join('|');
/** `var tredje månad`: how many, and of what. */
const howOften = new RegExp(
  `^(?:(?:${anyOf(list(everyWords))}) ?)?(?:(\\d{1,2}|${anyOf(Object.keys(ordinals))}) ?)?([a-z][a-z ]*)$`,
);

/**
 * How many times a year something comes that is paid so often: `per månad` 12, `kvartalsvis` 4, `var tredje månad` 4,
 * `24 mån` once in two years as one half. Null where the words do not say.
 */
export function timesAYear(text: string): number | null {
  const name = normaliseName(text.replaceAll('/', ' per '));
  return countedTimes(name) ?? unitTimes(name);
}

/** `4 ggr per år`, `fyra gånger om året`, `12 per år`: how many times in a unit of time. */
const counted = new RegExp(
  `^(\\d{1,3}|${anyOf(Object.keys(numerals))}) ?(?:(?:${anyOf(list(timesWords))}) ?(?:per|om|i|varje)?|per|om) ([a-z]+)$`,
);

function countedTimes(name: string): number | null {
  const match = counted.exec(name);
  if (match === null) return null;
  const [, number = '', unit = ''] = match;
  const times = intervalUnits.find(([, isUnit]) => isUnit(unit))?.[0] ?? null;
  const many = numerals[number] ?? Number(number);
  return times === null || many === 0 ? null : many * times;
}

function unitTimes(name: string): number | null {
  const match = howOften.exec(without(name, fillers));
  if (match === null) return null;
  const unit = (match[2] ?? '').trim();
  const times = intervalUnits.find(([, isUnit]) => isUnit(unit))?.[0] ?? null;
  const every = match[1] === undefined ? 1 : (ordinals[match[1]] ?? Number(match[1]));
  return times === null || every === 0 ? null : times / every;
}

/** Most filled values say how often, and nothing else does. */
export function holdsIntervals({ read, values }: TypedColumn): boolean {
  if (values.length > 60) return false;
  const filled = read.filter((value) => value !== null);
  const telling = filled.filter((value) => timesAYear(value) !== null);
  return telling.length > 0 && telling.length >= filled.length * 0.6;
}

/**
 * What the numbers of a column say of how often, by its name: `Betalningar per år` and `Intervall (mån)`; null where
 * they are no whole numbers of times or months.
 */
export function countsTimes({ name, type, read }: TypedColumn): 'perYear' | 'monthsBetween' | null {
  const words = normaliseName(name.replaceAll('/', ' per '));
  const most = namesTimesPerYear(words) ? 366 : namesMonthsBetween(words) ? 120 : 0;
  const isWhole = (value: string | null) =>
    value === null || (/^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= most);
  if (type !== 'number' || most === 0 || !read.every(isWhole)) return null;
  return most === 366 ? 'perYear' : 'monthsBetween';
}

/**
 * What an amount column's own name says of how often its amounts come: `Månadskostnad` 12, `Belopp per år` 1; null for
 * the name of two joined columns, which says both.
 */
export function timesByName(name: string): number | null {
  const words = normaliseName(name);
  const fitting = namesTimesAYear.filter(([, isSaid]) => isSaid(words));
  return fitting.length === 1 ? (fitting[0]?.[0] ?? null) : null;
}
