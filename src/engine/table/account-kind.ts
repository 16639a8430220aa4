import type { AccountKind } from './books.ts';

/** Ranges of BAS, by the first four digits; checked in order. */
const ranges: readonly [from: number, to: number, kind: AccountKind][] = [
  [1000, 1999, 'asset'],
  [2000, 2999, 'liability'],
  [3000, 3799, 'revenue'],
  [3800, 3999, 'otherIncome'],
  [4000, 7999, 'cost'],
  [8070, 8089, 'financialCost'],
  [8170, 8189, 'financialCost'],
  [8270, 8289, 'financialCost'],
  [8370, 8389, 'financialCost'],
  [8400, 8499, 'financialCost'],
  [8000, 8999, 'otherResult'],
];

const byType: Readonly<Record<string, AccountKind>> = {
  T: 'asset',
  S: 'liability',
  I: 'revenue',
  K: 'cost',
};

/** True for numbers such as `3001` or `30010`: four digits of BAS, perhaps with more of the user's own. */
export const isAccountNumber = (text: string) => /^[1-8]\d{3,7}$/.test(text);

/** The account number a cell begins with: `3001`, `3001 Försäljning varor`; null where it has none. */
export function accountIn(cell: string): string | null {
  return /^([1-8]\d{3,7})(?:$|[ \u00a0:,.–-]+(?!\d))/.exec(cell.trim())?.[1] ?? null;
}

/** What an account is by its BAS range; `unknown` where the number is none of BAS. */
export function rangeKind(number: string): AccountKind {
  if (!isAccountNumber(number)) return 'unknown';
  const first = Number(number.slice(0, 4));
  return ranges.find(([from, to]) => first >= from && first <= to)?.[2] ?? 'unknown';
}

/** What an account is by the type that a file gives it (#KTYP): tillgång, skuld, intäkt, kostnad. */
export const typeKind = (type: string | null | undefined): AccountKind =>
  byType[type?.toUpperCase() ?? ''] ?? 'unknown';

/** True for accounts that are zero when a year begins. */
export const isResultKind = (kind: AccountKind) =>
  kind !== 'asset' && kind !== 'liability' && kind !== 'unknown';
