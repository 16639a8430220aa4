import { lastDay, monthNumber, readDate } from '../../columns/types/date.ts';
import { partOfYear } from '../../columns/types/part-of-year.ts';
import { severalMonths, startMonth } from '../../columns/types/several-months.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { Grain } from '../../table/typed-column.ts';
import { otherMeasures, periodAmounts } from '../../table/vocabulary/header-words.ts';
import { without, wordPattern } from '../../table/vocabulary/words.ts';

/** `jan 2025` → a date; `Januari` → `01` and `v. 5` → `W05`, still without a year, also in a group: `Kvartal 1 Januari`. */
export function periodOf(name: string): { iso: string; grain: Grain } | null {
  const text = name.trim();
  const compact = /^((?:19|20)\d{2})(0[1-9]|1[0-2])$/.exec(text);
  if (compact) return { iso: `${compact[1]}-${compact[2]}-01`, grain: 'month' };
  const bare = stripped(text);
  const [, ofYear] = year.exec(bare) ?? [];
  if (ofYear !== undefined) return { iso: `${ofYear}-01-01`, grain: 'year' };
  const part = severalMonths(bare);
  if (part) return { iso: startMonth(part), grain: part.grain };
  const ownPart = partOfYear(bare);
  if (ownPart?.grain === 'week')
    return { iso: `W${String(ownPart.number).padStart(2, '0')}`, grain: 'week' };
  const inGroup = /^(?:[KQ]|kv\.?|kvartal|quarter) ?[1-4] (?=\p{L})/iu.exec(bare);
  if (inGroup) return periodOf(bare.slice(inGroup[0].length));
  const read = readDate(text) ?? readDate(bare);
  if (read) return { iso: read.iso, grain: read.grain };
  const month = monthOf(bare);
  return month ? { iso: month, grain: 'month' } : null;
}

/** `Januari` → `01`. */
export function monthOf(text: string): string | null {
  const month = monthNumber(normaliseName(text));
  return month ? String(month).padStart(2, '0') : null;
}

const measures = new RegExp(`${wordPattern(otherMeasures).source}|%`, 'gi');

/** `Antal jan 2025` beside `Belopp jan 2025`: of the same period, but not its amount. */
export function isOtherMeasure(name: string): boolean {
  const bare = without(name, measures);
  return bare !== name.trim() && periodOf(bare) !== null;
}

/** A year, or one as far as it has come: `2025 t.o.m. aug`, `2025 (jan–aug)`, `2025 hittills`. */
const year =
  /^((?:19|20)\d{2})( ?\*| \(?(?:hittills|ytd|(?:t\.? ?o\.? ?m\.?|till|till och med|jan(?:uari)?\.? ?[-–]) ?(\p{L}{3,9})\.?)\)?)?$/iu;

/** The last day of a year as far as it has come; the day before its last where no month is told. Null of other periods. */
export function yearSoFarTo(name: string): string | null {
  const [, ofYear, part, word] = year.exec(stripped(name.trim())) ?? [];
  if (ofYear === undefined || part === undefined) return null;
  const month = word === undefined ? null : monthOf(word);
  return month === null ? `${ofYear}-12-30` : lastDay(`${ofYear}-${month}-01`, 'month');
}

/** `Försäljning jan 2025 (kr)` names its period among other words. */
const stripped = (text: string) =>
  without(text, /\((?:kr|sek|tkr|tsek|ksek|kkr|mkr|msek|mnkr|st)\)/gi, amounts);
const amounts = wordPattern(periodAmounts, 'gi');
