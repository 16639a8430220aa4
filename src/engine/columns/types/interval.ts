import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesTimesAYear } from '../../table/vocabulary/header-words.ts';

/** Words that surround how often something is paid, and say nothing of it. */
const FILLER =
  /\b(?:per|i|en|ett|gang|ganger|faktureras|betalas|betalning|avser|kr|sek|kostnad)\b/g;
const UNITS: readonly [pattern: RegExp, perYear: number][] = [
  [/^(?:halvar(?:et|svis|sbetalning)?|half ?year(?:ly)?|semi ?annual(?:ly)?|biannual)$/, 2],
  [/^(?:manad(?:en|er|s|svis|sbetalning|ligen)?|man|mnd|month(?:s|ly)?|mo)$/, 12],
  [/^(?:kvartal(?:et|s|svis|sbetalning)?|kv|quarter(?:s|ly)?)$/, 4],
  [/^(?:ar(?:et|s|svis|sbetalning|lig|ligen)?|year(?:s|ly)?|yr|annual(?:ly)?)$/, 1],
  [/^(?:vecka(?:n)?|veckor|veckovis|v|week(?:s|ly)?)$/, 52],
  [/^(?:dag(?:en|ar)?|dagligen|day|daily)$/, 365],
];
const ORDINALS: Readonly<Record<string, number>> = {
  annan: 2,
  annat: 2,
  andra: 2,
  tredje: 3,
  fjarde: 4,
  sjatte: 6,
  tolfte: 12,
};

function unitOf(word: string): number | null {
  return UNITS.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}

/**
 * How many times a year something comes that is paid so often: `per månad` 12, `kvartalsvis` 4, `var tredje månad` 4,
 * `24 mån` once in two years as one half. Null where the words do not say.
 */
export function timesAYear(text: string): number | null {
  const words = normaliseName(text).replace(FILLER, ' ').replace(/\s+/g, ' ').trim();
  const match =
    /^(?:(?:varje|vart|var|every) ?)?(?:(\d{1,2}|annan|annat|andra|tredje|fjarde|sjatte|tolfte) ?)?([a-z][a-z ]*)$/.exec(
      words,
    );
  if (match === null) return null;
  const times = unitOf((match[2] ?? '').trim());
  const every = match[1] === undefined ? 1 : (ORDINALS[match[1]] ?? Number(match[1]));
  return times === null || every === 0 ? null : times / every;
}

/** Most filled values say how often, and nothing else does. */
export function holdsIntervals({ read, values }: TypedColumn): boolean {
  const filled = read.filter((value) => value !== null);
  const told = filled.filter((value) => timesAYear(value) !== null);
  return values.length <= 60 && told.length > 0 && told.length >= filled.length * 0.6;
}

/** What an amount column's own name says of how often its amounts come: `Månadskostnad` 12, `Belopp per år` 1. */
export function timesByName(name: string): number | null {
  const words = normaliseName(name);
  return namesTimesAYear.find(([, isSaid]) => isSaid(words))?.[0] ?? null;
}
