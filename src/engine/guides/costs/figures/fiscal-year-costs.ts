import type { ComparedYears } from '../../../books/compared-years.ts';
import { BOOK_FIGURES } from '../../../books/figures.ts';
import { type BookKey, bookKeys } from '../../../books/keys.ts';
import {
  type AccountSum,
  accountsIn,
  type StatedYear,
  sumOfAccounts,
} from '../../../books/year.ts';
import { accountsText } from '../../../books/year-facts.ts';
import { compare, decimal } from '../../../facts/decimal.ts';
import type { Fact } from '../../../facts/fact.ts';
import { ZERO } from '../../../figures/arithmetic.ts';
import { addFact, subject } from '../../../figures/context.ts';
import { addGrowth } from '../../../figures/time/growth.ts';
import type { Books } from '../../../table/books.ts';
import { formatPeriod } from '../../../text/format.ts';
import { areaOfAccount } from '../areas/areas.ts';
import { UNPLACED } from '../areas/unplaced.ts';
import { type CostKey, costKeys as keys } from '../catalogue.ts';
import type { CostContext } from './context.ts';

/** What the rows of books as costs are of: what is paid, and interest. */
const LINES: readonly BookKey[] = [
  ...([bookKeys.goods, bookKeys.external, bookKeys.personnel, bookKeys.depreciation] as const),
  ...([bookKeys.otherOperating, bookKeys.financialCost] as const),
];

const GIVEN: readonly CostKey[] = [
  keys.current,
  keys.previous,
  keys.change,
  keys.changePercent,
] as const;

type Accounts = readonly AccountSum[];

/** The accounts of cost with what they came to in a financial year. */
export function costAccounts(books: Books, { year }: StatedYear): Accounts {
  return LINES.flatMap((key) => {
    const line = BOOK_FIGURES[key];
    return line.kind === 'line' ? accountsIn(books, year.number, line, 'result') : [];
  }).sort((a, b) => (a.number < b.number ? -1 : 1));
}

const accountsOf = ({ books }: CostContext, year: StatedYear): Accounts =>
  books === null ? [] : costAccounts(books, year);

/** The cost area that an account of BAS is of. */
export const areaOf = ({ number }: AccountSum): string => areaOfAccount(number) ?? UNPLACED;

/** Which accounts a sum of a year is of, and how it is formed. */
export const ofAccounts = (accounts: Accounts, which: string, { period }: StatedYear) => ({
  value: sumOfAccounts(accounts),
  period,
  columns: [],
  filter: `${which} i årssaldona ${formatPeriod(period)}: ${accountsText(accounts)}`,
  rows: accounts.length,
  formula: 'summan av årets resultat på kontona',
});

/** What accounts came to in a year, which has no rows in the table. */
function addOfAccounts(
  context: CostContext,
  key: CostKey,
  year: StatedYear,
  { accounts, area }: { accounts: Accounts; area: string | null },
): Fact {
  return addFact(context, {
    key,
    ...(area !== null && { subject: subject('area', area) }),
    ...ofAccounts(accounts, area === null ? 'kostnadskontona' : 'områdets konton', year),
  });
}

const sameSum = (accounts: Accounts, fact: Fact | null) =>
  compare(sumOfAccounts(accounts), fact === null ? ZERO : decimal(fact.value)) === 0;

/**
 * The costs of two whole financial years and the change between them, where the rows are of the
 * latter alone and sum to what its accounts do. Returns the keys it added.
 */
export function addComparedYears(
  context: CostContext,
  { current, previous }: ComparedYears,
  total: Fact,
): ReadonlySet<CostKey> {
  const [now, before] = [accountsOf(context, current), accountsOf(context, previous)];
  if (!sameSum(now, total)) return new Set();
  addGrowth(
    context,
    { change: keys.change, percent: keys.changePercent },
    addOfAccounts(context, keys.current, current, { accounts: now, area: null }),
    addOfAccounts(context, keys.previous, previous, { accounts: before, area: null }),
  );
  return new Set(GIVEN);
}

/** The same of each area whose rows of the latter year are those of its accounts. */
export function addAreasOfYears(context: CostContext, { current, previous }: ComparedYears): void {
  if (context.facts.get(keys.previous) === null || !context.view.isBas) return;
  const [now, before] = [accountsOf(context, current), accountsOf(context, previous)];
  for (const area of new Set([...now, ...before].map(areaOf))) {
    const own = (accounts: Accounts) => accounts.filter((account) => areaOf(account) === area);
    if (!sameSum(own(now), context.facts.of(keys.areaTotal, area))) continue;
    addGrowth(
      context,
      { change: keys.areaChange, percent: keys.areaGrowth },
      addOfAccounts(context, keys.areaCurrent, current, { accounts: own(now), area }),
      addOfAccounts(context, keys.areaPrevious, previous, { accounts: own(before), area }),
    );
  }
}
