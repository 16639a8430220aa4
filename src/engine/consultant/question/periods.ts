import { dayNumber, dayOf, monthNumber } from '../../figures/calendar/months.ts';
import type { Period } from '../../table/period.ts';
import {
  type Calendar,
  type Found,
  inYears,
  isWholeYear,
  ofYear,
  type Reader,
  toldYear,
  yearAt,
} from './calendar.ts';
import { datedReaders } from './dated-periods.ts';
import { toldReaders } from './told-periods.ts';
import type { Word } from './words.ts';

const readers: readonly Reader[] = [...toldReaders, ...datedReaders];

/** So many words can be of one period. */
const LONGEST = 6;

const yearOf = ({ from }: Period) => Number(from.slice(0, 4));
const isOneMonth = ({ from, to }: Period) => monthNumber(from) === monthNumber(to);
const isSame = (one: Period, other: Period) => one.from === other.from && one.to === other.to;

const textOf = (words: readonly Word[]) => words.map((word) => word.plain).join(' ');

/** The only year that a question says, which its months are of: `2025`, or `i fjol` where nothing is compared. */
function onlyYear(words: readonly Word[], { isChange, today }: Calendar): number | null {
  const years = new Set(
    words.flatMap((word, at) => {
      const pair = [word.plain, words[at + 1]?.plain ?? ''];
      return yearAt(word.plain) ?? (isChange ? [] : (toldYear(pair, today)?.year ?? []));
    }),
  );
  const [only] = years;
  return years.size === 1 && only !== undefined ? only : null;
}

/** The periods that the words name, in order; their words are marked as taken. */
export function readPeriods(words: Word[], calendar: Calendar): Period[] {
  const found: Found[] = [];
  let after = 0;
  const year = onlyYear(words, calendar) ?? calendar.year;
  for (let at = 0; at < words.length; at += 1) {
    const rest = words.slice(at, at + LONGEST).map((word) => word.plain);
    const before = found[0]?.period ?? calendar.before;
    const each = readers
      .map((read) => read(rest, { ...calendar, before, year }))
      .find((one) => one !== null);
    if (!each || (each.words === 1 && isOfOthers(words, at))) continue;
    const between = textOf(words.slice(after, at));
    const start = textOf(words.slice(0, after));
    for (const word of words.slice(at, at + each.words)) word.taken = 'period';
    for (const word of words.slice(after, at)) if (ENDS.test(word.plain)) word.taken = 'period';
    add(found, each, { between, start, isFirst: found.length === 0, calendar });
    at += Math.max(each.words, 1) - 1;
    after = at + 1;
  }
  const isOpen = found.some((each) => each.isOpen && !isWholeYear(each.period));
  for (const word of words)
    if (isTangled(found, calendar) && AGAINST.test(word.plain)) word.taken = 'unread';
  for (const word of words) if (isOpen && OPEN.test(word.plain)) word.taken = 'unread';
  const isWhole = words.some(({ plain }) => /^(?:hela|helaret|totalt)$/.test(plain));
  return combined(found, calendar, isWhole);
}

/** `De andra` are others, and no second part of a year. */
const isOfOthers = (words: readonly Word[], at: number): boolean =>
  words[at]?.plain === 'andra' && /^(?:de|dom|den|det|alla)$/.test(words[at - 1]?.plain ?? '');

interface Beside {
  /** The words since the period before, or since the beginning. */
  between: string;
  start: string;
  isFirst: boolean;
  calendar: Calendar;
}

/** Adds a period, joined with the one before where both are ends of one. */
function add(found: Found[], each: Found, beside: Beside): void {
  const { between, start, calendar } = beside;
  const last = found.at(-1);
  const range = last && rangeOf(last.period, each.period, between, start, calendar);
  if (range) {
    found.splice(-1, 1, { ...each, period: range });
    return;
  }
  const years = found.map(({ period }) => period);
  if (
    years.length > 0 &&
    years.every(isWholeYear) &&
    UNTIL.test(between) &&
    isOneMonth(each.period)
  ) {
    found.splice(
      0,
      found.length,
      ...found.map((one) => ({ ...one, period: upTo(one.period, each.period) })),
    );
    return;
  }
  const isOpen = calendar.isChange && (SINCE.test(between) || BEFORE.test(between));
  found.push({ ...each, period: openEnded(each, beside), ...(isOpen && { isOpen }) });
}

/** `till och med`, `t o m`, `fram till`, before the last day of a period. */
const UNTIL = /(?:^|\s)(?:till och med|t o m|tom|fram till|fram t o m)$/;
/** `sedan`, `från och med`, before its first; `och sen mars` goes on and says no beginning. */
const SINCE = /(?:^|\s)(?:fran och med|fr o m|from|sedan|sen|efter)(?: i| den)?$/;
const BEFORE = /(?:^|\s)(?:innan|fore)$/;
/** Words of these that say nothing by themselves. */
const ENDS = /^(?:t o m|tom|fr o m|from|innan|fore)$/;
/** Words of a change from a time that may be counted in more ways than one. */
const OPEN = /^(?:sedan|sen|efter|innan|fore)$/;
const THEN = /^(?:och|o|ja|ok|okej|men)? ?(?:sen|sedan)$/;

/** `sedan 1 juli`: a period that one end is said of goes to the end of the file, or from the beginning of its year. */
function openEnded({ period, isRange }: Found, { between, isFirst, calendar }: Beside): Period {
  const { covered, isChange } = calendar;
  if (covered === null || isRange) return period;
  const next = (day: string, by: number) => dayOf(dayNumber(day) + by);
  if (UNTIL.test(between) && !isWholeYear(period) && isFirst)
    return { from: `${period.to.slice(0, 4)}-01-01`, to: period.to };
  if (isChange) return period;
  if (SINCE.test(between) && !(calendar.before !== null && THEN.test(between)) && isFirst) {
    const from = between.endsWith('efter') ? next(period.to, 1) : period.from;
    return from > covered.to ? period : { from, to: covered.to };
  }
  if (BEFORE.test(between) && period.from > covered.from)
    return { from: covered.from, to: next(period.from, -1) };
  return period;
}

/** Two ends as one period: `januari 2026 till och med juni`, and the other way, `till och med juni, från januari`. */
function rangeOf(
  one: Period,
  other: Period,
  between: string,
  start: string,
  { isChange }: Calendar,
): Period | null {
  if (isWholeYear(one) !== isWholeYear(other)) return null;
  const isUntil = UNTIL.test(between) || (!isChange && /^(?:till|t)$/.test(between));
  const areDays = one.from === one.to && other.from === other.to && between === '';
  const from = one.from;
  if ((isUntil || areDays) && !(isWholeYear(one) && isChange) && from <= other.from)
    return { from, to: other.to };
  const isBetween = between === 'och' && /\bmellan(?: den)?(?: \S+){1,3}$/.test(start);
  if (isBetween && !isChange && from <= other.to) return { from, to: other.to };
  const isTurned = between === 'fran' && /(?:till och med|t o m|tom|fram till)\b/.test(start);
  return isTurned && other.from <= one.to ? { from: other.from, to: one.to } : null;
}

/** A year up to and with the month that another period ends with. */
const upTo = ({ from }: Period, { to }: Period): Period => {
  const year = Number(from.slice(0, 4));
  return ofYear(year, 0, monthNumber(to) % 12);
};

const toYear = (period: Period, year: number) => inYears(period, year - yearOf(period));

/** `2026, januari till september` is one period said twice: what holds another tells no more. */
const narrowest = (periods: readonly Period[]): Period[] =>
  periods.filter(
    (each, place) =>
      !periods.some(
        (other, at) =>
          at !== place &&
          other.from >= each.from &&
          other.to <= each.to &&
          (!isSame(other, each) || at < place),
      ),
  );

/** What times are held against each other with. */
const AGAINST = /^(?:mot|an|jamfort|jamfor|jmf|jmfr|jfr|kontra|gentemot|vs)$/;

/** Of times that hold one another it is not told which are compared: a list of them is no answer. */
const isTangled = (found: readonly Found[], calendar: Calendar): boolean => {
  const periods = calendar.isChange ? combined(found, calendar) : [];
  return periods.length > 2 && narrowest(periods).length < periods.length;
};

/** What is compared: `mars mot i fjol` is March of both, `2026 mot 2025, jan–okt` ten months of each. */
function combined(found: readonly Found[], calendar: Calendar, isWhole = false): Period[] {
  const periods = found.map(({ period }) => period);
  const [since] = found;
  // `Ökat sedan förra året`: this year is held against it.
  if (since?.isOpen && found.length === 1 && isWholeYear(since.period))
    return [inYears(since.period, 1), since.period];
  const years = periods.filter(isWholeYear);
  const [part, ...parts] = found.filter(({ period }) => !isWholeYear(period));
  if (!calendar.isChange) {
    // `Mars till maj i år och i fjol` is of both years; `2025 och mars 2026` says two times.
    const all = [
      ...new Set([...(part === since && part ? [yearOf(part.period)] : []), ...years.map(yearOf)]),
    ];
    const isOfAll = part !== undefined && parts.length === 0 && all.length > 1 && !isWhole;
    return isOfAll ? all.map((year) => toYear(part.period, year)) : narrowest(periods);
  }
  if (part !== undefined && parts.length === 0 && years.length > 0) {
    const others = new Set(years.map(yearOf));
    const own = others.size > 1 || (part.isUndated ?? false) ? [] : [yearOf(part.period)];
    if (others.size > 1) return [...others].map((year) => toYear(part.period, year));
    const [only] = others;
    const first = own[0] ?? yearOf(part.period);
    return only === undefined || only === first
      ? [part.period]
      : [part.period, toYear(part.period, only)];
  }
  const [first, second] = found;
  if (first && second && isSame(first.period, second.period)) {
    // `juli mot juli 2025`: the one whose year is not said is the latest.
    const latest = periodOfLatest(first.period, calendar);
    return isSame(latest, second.period) ? [latest] : [latest, second.period];
  }
  return periods;
}

function periodOfLatest(period: Period, { covered, today }: Calendar): Period {
  const last = covered?.to ?? today;
  const newest = toYear(period, Number(last.slice(0, 4)));
  return newest.from > last ? inYears(newest, -1) : newest;
}
