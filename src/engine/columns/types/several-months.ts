/** Parts of a year that are several months each. */
export type SeveralMonths = 'quarter' | 'tertial' | 'half';

/** Months in a period of the grain; days and weeks are no months. */
export const MONTHS_OF = { month: 1, quarter: 3, tertial: 4, half: 6, year: 12 } as const;

const ordinals: readonly RegExp[] = [
  /^(?:första|1[: ]?a|1\.?|1st|first)$/i,
  /^(?:andra|2[: ]?a|2\.?|2nd|second)$/i,
  /^(?:tredje|3[: ]?e|3\.?|3rd|third)$/i,
  /^(?:fjärde|4[: ]?e|4\.?|4th|fourth)$/i,
];

/** Each with its number last, and with it first: `T1` may as well be a school term. */
const written: readonly [SeveralMonths, numbered: RegExp, whole: RegExp][] = [
  [
    'quarter',
    /^(?:[kq]|kv|kvartal|kvartalet|quarter)[. ]*([1-4])$/i,
    /^(?:kv|kvartal|kvartalet|quarter)$/i,
  ],
  ['tertial', /^(?:tertial|tertialet)[. ]*([1-3])$/i, /^(?:tertial|tertialet)$/i],
  [
    'half',
    /^(?:h|hå|hy|halvår|halvåret|half|half year)[. ]*([12])$/i,
    /^(?:hå|halvår|halvåret|half|half[ -]year)$/i,
  ],
];

/** `Kvartal 2`, `Q2`, `H1`, `1:a halvåret`, `tertial 3`: what part of a year, and which of them; null of other texts. */
export function severalMonths(text: string): { grain: SeveralMonths; number: number } | null {
  const value = text.trim();
  if (value.length < 2 || value.length > 25) return null;
  const space = value.lastIndexOf(' ');
  for (const [grain, numbered, whole] of written) {
    const [, digit] = numbered.exec(value) ?? [];
    const isNamed = digit === undefined && whole.test(value.slice(space + 1));
    const word = value.slice(0, Math.max(0, space)).trim();
    const number = isNamed ? ordinals.findIndex((each) => each.test(word)) + 1 : Number(digit);
    if (number >= 1 && number <= 12 / MONTHS_OF[grain]) return { grain, number };
  }
  return null;
}

const yearFirst = /^((?:19|20)\d{2})[ -]?(\D.*|\d\D.*)$/;
const yearLast = /^(.{2,})((?:19|20)\d{2})$/;
const between = /[ ,/-]{1,3}$/;

/** The same with its year, before or after it: `2024 Q1`, `1:a halvåret 2024`; by its first day. */
export function severalMonthsOfYear(text: string): { iso: string; grain: SeveralMonths } | null {
  const first = yearFirst.exec(text);
  const last = first ? null : yearLast.exec(text);
  const [part, year] = first ? [first[2], first[1]] : [last?.[1], last?.[2]];
  const read = part === undefined ? null : severalMonths(part.replace(between, ''));
  return read && { iso: `${year}-${startMonth(read)}-01`, grain: read.grain };
}

/** The month that a part of a year begins with, in two digits. */
export const startMonth = ({ grain, number }: { grain: SeveralMonths; number: number }): string =>
  String((number - 1) * MONTHS_OF[grain] + 1).padStart(2, '0');
