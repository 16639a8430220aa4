import { expect, it } from 'vitest';
import { someFact } from '#support/some-fact.ts';
import { columnPrecision } from './column-precision.ts';
import { formatFact } from './format.ts';

const money = (value: string, precision: number) => someFact('F1', { value, precision });
const shown = (...column: ReturnType<typeof money>[]) => {
  const precision = columnPrecision(column);
  return column.map((fact) => formatFact({ ...fact, precision: precision(fact) }));
};

it('shows a column in whole kronor where one of its amounts is, but nothing as zero that is not', () => {
  expect(shown(money('68895', 0), money('969.17', 2), money('0', 0), money('0.4', 2))).toEqual([
    ...['68\u00A0895\u00A0kr', '969\u00A0kr', '0\u00A0kr', '0,40\u00A0kr'],
  ]);
  expect(shown(money('12.36', 2), money('0', 0), money('5.37', 2))).toEqual([
    ...['12,36\u00A0kr', '0\u00A0kr', '5,37\u00A0kr'],
  ]);
});

it('leaves other figures as they are', () => {
  const share = someFact('F2', { value: '4.25', unit: 'percent', precision: 1 });
  expect(columnPrecision([money('68895', 0), share])(share)).toBe(1);
});
