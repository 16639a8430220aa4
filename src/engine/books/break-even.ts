import { add, decimal, divide, multiply, subtract } from '../facts/decimal.ts';
import { named } from '../figures/naming.ts';
import type { BookKey } from './keys.ts';
import { addRatio, REVENUE, term } from './ratio.ts';
import { addYearFact, refuse, type YearContext } from './year-facts.ts';

/** The revenue at which nothing is won or lost, and how far above it the year was. */
export function addBreakEven(context: YearContext): void {
  const keys: BookKey[] = [
    ...(['books.cost.external', 'books.cost.personnel', 'books.cost.depreciation'] as const),
    ...(['books.cost.otherOperating', 'books.financial.cost'] as const),
  ];
  const [revenue, goods] = [term(context, REVENUE), term(context, 'books.cost.goods')];
  const fixed = keys.flatMap((key) => term(context, key) ?? []);
  if (revenue === null || goods === null || fixed.length < keys.length) return;
  const assumed = 'varor och material är tagna som rörliga, övriga kostnader som fasta';
  const ratio = addRatio(context, {
    key: 'books.ratio.contributionRatio',
    above: subtract(revenue.value, goods.value),
    below: revenue.value,
    unit: 'percent',
    formula: `(${named(revenue.fact)} − ${named(goods.fact)}) ÷ ${named(revenue.fact)}; ${assumed}`,
    inputs: [goods.fact, revenue.fact],
    assumption: true,
  });
  if (ratio === null) {
    refuse(
      context,
      ['books.ratio.breakEven', 'books.ratio.safetyMargin'],
      'Nollpunkten kan inte räknas: nettoomsättningen är inte över noll.',
    );
    return;
  }
  const contribution = subtract(revenue.value, goods.value);
  if (contribution.units <= 0n) {
    refuse(
      context,
      ['books.ratio.breakEven', 'books.ratio.safetyMargin'],
      'Nollpunkten kan inte räknas: varorna kostar lika mycket som de säljs för, eller mer.',
    );
    return;
  }
  const sum = fixed.reduce((all, { value }) => add(all, value), decimal('0'));
  const point = addYearFact(context, {
    key: 'books.ratio.breakEven',
    value: divide(multiply(sum, revenue.value), contribution, 2),
    unit: 'SEK',
    kind: 'assumption',
    filter: 'raderna i resultaträkningen',
    rows: fixed.reduce((all, { fact }) => all + fact.source.rows, ratio.source.rows),
    formula: `(${fixed.map(({ fact }) => named(fact)).join(' + ')}) ÷ ${named(ratio)}`,
    inputs: [...fixed.map(({ fact }) => fact), ratio],
  });
  addRatio(context, {
    key: 'books.ratio.safetyMargin',
    above: subtract(revenue.value, decimal(point.value)),
    below: revenue.value,
    unit: 'percent',
    formula: `(${named(revenue.fact)} − ${named(point)}) ÷ ${named(revenue.fact)}`,
    inputs: [point, revenue.fact],
    assumption: true,
  });
}
