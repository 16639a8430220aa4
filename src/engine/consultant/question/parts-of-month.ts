import { monthAt, monthsOf, ORDINALS, type Reader } from './calendar.ts';
import { numberOf } from './vocabulary.ts';

/** `första veckan i december`, `andra halvan av mars`: seven days or half of them, which the answer says. */
const partOfMonth: Reader = (words, calendar) => {
  const [first = '', unit = '', of = '', ...rest] = words;
  const isLast = first === 'sista';
  const at = ORDINALS[first];
  const isHalf = /^halvan?$/.test(unit);
  const month = monthAt(rest[0] ?? '');
  if (at === undefined || month === null || !/^(?:i|av|under)$/.test(of)) return null;
  if (!isHalf && !/^veckan?$/.test(unit)) return null;
  const { period, ...found } = monthsOf([month, month], rest.slice(1), 4, calendar);
  const end = Number(period.to.slice(8));
  const last = isHalf ? 2 : 4;
  if (at > last && !isLast) return null;
  const [from, to] = isHalf
    ? [at === 1 ? 1 : 16, at === 1 ? 15 : end]
    : [isLast ? end - 6 : 7 * at - 6, isLast ? end : 7 * at];
  const day = (number: number) => `${period.from.slice(0, 8)}${String(number).padStart(2, '0')}`;
  return { ...found, period: { from: day(from), to: day(to) } };
};

/** `de första 10 dagarna i oktober`, `sista fem dagarna av mars`. */
const daysOfMonth: Reader = (words, calendar) => {
  const at = /^(?:de|dom)$/.test(words[0] ?? '') ? 1 : 0;
  const [end = '', count = '', unit = '', of = '', ...rest] = words.slice(at);
  const number = numberOf(count);
  const month = monthAt(rest[0] ?? '');
  if (!/^(?:forsta|sista)$/.test(end) || number === null || number > 27 || month === null)
    return null;
  if (!/^dag(?:ar|arna)$/.test(unit) || !/^(?:i|av|under)$/.test(of)) return null;
  const { period, ...found } = monthsOf([month, month], rest.slice(1), at + 5, calendar);
  const last = Number(period.to.slice(8));
  const [from, to] = end === 'forsta' ? [1, number] : [last - number + 1, last];
  const day = (date: number) => `${period.from.slice(0, 8)}${String(date).padStart(2, '0')}`;
  return { ...found, period: { from: day(from), to: day(to) } };
};

export const partsOfMonth: readonly Reader[] = [partOfMonth, daysOfMonth];
