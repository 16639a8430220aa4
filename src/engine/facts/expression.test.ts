import { describe, expect, it } from 'vitest';
import { decimal, toText } from './decimal.ts';
import {
  type Expression,
  exactValue,
  grouped,
  hasValue,
  inPercent,
  less,
  negative,
  over,
  part,
  stated,
  sum,
  times,
  worked,
} from './expression.ts';
import { createFacts, NO_ORIGIN } from './facts.ts';

const facts = createFacts(NO_ORIGIN);
const given = (label: string, value: string) =>
  facts.add({
    ...{ key: label, label, unit: 'SEK', columns: [], filter: '', rows: 0, formula: '' },
    value: decimal(value),
  });
const sales = given('Omsättning', '1000.50');
const goods = given('Varor', '400.50');
const none = given('Inget', '0');
const loss = given('Resultat', '-90');

const inWords = (expression: Expression) => {
  const value = exactValue(expression);
  return [value === null ? null : toText(value), expression.words];
};

describe('an expression over facts', () => {
  it.each<[string, Expression, string | null, string]>([
    ['a sum', sum(sales, goods, 1), '1402', 'Omsättning (F1) + Varor (F2) + 1'],
    ['nothing', sum(), '0', '0'],
    ['a difference', less(sales, goods, 1), '599', 'Omsättning (F1) − Varor (F2) − 1'],
    [
      'a difference from a sum',
      less(sales, sum(goods, loss)),
      '690',
      'Omsättning (F1) − (Varor (F2) + Resultat (F4))',
    ],
    ['a product', times(12, sales), '12006', '12 × Omsättning (F1)'],
    [
      'a product of sums',
      times(sum(sales, goods), less(sales, goods)),
      '840600',
      '(Omsättning (F1) + Varor (F2)) × (Omsättning (F1) − Varor (F2))',
    ],
    [
      'a quotient of a product',
      over(sales, times(12, goods)),
      '0.2082',
      'Omsättning (F1) ÷ (12 × Varor (F2))',
    ],
    ['a part', part('79.4', goods), '317.997', '79,4 % av Varor (F2)'],
    ['a loss', negative(loss), '90', '−(Resultat (F4))'],
    [
      'a quotient of quotients',
      less(over(grouped(over(sales, stated(decimal('2'), '2 dagar'))), over(goods, 4)), 1),
      '3.9963',
      '(Omsättning (F1) ÷ 2 dagar) ÷ (Varor (F2) ÷ 4) − 1',
    ],
    ['a share of nothing', over(sales, none), null, 'Omsättning (F1) ÷ Inget (F3)'],
    ['a share of a loss', less(over(sales, loss), 1), null, 'Omsättning (F1) ÷ Resultat (F4) − 1'],
  ])('has its value and its words: %s', (_, expression, value, words) => {
    expect(inWords(expression)).toEqual([value, words]);
    expect(hasValue(expression)).toBe(value !== null);
  });

  it('gives a fact its value, its formula with what is said after it, and each fact once', () => {
    const share = over(less(sales, goods), sales);
    const { value, formula, inputs, unit } = inPercent(share, { note: '; ett antagande' });
    expect(toText(value)).toBe('59.97');
    expect(unit).toBe('percent');
    expect(formula).toBe('(Omsättning (F1) − Varor (F2)) ÷ Omsättning (F1); ett antagande');
    expect(inputs).toEqual([sales, goods]);
  });

  it('rounds nothing on the way, and halves away from zero at the end', () => {
    const third = over(sales, 3);
    expect(toText(worked(times(third, 3)).value)).toBe('1000.5');
    expect(toText(worked(over(sales, -1 + 3), { decimals: 1 }).value)).toBe('500.3');
    expect(toText(worked(sum(loss), { decimals: 0 }).value)).toBe('-90');
  });

  it('throws where it has no value', () => {
    expect(() => worked(over(sales, none))).toThrow(RangeError);
  });
});
