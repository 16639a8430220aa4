import { describe, expect, it } from 'vitest';
import { decimal } from '../facts/decimal.ts';
import { ownMonths, subjectKey, WHOLE } from './own-months.ts';
import type { Frame, MonthCell, Series } from './series.ts';

const frame: Frame = {
  ...{ kind: 'year', first: 12, last: 23, back: 12, start: 0, byMonth: false },
  end: '2025-12-31',
};

function cell(amount: number, more: Partial<Record<'units' | 'cost', number>> = {}): MonthCell {
  const of = (value: number | undefined) => decimal(String(value ?? 0));
  return {
    ...{ rows: 1, amount: of(amount), units: of(more.units), cost: of(more.cost) },
    ...{ unitRows: more.units === undefined ? 0 : 1, costRows: more.cost === undefined ? 0 : 1 },
    discount: decimal('0'),
  };
}

function series(
  kind: Series['kind'],
  name: string,
  cellOf: (month: number) => MonthCell | null,
): Series {
  const months = Array.from({ length: 24 }, (_, month) => [month, cellOf(month)] as const);
  const cells = new Map(months.flatMap(([month, each]) => (each === null ? [] : [[month, each]])));
  return { kind, name, cells, first: null, last: null };
}

const whole = series(null, '', () => null);
const shown = (all: Series[]) => ownMonths({ whole, all }, frame, []);

describe('customers who fell silent', () => {
  const back = (name: string, part: number) =>
    series('customer', name, (month) =>
      month > 5 && month < 10 ? null : cell(month < 10 ? 100 : 100 * part),
    );
  const gone = series('customer', 'Gone', (month) => (month < 12 ? cell(100) : null));

  it('have come back as often as they did, for as much as they then bought', () => {
    const { comebacks } = shown([back('A', 0.5), back('B', 0.8), back('C', 2), gone]);
    // Three of four came back: for a half, four fifths and more than before.
    expect(comebacks.map(Math.round)).toEqual([38, 60, 75]);
  });

  it('are not those who always buy seldom', () => {
    expect(shown([series('customer', 'D', (month) => (month % 5 ? null : cell(9)))])).toMatchObject(
      { comebacks: [] },
    );
  });
});

describe('dearer purchases', () => {
  const product = (name: string, cost: number, price: number) =>
    series('product', name, (month) =>
      month < 12
        ? cell(100, { units: 1, cost: 50 })
        : cell(100 + price, { units: 1, cost: 50 + cost }),
    );

  it('have been covered as often as a price followed, by as much as it did', () => {
    const all = [product('A', 10, 5), product('B', 10, 20), product('C', 10, 0)];
    expect(shown(all).passedOn.map(Math.round)).toEqual([33, 67]);
  });

  it('are none where nothing has become dearer, or no cost is known', () => {
    const unknown = series('product', 'E', () => cell(100, { units: 1 }));
    expect(shown([product('D', 0, 9), unknown]).passedOn).toEqual([]);
  });
});

it('sets the months of the latest period beside those a year before, of each and of the file', () => {
  const months = Array.from({ length: 24 }, (_, month) => ({
    ...{ month, amount: decimal(String(month)), rows: 1 },
  }));
  const customer = series('customer', 'A', (month) => cell(month * 2));
  const { compared } = ownMonths({ whole, all: [customer] }, frame, months);
  expect(compared.get(WHOLE)).toMatchObject({
    first: 12,
    now: months.slice(12).map((e) => e.month),
  });
  expect(compared.get(subjectKey('customer', 'A'))?.before[3]).toBe(6);
});
