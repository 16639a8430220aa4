import {
  dayNumber,
  dayOf,
  monthNumber,
  monthsPeriod,
  weekday,
} from '../../figures/calendar/months.ts';
import {
  inYears,
  isWholeYear,
  justBefore,
  lastWhole,
  monthAt,
  ofYear,
  type Reader,
  toldYear,
  yearAt,
  yearBefore,
  yearBehind,
} from './calendar.ts';
import { numberOf } from './vocabulary.ts';

const LAST = /^(?:senaste|sista)$/;
/** Days from a Monday. */
const SATURDAY = 5;

/** `senaste kvartalet`, `de senaste tre månaderna`, `3 senaste månaderna`: counted from the file's last whole month. */
const latest: Reader = (words, calendar) => {
  const [first = '', second = '', third = ''] = words;
  const isTurned = numberOf(first) !== null && LAST.test(second);
  if (!LAST.test(first) && !isTurned) return null;
  const number = isTurned ? numberOf(first) : numberOf(second);
  const unit = number === null ? second : third;
  const used = number === null ? 2 : 3;
  const known = lastWhole(calendar);
  // `Sista kvartalet 2025` is of that year, as far as the file goes.
  const yearSaid = yearBehind(words.slice(used), calendar);
  const end = yearSaid === null ? known : Math.min(known, yearSaid.year * 12 + 11);
  const isYear = yearSaid !== null && number === null && /^ar(?:ets?)?$/.test(unit);
  const found = isYear ? ofYear(yearSaid.year, 0, 11) : latestOf({ unit, number }, end);
  return found && { period: found, words: used + (yearSaid?.words ?? 0) };
};

/** `rullande 12 månader`, `R12`, `löpande tolv månader`: to the end of the file's last whole month. */
const rolling: Reader = ([first = '', second = '', third = ''], calendar) => {
  const isShort = first === 'r12';
  const isLong =
    /^(?:rullande|lopande)$/.test(first) && numberOf(second) !== null && /^man/.test(third);
  if (!isShort && !isLong) return null;
  const end = lastWhole(calendar);
  const months = isShort ? 12 : (numberOf(second) ?? 12);
  return { period: monthsPeriod(end - months + 1, end), words: isShort ? 1 : 3 };
};

/** So many months, quarters or years until the end of a month. */
function latestOf({ unit, number }: { unit: string; number: number | null }, end: number) {
  // `De senaste månaderna` are more than one.
  if (/^manader(?:na)?$/.test(unit) && number === null) return monthsPeriod(end - 2, end);
  if (/^manad/.test(unit) || (number !== null && unit === 'man'))
    return monthsPeriod(end - (number ?? 1) + 1, end);
  if (/^ar(?:ets?|en)?$/.test(unit)) return monthsPeriod(end - 12 * (number ?? 1) + 1, end);
  if (/^halvar/.test(unit)) return monthsPeriod(end - 5, end);
  if (!/^kvartal/.test(unit)) return null;
  const closed = end - ((end + 1) % 3);
  return monthsPeriod(closed - 3 * (number ?? 1) + 1, closed);
}

const isBack = (word: string) => /^(?:innan|fore|dessforinnan|tidigare)$/.test(word);

/** `året innan`, `månaden före`, `samma period förra året`: counted from the question before. */
const relative: Reader = (words, { before, today }) => {
  const [first = '', second = '', third = '', fourth = ''] = words;
  if (before === null) return null;
  // `Bättre i år än förra`: the year before is meant.
  if (first === 'forra' && second === '' && isWholeYear(before))
    return { period: yearBefore(before), words: 1 };
  if (/^aret$/.test(first) && isBack(second)) return { period: yearBefore(before), words: 2 };
  // `Förra vintern mot vintern innan`.
  if (/^(?:vintern|sommaren|varen|hosten|julen|sasongen)$/.test(first) && isBack(second))
    return { period: yearBefore(before), words: 2 };
  if (first === 'ett' && second === 'ar' && isBack(third))
    return { period: yearBefore(before), words: 3 };
  if (/^ar$/.test(second) && /^foregaende$/.test(first))
    return { period: yearBefore(before), words: 2 };
  if (/^(?:manaden|kvartalet|perioden)$/.test(first) && isBack(second))
    return { period: justBefore(before), words: 2 };
  if (/^aret$/.test(first) && /^efter|darpa$/.test(second))
    return { period: inYears(before, 1), words: 2 };
  const isSame =
    /^(?:samma|motsvarande)$/.test(first) &&
    /^(?:period|manad|manader|kvartal|halvar|tid|vecka|dag|sasong)$/.test(second);
  if (!isSame) return null;
  const yearSaid = yearAt(third) ?? toldYear([third, fourth], today)?.year ?? null;
  if (yearSaid !== null) {
    const words = yearAt(third) === null && third !== 'ifjol' ? 4 : 3;
    return { period: inYears(before, yearSaid - Number(before.from.slice(0, 4))), words };
  }
  if (/^aret$/.test(third) && isBack(fourth)) return { period: yearBefore(before), words: 4 };
  return null;
};

/** `Sedan årsskiftet`, `sen nyår`: this year. */
const sinceNewYear: Reader = (words, { today, covered }) => {
  const [first = '', second = ''] = words;
  if (!/^(?:sedan|sen|efter|fran)$/.test(first) || !/^(?:arsskiftet|nyar)$/.test(second))
    return null;
  const year = Number((covered?.to ?? today).slice(0, 4));
  return { period: ofYear(year, 0, 11), words: 2 };
};

/** `i år`, `förra året`, `i fjol`, `förra månaden`, `igår`: counted from the day of the question. */
const fromToday: Reader = (words, { today }) => {
  const [first = '', second = ''] = words;
  const thisMonth = monthNumber(today);
  const year = toldYear(words, today);
  if (year !== null) return { period: ofYear(year.year, 0, 11), words: year.words };
  const days = (from: number, to: number) => ({ from: dayOf(from), to: dayOf(to) });
  const now = dayNumber(today);
  if (first === 'idag' || (first === 'i' && second === 'dag'))
    return { period: days(now, now), words: first === 'idag' ? 1 : 2 };
  if (first === 'igar' || (first === 'i' && second === 'gar'))
    return { period: days(now - 1, now - 1), words: first === 'igar' ? 1 : 2 };
  const monday = now - weekday(now);
  const isLast = /^(?:forra|foregaende)$/.test(first);
  // `Förra december`, asked in November, is last year's; `förra mars` may be this year's, and is not guessed at.
  const month = isLast ? monthAt(second) : null;
  if (month !== null && month >= thisMonth % 12) {
    const at = 12 * (Math.floor(thisMonth / 12) - 1) + month;
    return { period: monthsPeriod(at, at), words: 2 };
  }
  // `I helgen`, asked on a Monday, is the one that was.
  if (/^(?:i|forra|foregaende|senaste|sista)$/.test(first) && /^helgen?$/.test(second)) {
    const isNow = first === 'i' && weekday(now) >= SATURDAY;
    const saturday = monday + SATURDAY - (isNow ? 0 : 7);
    return { period: days(saturday, saturday + 1), words: 2 };
  }
  if (isLast && /^veckan?$/.test(second)) return { period: days(monday - 7, monday - 1), words: 2 };
  if (isLast && /^manad/.test(second))
    return { period: monthsPeriod(thisMonth - 1, thisMonth - 1), words: 2 };
  if (isLast && /^kvartal/.test(second)) {
    const closed = thisMonth - (thisMonth % 3);
    return { period: monthsPeriod(closed - 3, closed - 1), words: 2 };
  }
  // `I månaden` is of each month.
  if (!/^(?:den|denna|det|detta|innevarande)$/.test(first)) return null;
  const used = /^(?:har|innevarande)$/.test(second) ? 3 : 2;
  const unit = words[used - 1] ?? '';
  const thisQuarter = thisMonth - (thisMonth % 3);
  if (/^manaden?s?$/.test(unit)) return { period: monthsPeriod(thisMonth, thisMonth), words: used };
  if (/^kvartal(?:ets?)?$/.test(unit))
    return { period: monthsPeriod(thisQuarter, thisQuarter + 2), words: used };
  return /^veckan?s?$/.test(unit) ? { period: days(monday, monday + 6), words: used } : null;
};

/** Periods counted from another, or from the day of the question. */
export const toldReaders: readonly Reader[] = [relative, latest, rolling, sinceNewYear, fromToday];
