import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesTimesAYear } from '../../table/vocabulary/header-words.ts';
import {
  everyWords,
  intervalFillers,
  intervalUnits,
  ordinals,
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
  const match = howOften.exec(without(normaliseName(text), fillers));
  if (match === null) return null;
  const unit = (match[2] ?? '').trim();
  const times = intervalUnits.find(([, isUnit]) => isUnit(unit))?.[0] ?? null;
  const every = match[1] === undefined ? 1 : (ordinals[match[1]] ?? Number(match[1]));
  return times === null || every === 0 ? null : times / every;
}

/** Most filled values say how often, and nothing else does. */
export function holdsIntervals({ read, values }: TypedColumn): boolean {
  const filled = read.filter((value) => value !== null);
  const telling = filled.filter((value) => timesAYear(value) !== null);
  return values.length <= 60 && telling.length > 0 && telling.length >= filled.length * 0.6;
}

/** What an amount column's own name says of how often its amounts come: `Månadskostnad` 12, `Belopp per år` 1. */
export function timesByName(name: string): number | null {
  const words = normaliseName(name);
  return namesTimesAYear.find(([, isSaid]) => isSaid(words))?.[0] ?? null;
}
