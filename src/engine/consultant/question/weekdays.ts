import type { DaysOfWeek } from './vocabulary.ts';
import type { Word } from './words.ts';

const WEEKDAYS = ['mandag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lordag', 'sondag'];
const WEEKEND = /^helg(?:en|ens|er|erna|ernas)?$/;
const WORKING = /^vardag(?:en|ar|arna|arnas|s)?$/;

function daysOf(word: string): DaysOfWeek | null {
  if (WEEKEND.test(word)) return 'weekend';
  if (WORKING.test(word)) return 'weekdays';
  const day = /^(.+?dag)(?:en|ens|ar|arna|arnas|s)?$/.exec(word)?.[1] ?? '';
  const at = WEEKDAYS.indexOf(day);
  return at < 0 ? null : at + 1;
}

/** The days of the week that are named first; null without any. */
export function readWeekday(words: readonly Word[]): DaysOfWeek | null {
  for (const word of words) {
    const days = word.taken === null ? daysOf(word.plain) : null;
    if (days === null) continue;
    word.taken = 'period';
    return days;
  }
  return null;
}

/** `Helg mot vardag`: the two parts of the week beside each other, whose words are taken. */
export function readWeekparts(words: readonly Word[]): boolean {
  const parts = [WEEKEND, WORKING].map((part) =>
    words.filter(({ plain, taken }) => taken === null && part.test(plain)),
  );
  if (parts.some(({ length }) => length === 0)) return false;
  for (const word of parts.flat()) word.taken = 'period';
  return true;
}
