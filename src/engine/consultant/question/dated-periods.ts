import {
  dayNumber,
  dayOf,
  lastDay,
  monthNumber,
  monthsPeriod,
} from '../../figures/calendar/months.ts';
import type { Period } from '../../table/period.ts';
import {
  type Calendar,
  monthAt,
  monthsOf,
  ORDINALS,
  ofYear,
  type Reader,
  yearAt,
  yearBehind,
} from './calendar.ts';
import { holiday } from './holidays.ts';
import { partsOfMonth } from './parts-of-month.ts';

const JULY = 6;

/** `mars 2025`, `mars i fjol`, `mars till maj 2025`. */
const months: Reader = (words, calendar) => {
  const [first = '', second = '', third = ''] = words;
  // `Jun jul aug`: among months it is July.
  const month = first === 'jul' && /^aug/.test(second) ? JULY : monthAt(first);
  if (month === null) return null;
  const isRange = /^(?:till|t|tom)$/.test(second) && (!calendar.isChange || calendar.isHeld);
  const to = isRange ? monthAt(third) : null;
  if (to !== null) return monthsOf([month, to], words.slice(3), 3, calendar);
  const used = second === 'manad' ? 2 : 1;
  return monthsOf([month, month], words.slice(used), used, calendar);
};

/** `mellan mars och maj 2025`. */
const between: Reader = (words, calendar) => {
  const [first = '', from = '', and = '', to = ''] = words;
  const [start, end] = [monthAt(from), monthAt(to)];
  if (calendar.isChange || first !== 'mellan' || and !== 'och' || start === null || end === null)
    return null;
  return monthsOf([start, end], words.slice(4), 4, calendar);
};

/** `jan-mars`, `Q1-Q3`: of a change too, since a line between them says from one to the other. */
const joined: Reader = (words, calendar) => {
  const [from, to, ...rest] = (words[0] ?? '').split(' ');
  if (from === undefined || to === undefined || rest.length > 0) return null;
  const [start, end] = [monthAt(from), monthAt(to)];
  if (start !== null && end !== null) return monthsOf([start, end], words.slice(1), 1, calendar);
  const [first, last] = [quarterIn(from), quarterIn(to)];
  if (first === null || last === null || first > last) return null;
  return monthsOf([3 * first - 3, 3 * last - 1], words.slice(1), 1, calendar);
};

/** `5 mars 2025`, `den 5 mars`, `1-15 mars`. */
const day: Reader = (words, calendar) => {
  const inWords = /^(?:forsta|andra|tredje|fjarde)$/.test(words[0] ?? '');
  const number = inWords ? String(ORDINALS[words[0] ?? '']) : (words[0] ?? '');
  const [, first = '', last = first] = /^(\d{1,2})(?:e|a| (\d{1,2}))?$/.exec(number) ?? [];
  const month = monthAt(words[1] ?? '');
  if (first === '' || month === null) return null;
  const { period, ...found } = monthsOf([month, month], words.slice(2), 2, calendar);
  const [from, to] = [first, last].map((each) => period.from.slice(0, 8) + each.padStart(2, '0'));
  const isThere = from !== undefined && to !== undefined && from <= to && to <= period.to;
  return isThere && from >= period.from ? { ...found, period: { from, to } } : null;
};

/** `1 till 15 oktober`. */
const daysOf: Reader = (words, calendar) => {
  const [first = '', to = '', last = '', ...rest] = words;
  if (!/^\d{1,2}$/.test(first) || !/^(?:till|t|och)$/.test(to) || calendar.isChange) return null;
  const end = day([last, ...rest], calendar);
  if (end === null || end.period.from !== end.period.to) return null;
  const from = end.period.to.slice(0, 8) + first.padStart(2, '0');
  if (Number(first) < 1 || from > end.period.to) return null;
  return { ...end, period: { from, to: end.period.to }, words: end.words + 2, isRange: true };
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

/** `2025`, `år 2025`, `helåret 2025`; two years are compared. */
const year: Reader = (words) => {
  const at = /^(?:ar|aret|arets|helar|helaret)$/.test(words[0] ?? '') ? 1 : 0;
  const number = yearAt(words[at] ?? '');
  return number === null ? null : { period: ofYear(number, 0, 11), words: at + 1 };
};

function quarterIn(word: string): number | null {
  const found = /^(?:q|kv)([1-4])$/.exec(word);
  return found === null ? null : Number(found[1]);
}

/** `första kvartalet 2025`, `kvartal 2`, `q3 2024`, `andra halvåret`, `h1 2025`. */
const partOfYear: Reader = (words, calendar) => {
  const [first = '', second = ''] = words;
  const half = /^h([12])$/.exec(first);
  const part = (number: number, size: number, used: number) =>
    (number - 1) * size > 11
      ? null
      : monthsOf([(number - 1) * size, number * size - 1], words.slice(used), used, calendar);
  const short = quarterIn(first);
  if (short !== null) return part(short, 3, 1);
  if (half) return part(Number(half[1]), 6, 1);
  const [behind, ahead] = [ORDINALS[second], ORDINALS[first]];
  if (behind !== undefined && second !== 'sista') {
    if (/^kvartal$/.test(first)) return part(behind, 3, 2);
    if (/^halvar$/.test(first)) return part(behind, 6, 2);
  }
  if (ahead === undefined || first === 'sista') return null;
  if (/^kvartal/.test(second)) return part(ahead, 3, 2);
  // `Andra halvan av veckan` is of no year.
  const [, , of, whole = ''] = words;
  const isOfYear = of !== 'av' || /^(?:aret|\d{4}|forra|fjolaret|i)$/.test(whole);
  return /^halvar/.test(second) || (second === 'halvan' && isOfYear) ? part(ahead, 6, 2) : null;
};

const SEASONS: readonly (readonly [words: RegExp, from: number, to: number])[] = [
  [/^(?:sommar|sommaren|sommarn|somras|sommarens)$/, 5, 7],
  [/^(?:var|varen|varas|varens)$/, 2, 4],
  [/^(?:host|hosten|hostas|hostens)$/, 8, 10],
  [/^(?:vinter|vintern|vintras|vinterns)$/, 11, 1],
  [/^(?:julhandeln|julhandel|julforsaljningen)$/, 10, 11],
  [/^(?:julen|julas|julmanaden)$/, 11, 11],
];

/** `i somras`, `sommaren 2025`: June to August; `i våras`, since `var` alone is another word. */
const season: Reader = (words, calendar) => {
  const [first = '', second = ''] = words;
  const isLast = first === 'forra';
  const isIn = first === 'i' || isLast;
  const word = isIn ? second : first;
  const found = SEASONS.find(([pattern]) => pattern.test(word));
  if (found === undefined || (word === 'var' && !isIn)) return null;
  const used = isIn ? 2 : 1;
  // `Förra vintern` is the latest that is over, whenever it is asked.
  if (isLast && found[1] > found[2]) {
    const year = Number(calendar.today.slice(0, 4));
    const winterOf = (end: number) => monthsPeriod((end - 1) * 12 + found[1], end * 12 + found[2]);
    const newest = winterOf(year);
    return { period: newest.to < calendar.today ? newest : winterOf(year - 1), words: used };
  }
  // `Vintern 2025/2026`, `vintern 25/26`.
  const [, from, to] = /^(?:20)?(\d\d) (?:20)?(\d\d)$/.exec(words[used] ?? '') ?? [];
  if (found[1] > found[2] && from !== undefined && Number(from) + 1 === Number(to))
    return {
      period: monthsPeriod(
        (2000 + Number(from)) * 12 + found[1],
        (2000 + Number(to)) * 12 + found[2],
      ),
      words: used + 1,
    };
  // `Förra sommaren` is last year's once this year's is over, and is not guessed at before.
  if (isLast) {
    const year = Number(calendar.today.slice(0, 4));
    const isOver = calendar.today > ofYear(year, found[1], found[2]).to;
    return isOver ? { period: ofYear(year - 1, found[1], found[2]), words: used } : null;
  }
  // `I höst`, asked in the autumn, is this one, though the file may end before it is over.
  const now = ofYear(Number(calendar.today.slice(0, 4)), found[1], found[2]);
  const isNow = now.from <= calendar.today && calendar.today <= now.to;
  if (
    first === 'i' &&
    isNow &&
    calendar.year === null &&
    yearBehind(words.slice(used), calendar) === null
  )
    return { period: now, words: used };
  return monthsOf([found[1], found[2]], words.slice(used), used, calendar);
};

/** `första kvartalet 2014 mot sista 2013`, `och andra?`: as long a part as the one before it. */
const shortPart: Reader = (words, { before }) => {
  const [first = '', second = ''] = words;
  const at = ORDINALS[first];
  if (at === undefined || before === null) return null;
  const isBare = /^(?:da)?$/.test(second) && !/\d/.test(first);
  const year = yearAt(second) ?? (isBare ? Number(before.from.slice(0, 4)) : null);
  if (year === null) return null;
  const size = monthNumber(before.to) - monthNumber(before.from) + 1;
  if (size !== 3 && size !== 6) return null;
  const place = first === 'sista' ? 12 / size : at;
  if (place * size > 12) return null;
  const period = ofYear(year, (place - 1) * size, place * size - 1);
  return { period, words: second === '' ? 1 : 2 };
};

/** The Monday of the first week of a year by the Swedish calendar. */
function firstMonday(number: number): number {
  const fourth = dayNumber(`${number}-01-04`);
  return fourth - ((((fourth + 3) % 7) + 7) % 7);
}

/** `vecka 12`, `v 12 2026`. */
const week: Reader = (words, calendar) => {
  const [first = '', second = ''] = words;
  const short = /^v(\d{1,2})$/.exec(first);
  const number = short ? Number(short[1]) : /^(?:vecka|veckan|v)$/.test(first) ? Number(second) : 0;
  const used = short ? 1 : 2;
  if (!Number.isInteger(number) || number < 1 || number > 53) return null;
  const yearSaid = yearBehind(words.slice(used), calendar);
  const weekOf = (year: number) => firstMonday(year) + 7 * (number - 1);
  const last = calendar.covered?.to ?? calendar.today;
  const newest = Number(last.slice(0, 4));
  const chosen =
    yearSaid?.year ?? calendar.year ?? (dayOf(weekOf(newest)) > last ? newest - 1 : newest);
  const monday = weekOf(chosen);
  if (monday >= firstMonday(chosen + 1)) return null;
  return {
    period: { from: dayOf(monday), to: dayOf(monday + 6) },
    words: used + (yearSaid?.words ?? 0),
    ...(yearSaid === null && calendar.year === null && { isUndated: true }),
  };
};

/** The financial years that the file has all of or begins in. */
const inFile = ({ years, covered }: Calendar): Period[] =>
  years.filter(({ from, to }) => covered !== null && from <= covered.to && to >= covered.from);

/** `2009/2010`, `räkenskapsåret 09/10`: one of the financial years of the books; the latest where none is said. */
const financial: Reader = (words, calendar) => {
  const { years } = calendar;
  const at = /^(?:rakenskapsar|verksamhetsar|bokslutsar)(?:et)?$/.test(words[0] ?? '') ? 1 : 0;
  const [latest] = inFile(calendar).sort((a, b) => (a.from < b.from ? 1 : -1));
  if (at === 1 && latest !== undefined && !/\d/.test(words[1] ?? ''))
    return { period: latest, words: 1 };
  const [, from, to] = /^(?:20)?(\d\d) (?:20)?(\d\d)$/.exec(words[at] ?? '') ?? [];
  const period = years.find(
    (each) => each.from.slice(2, 4) === from && each.to.slice(2, 4) === to && from !== to,
  );
  return period === undefined ? null : { period, words: at + 1 };
};

/** `Och hela året?`: the year of the question before; where the books have broken years, theirs. */
const wholeYear: Reader = ([first = '', second = '', third = ''], calendar) => {
  const { before } = calendar;
  const isShort = /^(?:helaret|aret)$/.test(first) && /^(?:da)?$/.test(second);
  const isLong = first === 'hela' && second === 'aret' && /^(?:da)?$/.test(third);
  if (before === null || !(isShort || isLong)) return null;
  const holds = ({ from, to }: Period) => from <= before.from && to >= before.to;
  const own = inFile(calendar).find(holds) ?? calendar.years.find(holds);
  const year = Number(before.from.slice(0, 4));
  return { period: own ?? ofYear(year, 0, 11), words: isShort ? 1 : 2 };
};

/** `23/11`, `23/11 2025`: a day and a month as they are written by hand. */
const slashed: Reader = (words, calendar) => {
  const [number, month, ...rest] = (words[0] ?? '').split(' ');
  if (number === undefined || month === undefined || rest.length > 0) return null;
  if (!/^\d{1,2}$/.test(number) || !/^(?:0?[1-9]|1[0-2])$/.test(month)) return null;
  const at = Number(month) - 1;
  const { period, ...found } = monthsOf([at, at], words.slice(1), 1, calendar);
  const date = `${period.from.slice(0, 8)}${number.padStart(2, '0')}`;
  return number === '0' || date > lastDay(monthNumber(period.from))
    ? null
    : { ...found, period: { from: date, to: date } };
};

/** Periods that say themselves which they are, but for their year. */
export const datedReaders: readonly Reader[] = [
  ...[
    isoDay,
    financial,
    between,
    daysOf,
    day,
    joined,
    slashed,
    ...partsOfMonth,
    months,
    partOfYear,
  ],
  shortPart,
  ...[season, holiday, week, year, wholeYear],
];
