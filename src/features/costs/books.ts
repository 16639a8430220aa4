import { type BookKey, bookKeys as key } from '#engine/books/keys.ts';
import { BOOK_LABELS } from '#engine/books/labels.ts';
import type { Fact } from '#engine/facts/fact.ts';

const groups = {
  result: [
    ...[key.netRevenue, key.goods, key.external, key.personnel, key.depreciation],
    ...[key.operatingResult, key.resultAfterFinancial, key.netResult],
  ],
  balance: [key.totalAssets, key.cash, key.receivables, key.adjustedEquity, key.shortLiabilities],
  ratios: [
    ...[key.grossMargin, key.operatingMargin, key.netMargin, key.personnelShare],
    ...[key.solidity, key.cashLiquidity, key.breakEven, key.safetyMargin],
  ],
} as const satisfies Record<string, readonly BookKey[]>;

export type BookGroup = keyof typeof groups;

/** One row of the books: a fact id per year, null where unknown. */
export interface BookLine {
  key: BookKey;
  label: string;
  ids: (string | null)[];
}

export interface BookTable {
  /** Financial years, newest first. */
  years: string[];
  groups: { name: BookGroup; lines: BookLine[] }[];
}

/** The table shows the two newest financial years. */
const YEARS = 2;

/**
 * Income statement, balance sheet and ratios by financial year; null where the file has no books.
 */
export function bookTable(facts: readonly Fact[]): BookTable | null {
  const ids = new Map(
    facts.flatMap(({ id, key: factKey, subject }) =>
      subject?.kind === 'year' ? [[`${factKey} ${subject.name}`, id] as const] : [],
    ),
  );
  const named = facts.flatMap(({ key: factKey, subject }) =>
    subject?.kind === 'year' && factKey.startsWith('books.') ? subject.name : [],
  );
  const years = [...new Set(named)].sort().reverse().slice(0, YEARS);
  const lineOf = (each: BookKey): BookLine => ({
    key: each,
    label: BOOK_LABELS[each],
    ids: years.map((year) => ids.get(`${each} ${year}`) ?? null),
  });
  const filled = (Object.keys(groups) as BookGroup[]).flatMap((name) => {
    const lines = groups[name].map(lineOf).filter((line) => line.ids.some((id) => id !== null));
    return lines.length === 0 ? [] : { name, lines };
  });
  return filled.length === 0 ? null : { years, groups: filled };
}
