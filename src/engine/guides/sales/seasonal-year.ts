import { dividedBy, type Formula, multipliedBy } from '../../advice/effect-formula.ts';
import { FEWEST_MONTHS, monthsCounted, scaledToYear } from '../../advice/periods.ts';
import { sum } from '../../facts/expression.ts';
import type { Fact } from '../../facts/fact.ts';
import { size } from '../../facts/fact-value.ts';
import type { Facts } from '../../facts/facts.ts';
import { monthNumber, monthOf } from '../../figures/calendar/months.ts';
import type { Period } from '../../table/period.ts';
import { salesKeys as key } from './catalogue.ts';

const YEAR = 12;
/** Months in which less than this part of what is usual was sold tell too little of the rest of a year. */
const LEAST_OF_EVEN = 0.5;

/** The sales of the whole months from one to another; null where the file does not have them all. */
function salesOf(book: Facts, from: number, months: number): Fact[] | null {
  const whole = book.get(key.wholeMonths)?.period ?? null;
  if (whole === null || from < monthNumber(whole.from)) return null;
  const found = Array.from({ length: months }, (_, at) =>
    book.of(key.monthRevenue, monthOf(from + at)),
  ).flatMap((month) => month ?? []);
  return found.length === months ? found : null;
}

/**
 * The amount of a period's months as kronor per year: by what those months were of a year's sales in the twelve months before
 * it, where the file has them, else by how many they are; null with too few months.
 */
export function scaledBySeason(book: Facts, period: Period | null, formula: Formula) {
  const months = period === null ? null : monthsCounted(period);
  const even = scaledToYear(months, formula);
  if (period === null || months === null || months < FEWEST_MONTHS || months >= YEAR) return even;
  const start = monthNumber(period.to) - months + 1;
  const year = salesOf(book, start - YEAR, YEAR);
  if (year === null) return even;
  const same = year.slice(0, months);
  const [sold, ofYear] = [same, year].map((each) => each.reduce((all, one) => all + size(one), 0));
  if ((sold ?? 0) * YEAR < LEAST_OF_EVEN * months * (ofYear ?? 0)) return even;
  return dividedBy(multipliedBy(formula, sum(...year)), sum(...same));
}
