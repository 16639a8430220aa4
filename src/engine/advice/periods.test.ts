import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import { factsOf } from '#support/sales-facts.ts';
import { exactValue } from '../facts/expression.ts';
import type { Fact } from '../facts/fact.ts';
import type { Period } from '../table/period.ts';
import { sumOf } from './effect-formula.ts';
import {
  coveredBy,
  duringCovered,
  monthsBetween,
  monthsCounted,
  scaledToYear,
  versusOf,
} from './periods.ts';

function fact(value: string, period: Period | null): Fact {
  const [made] = factsOf({ [key.revenueTotal]: value });
  if (made === undefined) throw new Error('no fact');
  return { ...made, period };
}

const of = (from: string, to: string) => ({ from, to });

describe('months that kronor are made those of a year by', () => {
  it.each([
    ['2025-06-01', '2025-12-31', 7],
    ['2025-05-15', '2025-12-31', 8],
    ['2025-05-30', '2025-12-31', 7],
  ])(
    'from %s to %s are %i: a first one with less than half of its days is none',
    (from, to, months) => {
      expect(monthsCounted(of(from, to))).toBe(months);
    },
  );
});

describe('months from the first to the last', () => {
  it.each([
    ['2025-01-01', '2025-12-31', 12],
    ['2025-12-01', '2025-12-31', 1],
    ['2024-11-01', '2025-02-28', 4],
    ['2024-01-01', '2025-12-31', 24],
    ['2025-03-31', '2025-04-01', 2],
  ])('%s to %s are %i', (from, to, months) => {
    expect(monthsBetween({ from, to })).toBe(months);
  });
});

describe('kronor of some months a year', () => {
  const kronor = (months: number | null, value: string) => {
    const formula = scaledToYear(months, sumOf(fact(value, null)));
    const exact = formula === null ? null : exactValue(formula, 12);
    return exact === null ? null : Number(exact.units) / 10 ** exact.scale;
  };

  it.each([
    [null, null],
    [0, null],
    [2, null],
    [3, 4800],
    [4, 3600],
    [6, 2400],
    [12, 1200],
    [24, 600],
  ])('1 200 of %s months are %s', (months, expected) => {
    const made = kronor(months, '1200');
    if (expected === null) expect(made).toBeNull();
    else expect(made).toBeCloseTo(expected, 6);
  });

  it('are twelve times a month', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 60 }),
        fc.integer({ min: -90_000, max: 90_000 }),
        (months, month) => {
          expect(kronor(months, String(month * months))).toBeCloseTo(month * 12, 6);
        },
      ),
    );
  });
});

describe('what a period is compared with', () => {
  it.each([
    ['year', of('2025-01-01', '2025-12-31'), 'jämfört med året före'],
    ['year', of('2025-12-01', '2025-12-31'), 'jämfört med samma period året före'],
    ['preceding', of('2025-07-01', '2025-12-31'), 'jämfört med månaderna före'],
    ['preceding', of('2025-12-01', '2025-12-31'), 'jämfört med månaden före'],
  ] as const)('%s %j', (kind, current, words) => {
    expect(versusOf({ kind, current })).toBe(words);
  });
});

describe('what a file covers', () => {
  const months = of('2025-01-01', '2025-03-31');

  it('is its whole months where it has no others', () => {
    const total = fact('1', of('2025-01-02', '2025-03-29'));
    const whole = fact('3', months);
    expect(coveredBy(total, whole)).toEqual({ fact: whole, whole: true });
    expect(duringCovered({ fact: whole, whole: true })).toBe(`Under {{${whole.id}.period}}`);
  });

  it.each([
    ['a month more at the end', of('2025-01-02', '2025-04-03')],
    ['a month more at the beginning', of('2024-12-30', '2025-03-29')],
  ])('is its days where it has %s', (_, period) => {
    const total = fact('1', period);
    expect(coveredBy(total, fact('3', months))).toEqual({ fact: total, whole: false });
    expect(duringCovered({ fact: total, whole: false })).toMatch(/^Under perioden \{\{/u);
  });

  it('is one day', () => {
    const total = fact('1', of('2025-03-03', '2025-03-03'));
    expect(duringCovered({ fact: total, whole: false })).toMatch(/^Den \{\{/u);
  });

  it('is unknown where no row has a date', () => {
    expect(coveredBy(null, null)).toBeNull();
    expect(coveredBy(fact('1', null), fact('3', months))).toBeNull();
    const total = fact('1', months);
    expect(coveredBy(total, null)).toEqual({ fact: total, whole: false });
    expect(coveredBy(total, fact('3', null))).toEqual({ fact: total, whole: false });
  });
});
