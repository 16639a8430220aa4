import { add, decimal, multiply, negate, sign, subtract } from '../facts/decimal.ts';
import type { Fact } from '../facts/fact.ts';
import { ZERO } from '../figures/arithmetic.ts';
import { named } from '../figures/naming.ts';
import type { BookKey } from './keys.ts';
import { BALANCE_LINES, INCOME_LINES, type Line, rangesText } from './lines.ts';
import { type AccountSum, accountsIn, sumOfAccounts } from './year.ts';
import { accountsText, addYearFact, factOf, refuse, type YearContext } from './year-facts.ts';

/** 1 − the tax rate of 20.6 %: the part of untaxed reserves that is equity. */
const EQUITY_IN_RESERVES = decimal('0.794');

function addLine(context: YearContext, line: Line, accounts: AccountSum[], what: string): Fact {
  const sum = sumOfAccounts(accounts);
  const turned = line.sign === -1 ? ', med omvänt tecken' : '';
  return addYearFact(context, {
    key: line.key,
    value: line.sign === -1 ? negate(sum) : sum,
    unit: 'SEK',
    filter: `konto ${rangesText(line)}: ${accountsText(accounts)}`,
    rows: accounts.length,
    formula: `summan av ${what} på kontona${turned}`,
  });
}

/** A result built of lines: `a + b − c`. */
function addResult(
  context: YearContext,
  key: BookKey,
  plus: readonly BookKey[],
  minus: readonly BookKey[],
): void {
  const facts = (keys: readonly BookKey[]) => keys.flatMap((of) => factOf(context, of) ?? []);
  const [more, less] = [facts(plus), facts(minus)];
  const total = (list: Fact[]) => list.reduce((sum, fact) => add(sum, decimal(fact.value)), ZERO);
  const inputs = [...more, ...less];
  addYearFact(context, {
    key,
    value: subtract(total(more), total(less)),
    unit: 'SEK',
    filter: 'raderna i resultaträkningen',
    rows: inputs.reduce((sum, fact) => sum + fact.source.rows, 0),
    formula: `${more.map(named).join(' + ')}${less.map((fact) => ` − ${named(fact)}`).join('')}`,
    inputs,
  });
}

/** The income statement of one year. */
export function addIncomeStatement(context: YearContext): void {
  const { books, stated } = context;
  for (const line of INCOME_LINES)
    addLine(context, line, accountsIn(books, stated.year.number, line, 'result'), 'årets resultat');
  const operating = [
    ...(['books.cost.goods', 'books.cost.external', 'books.cost.personnel'] as const),
    'books.cost.otherOperating',
  ] as const;
  const income = ['books.income.netRevenue', 'books.income.other'] as const;
  addResult(context, 'books.result.ebitda', income, operating);
  addResult(
    context,
    'books.result.operating',
    ['books.result.ebitda'],
    ['books.cost.depreciation'],
  );
  addResult(context, 'books.financial.net', ['books.financial.income'], ['books.financial.cost']);
  addResult(
    context,
    'books.result.afterFinancial',
    ['books.result.operating', 'books.financial.net'],
    [],
  );
  addResult(
    context,
    'books.result.beforeTax',
    ['books.result.afterFinancial', 'books.result.appropriations'],
    [],
  );
  addResult(context, 'books.result.net', ['books.result.beforeTax'], ['books.result.tax']);
}

/** Groups of short-term debts (24, 25, 26 …) that are owed to the company: receivables, not negative debts. */
function owedToCompany(accounts: readonly AccountSum[]): AccountSum[] {
  const groups = new Map<string, AccountSum[]>();
  for (const account of accounts) {
    const group = account.number.slice(0, 2);
    groups.set(group, [...(groups.get(group) ?? []), account]);
  }
  return [...groups.values()].filter((group) => sign(sumOfAccounts(group)) > 0).flat();
}

function addAdjustedEquity(context: YearContext): void {
  const [equity, reserves] = [
    factOf(context, 'books.equity.booked'),
    factOf(context, 'books.equity.untaxedReserves'),
  ];
  if (equity === null || reserves === null) return;
  addYearFact(context, {
    key: 'books.equity.adjusted',
    value: add(decimal(equity.value), multiply(decimal(reserves.value), EQUITY_IN_RESERVES)),
    unit: 'SEK',
    filter: 'raderna i balansräkningen',
    rows: equity.source.rows + reserves.source.rows,
    formula: `${named(equity)} + 79,4 % av ${named(reserves)} (resten är skatt, 20,6 %)`,
    inputs: [equity, reserves],
  });
}

function addTotalAssets(context: YearContext): void {
  const inputs = (['books.assets.fixed', 'books.assets.current'] as const).flatMap(
    (key) => factOf(context, key) ?? [],
  );
  addYearFact(context, {
    key: 'books.assets.total',
    value: inputs.reduce((sum, fact) => add(sum, decimal(fact.value)), ZERO),
    unit: 'SEK',
    filter: 'raderna i balansräkningen',
    rows: inputs.reduce((sum, fact) => sum + fact.source.rows, 0),
    formula: inputs.map(named).join(' + '),
    inputs,
  });
}

/**
 * The balance sheet at the end of one year. A result that is not yet booked as equity (the accounts of
 * classes 1 and 2 do not add up to zero) is added to it. Debts owed to the company are receivables.
 */
export function addBalanceSheet(context: YearContext): void {
  const { books, stated } = context;
  const closing = (line: Line) => accountsIn(books, stated.year.number, line, 'closing');
  const all = BALANCE_LINES.filter(({ key }) => !PARTS.has(key)).flatMap(closing);
  const unbooked = sumOfAccounts(all);
  for (const line of BALANCE_LINES) {
    const accounts = closing(line);
    if (line.key === 'books.equity.booked' && unbooked.units !== 0n) {
      addEquity(context, line, accounts, unbooked);
      continue;
    }
    const owed = owedToCompany(SHORT === undefined ? [] : closing(SHORT));
    const debts = new Set(owed.map(({ number }) => number));
    if (line.key === 'books.liabilities.short')
      addLine(
        context,
        line,
        accounts.filter(({ number }) => !debts.has(number)),
        'utgående balans',
      );
    else if (line.key === 'books.assets.current')
      addLine(
        context,
        line,
        [...accounts, ...owed],
        'utgående balans (skulder 24–29 som är fordringar räknas hit)',
      );
    else addLine(context, line, accounts, 'utgående balans');
  }
  addTotalAssets(context);
  addAdjustedEquity(context);
}

/** Lines that are part of another, and would be counted twice in a sum of all. */
const PARTS = new Set<BookKey>([
  ...(['books.assets.inventory', 'books.assets.receivables', 'books.assets.cash'] as const),
  'books.liabilities.suppliers',
]);
const SHORT = BALANCE_LINES.find(({ key }) => key === 'books.liabilities.short');

function addEquity(
  context: YearContext,
  line: Line,
  accounts: AccountSum[],
  unbooked: ReturnType<typeof sumOfAccounts>,
): void {
  addYearFact(context, {
    key: line.key,
    value: add(negate(sumOfAccounts(accounts)), unbooked),
    unit: 'SEK',
    filter: `konto ${rangesText(line)}: ${accountsText(accounts)}`,
    rows: accounts.length,
    formula:
      'summan av utgående balans på kontona, med omvänt tecken, och det resultat som ännu inte är bokfört som eget kapital (tillgångar − skulder och eget kapital)',
  });
}

/** What the books of one year state: income statement, balance sheet, or why not. */
export function addStatements(context: YearContext): void {
  const { stated } = context;
  if (stated.hasResults) addIncomeStatement(context);
  else
    refuse(
      context,
      INCOME_LINES.map(({ key }) => key),
      `Resultaträkningen kan inte räknas: filen anger inga resultat för ${stated.name}.`,
    );
  if (stated.hasBalances) addBalanceSheet(context);
  else
    refuse(
      context,
      [...BALANCE_LINES.map(({ key }) => key), 'books.assets.total', 'books.equity.adjusted'],
      `Balansräkningen kan inte räknas: filen anger inga utgående balanser för ${stated.name}.`,
    );
  if (factOf(context, 'books.income.netRevenue') === null)
    refuse(
      context,
      [
        ...(['books.result.ebitda', 'books.result.operating', 'books.financial.net'] as const),
        ...(['books.result.afterFinancial', 'books.result.beforeTax', 'books.result.net'] as const),
      ],
      `Resultatet kan inte räknas: filen anger inga resultat för ${stated.name}.`,
    );
}
