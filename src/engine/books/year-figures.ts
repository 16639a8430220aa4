import { type Decimal, decimal, negate, toText } from '../facts/decimal.ts';
import {
  type Expression,
  exactValue,
  hasValue,
  inPercent,
  stated as inWords,
  over,
  sum,
  type Term,
  times,
  type Worked,
  worked,
} from '../facts/expression.ts';
import type { Fact } from '../facts/fact.ts';
import { formatNumber } from '../text/format.ts';
import type {
  AssumedAmount,
  BookFigure,
  FigureOf,
  Ratio,
  Statement,
  Total,
} from './book-figure.ts';
import { BOOK_FIGURES } from './figures.ts';
import type { BookKey } from './keys.ts';
import { BOOK_LABELS } from './labels.ts';
import { addLine } from './statement-lines.ts';
import { accountsIn, monthsText, sumOfAccounts } from './year.ts';
import { addYearFact, factOf, refuse, type YearContext } from './year-facts.ts';

const YEAR = 12;
/** With fewer months a year's flow cannot be extrapolated. */
const LEAST_MONTHS = 6;

function states({ stated }: YearContext, statement: Statement): boolean {
  return statement === 'income' ? stated.hasResults : stated.hasBalances;
}

/** Looks up the year's own figure; throws RangeError where it is not given. */
function figureOf(context: YearContext): (key: BookKey) => Fact {
  return (key) => {
    const fact = factOf(context, key);
    if (fact === null) throw new RangeError(`${key} is not given for ${context.stated.name}`);
    return fact;
  };
}

function rowsOf({ inputs }: Worked): number {
  return inputs.reduce((rows, fact) => rows + fact.source.rows, 0);
}

const MISSING: Record<Statement, { line: string; total: string }> = {
  income: {
    line: 'Resultaträkningen kan inte räknas: filen anger inga resultat',
    total: 'Resultatet kan inte räknas: filen anger inga resultat',
  },
  balance: {
    line: 'Balansräkningen kan inte räknas: filen anger inga utgående balanser',
    total: 'Balansräkningen kan inte räknas: filen anger inga utgående balanser',
  },
};

function addTotal(context: YearContext, key: BookKey, { of, statement, note = '' }: Total): void {
  const total = worked(of(figureOf(context)), { note });
  const filter = `raderna i ${statement === 'income' ? 'resultaträkningen' : 'balansräkningen'}`;
  addYearFact(context, { ...total, key, unit: 'SEK', filter, rows: rowsOf(total) });
}

/** A figure at the start of the year, from its lines' opening balances. */
function openingOf({ books, stated }: YearContext, key: BookKey): Decimal | null {
  const figure: FigureOf = (of) => {
    const row = BOOK_FIGURES[of];
    if (row.kind === 'total') return row.of(figure);
    if (row.kind !== 'line') throw new RangeError(`${of} has no opening balance`);
    const sum = sumOfAccounts(accountsIn(books, stated.year.number, row, 'opening'));
    return inWords(row.sign === -1 ? negate(sum) : sum, 'ingående balans');
  };
  return exactValue(sum(figure(key)));
}

/** All its decimals, at least two: `1 234,50 (ingående balans)`. */
function openingWords(value: Decimal): string {
  const { length } = toText(value).split('.')[1] ?? '';
  return `${formatNumber(value, Math.max(2, length))} (ingående balans)`;
}

/**
 * The mean of a stock at the year's two ends where both are positive, else its value at the end.
 */
function meanOf(context: YearContext, stock: Fact): Term {
  const opening = openingOf(context, stock.key as BookKey);
  if (opening === null || opening.units <= 0n || decimal(stock.value).units <= 0n) return stock;
  return over(sum(inWords(opening, openingWords(opening)), stock), 2);
}

/** Scales a part of a year to twelve months. */
function yearly(flow: Term, { stated: { whole, months } }: YearContext): Term {
  if (whole) return flow;
  return over(times(flow, YEAR), inWords(decimal(String(months)), `${months} (månader)`));
}

function quotient(context: YearContext, { above, by, years }: Ratio): Expression {
  const of = figureOf(context);
  if (years !== 'flow') return over(above(of), of(by));
  return over(yearly(above(of), context), meanOf(context, of(by)));
}

/** Why a ratio cannot be given although its statements can. */
function whyNot(context: YearContext, key: BookKey, ratio: Ratio): string | null {
  const { name, months } = context.stated;
  const own = ratio.refused?.(figureOf(context)) ?? null;
  if (own !== null) return own;
  const cannot = `${BOOK_LABELS[key]} kan inte räknas: `;
  if (ratio.years === 'flow' && months < LEAST_MONTHS)
    return `${cannot}bokföringen för ${name} omfattar bara ${monthsText(months)}, det krävs ${LEAST_MONTHS}.`;
  if (hasValue(quotient(context, ratio))) return null;
  return `${cannot}${figureOf(context)(ratio.by).label} är inte över noll.`;
}

function addRatio(context: YearContext, key: BookKey, ratio: Ratio): void {
  if (ratio.years === 'whole' && !context.stated.whole) return;
  const reason = whyNot(context, key, ratio);
  if (reason !== null) {
    refuse(context, [key], reason);
    return;
  }
  const expression = quotient(context, ratio);
  const note = { note: ratio.note ?? '' };
  const value = ratio.unit === 'percent' ? inPercent(expression, note) : worked(expression, note);
  const isAssumed = ratio.assumption === true || (ratio.years === 'flow' && !context.stated.whole);
  addYearFact(context, {
    ...value,
    key,
    unit: ratio.unit,
    filter: 'raderna i resultat- och balansräkningen',
    rows: rowsOf(value),
    kind: isAssumed ? 'assumption' : 'computed',
  });
}

function addAmount(context: YearContext, key: BookKey, amount: AssumedAmount): void {
  const of = figureOf(context);
  const reason = amount.refused(of);
  if (reason !== null) {
    refuse(context, [key], reason);
    return;
  }
  const value = worked(amount.of(of), { decimals: 2 });
  addYearFact(context, {
    ...value,
    key,
    unit: 'SEK',
    kind: 'assumption',
    filter: 'raderna i resultaträkningen',
    rows: rowsOf(value),
  });
}

/** Every figure that one year's books give, and the reasons for those missing. */
export function addYearFigures(context: YearContext): void {
  for (const [key, figure] of Object.entries(BOOK_FIGURES) as [BookKey, BookFigure][]) {
    if (figure.kind === 'line' || figure.kind === 'total') {
      if (!states(context, figure.statement))
        refuse(
          context,
          [key],
          `${MISSING[figure.statement][figure.kind]} för ${context.stated.name}.`,
        );
      else if (figure.kind === 'line') addLine(context, key, figure);
      else addTotal(context, key, figure);
    } else if (figure.statements.every((statement) => states(context, statement))) {
      if (figure.kind === 'ratio') addRatio(context, key, figure);
      else addAmount(context, key, figure);
    }
  }
}
