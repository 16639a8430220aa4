import type { Fact } from '../../facts/fact.ts';
import { dayNumber, monthNumber } from '../../figures/calendar/months.ts';
import type { Period } from '../../table/period.ts';
import { SUM_ALONE } from '../answers/stated-times.ts';
import { OTHER_TIME } from '../answers/topic.ts';
import type { Ask } from '../question/ask.ts';
import { monthAt, toldYear, yearAt } from '../question/calendar.ts';
import { comeOrGone } from '../question/of-whole.ts';
import { COMPARED } from '../question/vocabulary.ts';
import type { Word } from '../question/words.ts';
import type { Check, Held } from './held.ts';

const isWithin = (part: Period, whole: Period) => part.from >= whole.from && part.to <= whole.to;

/** What was taken for a time, as it is written. */
function timeOf(words: readonly Word[]): string[] {
  const found = words.filter(({ taken }) => taken === 'period').map(({ written }) => written);
  return found.length === 0 ? [] : [found.join(' ')];
}

/** `Mars, april och maj` as one time. */
function areJoined({ periods }: Ask, facts: readonly Fact[]): boolean {
  const from = periods.map((period) => period.from).sort()[0];
  const to = periods
    .map((period) => period.to)
    .sort()
    .at(-1);
  return (
    periods.length > 1 && facts.some(({ period }) => period?.from === from && period?.to === to)
  );
}

/** A time to come, one that somebody is gone in, one without rows: there is no figure of it. */
const isElsewhere = ({ reading: { ask, shape, intent }, wording, facts }: Held): boolean =>
  intent === 'forecast' ||
  comeOrGone(ask, shape) !== null ||
  wording.includes('ingen rad') ||
  areJoined(ask, facts);

/** Of a part of a year that the books have the sum of alone, that sum is told, and that it is one. */
const isOfItsYear = ({ wording }: Held, asked: Period, { period, subject }: Fact) =>
  (wording.includes(SUM_ALONE) || (subject?.kind === 'year' && wording.includes(OTHER_TIME))) &&
  period !== null &&
  isWithin(asked, period);

/** The answer has a figure of each time that was asked for. */
const ofEachTime: Check = (held) => {
  if (isElsewhere(held)) return [];
  const {
    reading: { ask, words },
    facts,
  } = held;
  const missing = ask.periods.some(
    (asked) =>
      !facts.some(
        (fact) =>
          (fact.period !== null && isWithin(fact.period, asked)) || isOfItsYear(held, asked, fact),
      ),
  );
  return missing ? timeOf(words) : [];
};

/** Words of time that no time was read from. */
const readAsTimes: Check = ({ reading: { ask, words } }) =>
  ask.periods.length > 0 || ask.weekday !== null ? [] : timeOf(words);

/** A month or a year that is said is where a figure begins or ends, read anew from the word itself. */
const asSaid: Check = (held) => {
  const {
    reading: { words },
    facts,
    today,
  } = held;
  if (isElsewhere(held)) return [];
  const ends = facts.flatMap(({ period }) => (period === null ? [] : [period.from, period.to]));
  const hasMonth = (month: number) => ends.some((day) => monthNumber(day) % 12 === month);
  const hasYear = (year: number) => ends.some((day) => Number(day.slice(0, 4)) === year);
  return words.flatMap(({ plain, taken, written }, at) => {
    if (taken !== 'period') return [];
    // `Efter mars` begins in April.
    if (/^(?:efter|innan|fore)$/.test(words[at - 1]?.plain ?? '')) return [];
    const next = words.slice(at, at + 3).map((word) => word.plain);
    const toldAt = toldYear(next, today);
    if (toldAt !== null && !hasYear(toldAt.year))
      return [
        words
          .slice(at, at + toldAt.words)
          .map((word) => word.written)
          .join(' '),
      ];
    const isMissing = plain.split(' ').some((part) => {
      const [month, year] = [monthAt(part), yearAt(part)];
      return (month !== null && !hasMonth(month)) || (year !== null && !hasYear(year));
    });
    return isMissing ? [written] : [];
  });
};

const WEEKDAY =
  /^(?:mandag|tisdag|onsdag|torsdag|fredag|lordag|sondag|helg|vardag)(?:en|er|erna|ar|arna|s)?$/;

const DAY = /(?:mån|tis|ons|tors|fre|lör|sön|var)dag|helg/;
/** A day or a weekend that is told by its date. */
const isFewDays = ({ from, to }: Period) => dayNumber(to) - dayNumber(from) < 3;

/** A day of the week that is said is one that the rows were taken by. */
const onDays: Check = ({ reading: { words }, facts, wording }) =>
  DAY.test(wording) || facts.some(({ period }) => period !== null && isFewDays(period))
    ? []
    : words
        .filter(({ plain, taken }) => taken !== 'name' && WEEKDAY.test(plain))
        .map((word) => word.written);

/** What is held against another is told of both. */
const ofBoth: Check = ({ reading: { intent, ask }, open, facts, wording }) => {
  if (intent !== 'figure' || ask.beyond !== undefined || wording.includes('ingen rad')) return [];
  const held = open.filter(({ plain }) => COMPARED.test(plain) && plain !== 'an');
  if (held.length === 0) return [];
  const kinds = new Set(facts.map(({ period, subject }) => JSON.stringify([period, subject])));
  return kinds.size > 1 ? [] : held.map(({ written }) => written);
};

/** Checks of the times of an answer. */
export const times: readonly Check[] = [readAsTimes, ofEachTime, asSaid, onDays, ofBoth];
