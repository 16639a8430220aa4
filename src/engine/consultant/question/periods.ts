import { lastDay, monthNumber, monthsPeriod } from '../../figures/calendar/months.ts';
import type { Period } from '../../table/period.ts';
import {
  type Calendar,
  lastWhole,
  latestYear,
  monthAt,
  ofYear,
  type Reader,
  yearAt,
} from './calendar.ts';
import { numberOf } from './vocabulary.ts';
import type { Word } from './words.ts';

const ORDINALS: Record<string, number> = {
  ...{ forsta: 1, andra: 2, tredje: 3, fjarde: 4 },
  ...{ '1': 1, '2': 2, '3': 3, '4': 4 },
};

const isYearWord = (word: string | undefined) => /^(?:ar|aret|arets)$/.test(word ?? '');

/** `mars 2025`, `mars`, `mars till maj 2025`, `jan-mars`. */
const months: Reader = (words, calendar) => {
  const [first = '', second = '', third = '', fourth = ''] = words;
  const month = monthAt(first);
  if (month === null) return null;
  const year = yearAt(second);
  const isRange = /^(?:till|t|tom)$/.test(second) && !calendar.isChange;
  const to = isRange ? monthAt(third) : null;
  if (to !== null) {
    const named = yearAt(fourth);
    const end = named ?? latestYear(to, calendar);
    const from = month > to ? (end - 1) * 12 + month : end * 12 + month;
    return { period: monthsPeriod(from, end * 12 + to), words: named === null ? 3 : 4 };
  }
  const chosen = year ?? latestYear(month, calendar);
  const more = isYearWord(third) && year === null ? 0 : year === null ? 1 : 2;
  return { period: ofYear(chosen, month, month), words: Math.max(1, more) };
};

/** `mellan mars och maj 2025`. */
const between: Reader = (words, calendar) => {
  const [first = '', from = '', and = '', ...rest] = words;
  if (first !== 'mellan' || and !== 'och') return null;
  const found = months([from, 'till', ...rest], calendar);
  return found === null || found.words < 3 ? null : { ...found, words: found.words + 1 };
};

const joinedMonths: Reader = (words, calendar) => {
  const [from, to, ...rest] = (words[0] ?? '').split(' ');
  if (from === undefined || to === undefined || rest.length > 0) return null;
  const found = months([from, 'till', to, ...words.slice(1)], calendar);
  return found === null ? null : { ...found, words: found.words - 2 };
};

/** `5 mars 2025`, `den 5 mars`. */
const day: Reader = (words, calendar) => {
  const number = /^(\d{1,2})(?:e)?$/.exec(words[0] ?? '');
  const month = monthAt(words[1] ?? '');
  if (number === null || month === null || Number(number[1]) > 31) return null;
  const named = yearAt(words[2] ?? '');
  const year = named ?? latestYear(month, calendar);
  const { from } = ofYear(year, month, month);
  const date = `${from.slice(0, 8)}${(number[1] ?? '').padStart(2, '0')}`;
  if (date > lastDay(monthNumber(from))) return null;
  return { period: { from: date, to: date }, words: named === null ? 2 : 3 };
};

const isoDay: Reader = (words) => {
  const match = /^(\d{4}) (\d{2})(?: (\d{2}))?$/.exec(words[0] ?? '');
  if (match === null) return null;
  const [, year = '', month = '', date] = match;
  if (Number(month) < 1 || Number(month) > 12) return null;
  const whole = ofYear(Number(year), Number(month) - 1, Number(month) - 1);
  if (date === undefined) return { period: whole, words: 1 };
  const only = `${year}-${month}-${date}`;
  return only > whole.to ? null : { period: { from: only, to: only }, words: 1 };
};

/** `2025`, `år 2025`, `2024 till 2025` is not read: two years are compared. */
const year: Reader = (words) => {
  const at = isYearWord(words[0]) ? 1 : 0;
  const number = yearAt(words[at] ?? '');
  return number === null ? null : { period: ofYear(number, 0, 11), words: at + 1 };
};

/** `första kvartalet 2025`, `kvartal 2`, `q3 2024`, `andra halvåret`. */
const partOfYear: Reader = (words, calendar) => {
  const [first = '', second = '', third = '', fourth = ''] = words;
  const short = /^q([1-4])$/.exec(first);
  const quarterFirst = /^kvartal$/.test(first) ? ORDINALS[second] : undefined;
  const ordinal = ORDINALS[first];
  const isHalf = ordinal !== undefined && /^halvar/.test(second);
  const isQuarter = ordinal !== undefined && /^kvartal/.test(second);
  const number = short ? Number(short[1]) : (quarterFirst ?? ordinal);
  if (number === undefined || !(short || quarterFirst !== undefined || isHalf || isQuarter))
    return null;
  const used = short ? 1 : 2;
  const rest = short ? [second, third] : [third, fourth];
  const named = yearAt(rest[0] ?? '');
  const size = isHalf ? 6 : 3;
  const from = (number - 1) * size;
  if (from > 11) return null;
  const chosen = named ?? latestYear(from, calendar);
  return { period: ofYear(chosen, from, from + size - 1), words: used + (named === null ? 0 : 1) };
};

const LAST = /^(?:senaste|sista)$/;

/** `senaste kvartalet`, `de senaste tre månaderna`: counted from the file's last whole month. */
const latest: Reader = (words, calendar) => {
  const [first = '', second = '', third = ''] = words;
  if (!LAST.test(first)) return null;
  const end = lastWhole(calendar);
  const number = numberOf(second);
  const unit = number === null ? second : third;
  const used = number === null ? 2 : 3;
  if (/^manad/.test(unit))
    return { period: monthsPeriod(end - (number ?? 1) + 1, end), words: used };
  if (/^ar(?:et|en)?$/.test(unit))
    return { period: monthsPeriod(end - 12 * (number ?? 1) + 1, end), words: used };
  if (/^halvar/.test(unit)) return { period: monthsPeriod(end - 5, end), words: used };
  if (!/^kvartal/.test(unit)) return null;
  const closed = end - ((end + 1) % 3);
  return { period: monthsPeriod(closed - 3 * (number ?? 1) + 1, closed), words: used };
};

const years = (period: Period, by: number): Period => {
  const shift = (date: string) => `${Number(date.slice(0, 4)) + by}${date.slice(4)}`;
  const to = shift(period.to);
  const end = lastDay(monthNumber(to));
  const isMonthEnd = lastDay(monthNumber(period.to)) === period.to;
  return { from: shift(period.from), to: isMonthEnd || to > end ? end : to };
};

/** The same months a year before. */
export const yearBefore = (period: Period): Period => years(period, -1);

/** As many whole months right before; as many days for other periods. */
export function justBefore(period: Period): Period {
  const [from, to] = [monthNumber(period.from), monthNumber(period.to)];
  const length = to - from + 1;
  return monthsPeriod(from - length, from - 1);
}

/** `året innan`, `månaden före`, `samma period förra året`: counted from the question before. */
const relative: Reader = (words, { before }) => {
  const [first = '', second = '', third = '', fourth = ''] = words;
  if (before === null) return null;
  const isBack = (word: string) => /^(?:innan|fore|dessforinnan|tidigare)$/.test(word);
  if (/^aret$/.test(first) && isBack(second)) return { period: yearBefore(before), words: 2 };
  if (/^ar$/.test(second) && /^foregaende$/.test(first))
    return { period: yearBefore(before), words: 2 };
  if (/^(?:manaden|kvartalet|perioden)$/.test(first) && isBack(second))
    return { period: justBefore(before), words: 2 };
  if (/^aret$/.test(first) && /^efter|darpa$/.test(second))
    return { period: years(before, 1), words: 2 };
  const isSame =
    /^samma$/.test(first) && /^(?:period|manad|manader|kvartal|halvar|tid)$/.test(second);
  const sameIn = isSame ? yearAt(third) : null;
  if (sameIn !== null)
    return { period: years(before, sameIn - Number(before.from.slice(0, 4))), words: 3 };
  if (isSame && /^(?:forra|forrforra)$/.test(third) && /^aret?$/.test(fourth))
    return { period: yearBefore(before), words: 4 };
  if (isSame && /^aret$/.test(third) && isBack(fourth))
    return { period: yearBefore(before), words: 4 };
  return null;
};

/** `i år`, `förra året`, `i fjol`, `förra månaden`: counted from the day of the question. */
const fromToday: Reader = (words, { today }) => {
  const [first = '', second = ''] = words;
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), monthNumber(today)];
  if (first === 'i' && /^(?:ar)$/.test(second))
    return { period: ofYear(thisYear, 0, 11), words: 2 };
  if (first === 'i' && second === 'fjol') return { period: ofYear(thisYear - 1, 0, 11), words: 2 };
  if (first === 'ifjol') return { period: ofYear(thisYear - 1, 0, 11), words: 1 };
  const isLast = /^(?:forra|foregaende)$/.test(first);
  if (isLast && /^aret?s?$/.test(second)) return { period: ofYear(thisYear - 1, 0, 11), words: 2 };
  if (isLast && /^manad/.test(second))
    return { period: monthsPeriod(thisMonth - 1, thisMonth - 1), words: 2 };
  if (isLast && /^kvartal/.test(second)) {
    const closed = thisMonth - (thisMonth % 3);
    return { period: monthsPeriod(closed - 3, closed - 1), words: 2 };
  }
  if (/^(?:den|denna|i)$/.test(first) && /^(?:har|manaden|manad)$/.test(second) && second !== 'har')
    return { period: monthsPeriod(thisMonth, thisMonth), words: 2 };
  return null;
};

/** `i somras`, `sommaren 2025`: June to August. */
const summer: Reader = (words, calendar) => {
  if (!/^(?:sommar|sommaren|somras)$/.test(words[0] ?? '')) return null;
  const named = yearAt(words[1] ?? '');
  const chosen = named ?? latestYear(7, calendar);
  return { period: ofYear(chosen, 5, 7), words: named === null ? 1 : 2 };
};

const readers: readonly Reader[] = [
  relative,
  isoDay,
  between,
  day,
  joinedMonths,
  months,
  partOfYear,
  latest,
  fromToday,
  summer,
  year,
];

/** The periods that the words name, in order; their words are marked as taken. */
export function readPeriods(words: Word[], calendar: Calendar): Period[] {
  const periods: Period[] = [];
  let after = 0;
  const years = new Set(words.flatMap((word) => yearAt(word.plain) ?? []));
  const [only] = years;
  const year = years.size === 1 && only !== undefined ? only : calendar.year;
  for (let at = 0; at < words.length; at += 1) {
    const rest = words.slice(at, at + 5).map((word) => word.plain);
    const before = periods[0] ?? calendar.before;
    const found = readers
      .map((read) => read(rest, { ...calendar, before, year }))
      .find((each) => each !== null);
    if (!found) continue;
    for (const word of words.slice(at, at + found.words)) word.taken = 'period';
    const between = textOf(words.slice(after, at));
    const joined = joinedWith(periods.at(-1), found.period, between, textOf(words.slice(0, after)));
    if (joined) periods.splice(-1, 1, joined);
    else if (
      periods.length > 0 &&
      periods.every(isWholeYear) &&
      UNTIL.test(between) &&
      isOneMonth(found.period)
    )
      periods.splice(0, periods.length, ...periods.map((each) => upTo(each, found.period)));
    else periods.push(found.period);
    at += found.words - 1;
    after = at + 1;
  }
  return calendar.isChange ? periods : narrowest(periods);
}

const isOneMonth = ({ from, to }: Period) => monthNumber(from) === monthNumber(to);
const isWholeYear = ({ from, to }: Period) => from.endsWith('-01-01') && to.endsWith('-12-31');

const textOf = (words: readonly Word[]) => words.map((word) => word.plain).join(' ');

/** `till och med`, `t o m`, `fram till`, before the last month of a period. */
const UNTIL = /(?:^|\s)(?:till och med|t o m|tom|fram till)$/;

/** Two months as one period: `januari 2026 till och med juni`, and the other way, `till och med juni, från januari`. */
function joinedWith(
  one: Period | undefined,
  other: Period,
  between: string,
  before: string,
): Period | null {
  if (!one || !isOneMonth(one) || !isOneMonth(other)) return null;
  if (UNTIL.test(between) && one.from <= other.from) return { from: one.from, to: other.to };
  const isTurned = between === 'fran' && /(?:till och med|t o m|tom|fram till)\b/.test(before);
  return isTurned && other.from <= one.from ? { from: other.from, to: one.to } : null;
}

/** A year up to and with the month that another period ends with. */
const upTo = ({ from }: Period, { to }: Period): Period => {
  const year = Number(from.slice(0, 4));
  return ofYear(year, 0, monthNumber(to) % 12);
};

/** `2026, januari till september` is one period said twice: what holds another tells no more. */
const narrowest = (periods: readonly Period[]): Period[] =>
  periods.filter(
    (each, place) =>
      !periods.some(
        (other, at) =>
          at !== place &&
          other.from >= each.from &&
          other.to <= each.to &&
          (other.from !== each.from || other.to !== each.to || at < place),
      ),
  );

const WEEKDAYS = ['mandag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lordag', 'sondag'];

/** 1 = Monday … 7 = Sunday, of the first weekday named; null without one. */
export function readWeekday(words: Word[]): number | null {
  for (const word of words) {
    const at = WEEKDAYS.findIndex((day) => word.plain.startsWith(day));
    if (at < 0 || word.taken !== null) continue;
    word.taken = 'period';
    return at + 1;
  }
  return null;
}
