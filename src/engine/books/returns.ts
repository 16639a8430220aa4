import { add, type Decimal, decimal, divide, multiply } from '../facts/decimal.ts';
import type { Fact } from '../facts/fact.ts';
import { named } from '../figures/naming.ts';
import type { BookKey } from './keys.ts';
import { BOOK_LABELS } from './labels.ts';
import { BALANCE_LINES } from './lines.ts';
import { addRatio, addShare, type Ratio, REVENUE, type Term, term } from './ratio.ts';
import { accountsIn, monthsText, sumOfAccounts } from './year.ts';
import { refuse, type YearContext } from './year-facts.ts';

const EQUITY_IN_RESERVES = decimal('0.794');
const YEAR = 12;
const HALF = decimal('0.5');
/** Fewer months say nothing of a year. */
const LEAST_MONTHS = 6;

function openingOf({ books, stated }: YearContext, keys: readonly BookKey[]): Decimal | null {
  const sums = keys.map((key) => {
    const line = BALANCE_LINES.find((candidate) => candidate.key === key);
    const accounts =
      line === undefined ? [] : accountsIn(books, stated.year.number, line, 'opening');
    const sum = sumOfAccounts(accounts);
    const value = line?.sign === -1 ? { units: -sum.units, scale: sum.scale } : sum;
    return key === 'books.equity.untaxedReserves' ? multiply(value, EQUITY_IN_RESERVES) : value;
  });
  const total = sums.reduce((sum, value) => add(sum, value), decimal('0'));
  return total.units > 0n ? total : null;
}

/** A flow of the year against the mean of a stock at its two ends, as for a whole year. */
function addReturn(
  context: YearContext,
  key: BookKey,
  flow: { value: Decimal; facts: Fact[]; words: string },
  stock: Term | null,
  opening: Decimal | null,
  unit: Ratio['unit'],
): void {
  if (stock === null) return;
  if (context.stated.months < LEAST_MONTHS) {
    const reason = `${BOOK_LABELS[key]} kan inte räknas: bokföringen för ${context.stated.name} omfattar bara ${monthsText(context.stated.months)}, det krävs ${LEAST_MONTHS}.`;
    refuse(context, [key], reason);
    return;
  }
  const { months, whole } = context.stated;
  const yearly = whole
    ? flow.value
    : divide(multiply(flow.value, decimal(String(YEAR))), decimal(String(months)), 6);
  const below =
    opening === null || stock.value.units <= 0n
      ? stock.value
      : multiply(add(stock.value, opening), HALF);
  const mean =
    opening === null
      ? named(stock.fact)
      : `medelvärdet av ingående balans och ${named(stock.fact)}`;
  const scaled = whole ? '' : ` × 12 ÷ ${months} (månader)`;
  addRatio(context, {
    key,
    above: yearly,
    below,
    unit,
    formula: `${flow.words}${scaled} ÷ ${mean}`,
    inputs: [...flow.facts, stock.fact],
    assumption: !whole,
  });
}

/** What the year gave on what was tied up in it. */
export function addReturns(context: YearContext): void {
  const get = (key: BookKey) => term(context, key);
  const assets = get('books.assets.total');
  const equity = get('books.equity.adjusted');
  const opening = openingOf(context, ['books.assets.fixed', 'books.assets.current']);
  const [result, operating, income, revenue] = [
    get('books.result.afterFinancial'),
    get('books.result.operating'),
    get('books.financial.income'),
    get(REVENUE),
  ];
  const single = ({ fact, value }: Term) => ({ value, facts: [fact], words: named(fact) });
  if (result !== null) {
    const start = openingOf(context, ['books.equity.booked', 'books.equity.untaxedReserves']);
    addReturn(context, 'books.ratio.returnOnEquity', single(result), equity, start, 'percent');
  }
  if (operating !== null && income !== null)
    addReturn(
      context,
      'books.ratio.returnOnAssets',
      {
        value: add(operating.value, income.value),
        facts: [operating.fact, income.fact],
        words: `(${named(operating.fact)} + ${named(income.fact)})`,
      },
      assets,
      opening,
      'percent',
    );
  if (revenue === null) return;
  addReturn(context, 'books.ratio.capitalTurnover', single(revenue), assets, opening, 'ratio');
  if (context.stated.whole)
    addShare(context, 'books.ratio.receivablesShare', 'books.assets.receivables', REVENUE);
}
