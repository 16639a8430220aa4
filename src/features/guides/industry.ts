import { shownIndustryKeys as key } from '#engine/books/benchmark/shown-keys.ts';
import { type BookKey, bookKeys as book } from '#engine/books/keys.ts';
import { BOOK_LABELS } from '#engine/books/labels.ts';
import { compare, decimal } from '#engine/facts/decimal.ts';
import type { Fact } from '#engine/facts/fact.ts';

/** Those that say most come first: with the free plan one sees three. */
const ORDER = [
  ...[book.operatingMargin, book.solidity, book.cashLiquidity, book.netMargin, book.grossMargin],
  ...[book.personnelShare, book.depreciationShare, book.returnOnEquity, book.returnOnAssets],
  ...[book.debtRatio, book.receivablesShare],
] as const satisfies readonly BookKey[];

/** Which fourth of the industry's companies a ratio is among. */
export type Quarter = 'lowest' | 'belowMedian' | 'aboveMedian' | 'highest';

/** A ratio of the company's latest whole year beside its industry's: ids of facts. */
export interface IndustryLine {
  label: string;
  own: string;
  low: string;
  median: string;
  high: string;
  quarter: Quarter;
}

export interface IndustryTable {
  /** `aktiebolag, SNI 47 Detaljhandel, 1–4 anställda`. */
  basis: string;
  /** Of SCB's figures: `2024`. */
  year: string;
  /** How many companies they are of: a fact's id. */
  companies: string;
  lines: IndustryLine[];
}

function quarterOf(own: Fact, [low, median, high]: readonly [Fact, Fact, Fact]): Quarter {
  const isBelow = (limit: Fact) => compare(decimal(own.value), decimal(limit.value)) < 0;
  if (isBelow(low)) return 'lowest';
  if (isBelow(median)) return 'belowMedian';
  return isBelow(high) ? 'aboveMedian' : 'highest';
}

/** The company's ratios among the quartiles of its industry; null where none can be compared. */
export function industryTable(facts: readonly Fact[]): IndustryTable | null {
  const companies = facts.find((fact) => fact.key === key.industryCompanies);
  const lines = ORDER.flatMap((ratio): IndustryLine[] => {
    const label = BOOK_LABELS[ratio];
    const of = (factKey: string) =>
      facts.find((fact) => fact.key === factKey && fact.subject?.name === label);
    const [low, median, high] = [of(key.industryLow), of(key.industryMedian), of(key.industryHigh)];
    const year = of(key.industryDifference)?.period?.to;
    const own = facts.find((fact) => fact.key === ratio && fact.period?.to === year);
    if (!low || !median || !high || !own || year === undefined) return [];
    const quarter = quarterOf(own, [low, median, high]);
    return [{ label, own: own.id, low: low.id, median: median.id, high: high.id, quarter }];
  });
  const year = facts.find((fact) => fact.key === key.industryMedian)?.period?.to.slice(0, 4);
  if (!companies || year === undefined || lines.length === 0) return null;
  return { basis: companies.source.filter, year, companies: companies.id, lines };
}
