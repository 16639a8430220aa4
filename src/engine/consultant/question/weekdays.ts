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

/** The days of the week that are named; null without any. A weekend beside another day stays unread. */
export function readWeekday(words: readonly Word[]): DaysOfWeek | null {
  const found = words.flatMap((word) => {
    const days = word.taken === null ? daysOf(word.plain) : null;
    return days === null ? [] : [{ word, days }];
  });
  const [first] = found;
  if (first === undefined) return null;
  const isList = found.every(({ days }) => typeof days === 'number');
  for (const { word, days } of found) if (isList || days === first.days) word.taken = 'period';
  const numbers = found.flatMap(({ days }) => (typeof days === 'number' ? [days] : []));
  const days = [...new Set(numbers)].sort();
  return isList && days.length > 1 ? days : first.days;
}

/** `Fredagar mot måndagar`: days are held against each other, and no times. */
export const hasSeveralDays = (words: readonly Word[]): boolean =>
  words.filter(({ plain }) => daysOf(plain) !== null).length > 1;

/** `Helg mot vardag`: the two parts of the week beside each other, whose words are taken. */
export function readWeekparts(words: readonly Word[]): boolean {
  const parts = [WEEKEND, WORKING].map((part) =>
    words.filter(({ plain, taken }) => taken === null && part.test(plain)),
  );
  if (parts.some(({ length }) => length === 0)) return false;
  for (const word of parts.flat()) word.taken = 'period';
  return true;
}
