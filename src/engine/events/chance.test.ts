import { describe, expect, it } from 'vitest';
import { choicesOf } from '#support/files/choices.ts';
import { decimal } from '../facts/decimal.ts';
import { monthNumber } from '../figures/calendar/months.ts';
import { hasChanged } from './chance.ts';
import { findEvents } from './find.ts';
import type { Frame, Series } from './series.ts';

const JANUARY = monthNumber('2025-01-01');
const frame: Frame = {
  ...{ kind: 'year', first: JANUARY, last: JANUARY + 11, back: 12 },
  ...{ start: JANUARY - 12, end: '2025-12-31', byMonth: false },
};
const none = decimal('0');

/** Twenty-four months of an area: it neither comes nor goes. */
function area(name: string, amounts: readonly number[]): Series {
  const cell = (amount: number) => ({
    ...{ rows: 1, amount: decimal(amount.toFixed(2)), units: none, unitRows: 0 },
    ...{ cost: none, costRows: 0, discount: none },
  });
  return {
    ...{ kind: 'area', name, first: null, last: null },
    cells: new Map(
      amounts.flatMap((amount, at) => (amount === 0 ? [] : [[JANUARY - 12 + at, cell(amount)]])),
    ),
  };
}

type Draw = (random: () => number) => number;
const normal: Draw = (random) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** What a month comes to by chance, of a subject that comes to 10 000 in most of them. */
const varied: [string, Draw][] = [
  ['vary by a twentieth', (random) => 10_000 * (1 + 0.05 * normal(random))],
  ['vary by a fifth', (random) => 10_000 * Math.max(0.1, 1 + 0.2 * normal(random))],
  ['are now and then many times as large', (random) => 10_000 * Math.exp(normal(random))],
  [
    'are empty as often as not',
    (random) => (random() < 0.5 ? 0 : 10_000 * Math.exp(0.5 * normal(random))),
  ],
];

const SUBJECTS = 20;
const FILES = 100;
/** From the month of the later year that a level has shifted. */
const SHIFTED = 3;

/** The levels found in each of a hundred files of twenty subjects, the first of which has come to `factor` as much. */
function levelsIn(draw: Draw, factor = 1) {
  const random = choicesOf(16).stream('months');
  return Array.from({ length: FILES }, () => {
    const all = Array.from({ length: SUBJECTS }, (_, place) =>
      area(
        String(place),
        Array.from({ length: 24 }, (__, month) => {
          const shifts = place === 0 && month >= 12 + SHIFTED;
          return draw(random) * (shifts ? factor : 1);
        }),
      ),
    );
    const size = { drift: 1, turnover: SUBJECTS * 12 * 10_000 };
    return findEvents(area('', []), all, frame, size).filter(({ type }) => type === 'level');
  });
}

describe('what chance alone does', () => {
  it.each(varied)(
    'is no level of subjects whose months %s, but in one file of twenty',
    (_, draw) => {
      const files = levelsIn(draw).filter((levels) => levels.length > 0);
      expect(files.length).toBeLessThanOrEqual(FILES / 20);
    },
  );

  it('hides no level of a fourth where bills vary by a twentieth', () => {
    const files = levelsIn((random) => 10_000 * (1 + 0.05 * normal(random)), 1.25);
    const seen = files.filter(([level]) => level?.series.name === '0' && level.amount > 0);
    expect(seen.length).toBeGreaterThanOrEqual(0.95 * FILES);
  });

  it('hides no slight rise of what is the same to the krona', () => {
    const rent = area(
      'Lokal',
      Array.from({ length: 24 }, (_, at) => (at < 15 ? 24_000 : 25_200)),
    );
    const size = { drift: 1, turnover: 300_000 };
    expect(findEvents(rent, [rent], frame, size)).toMatchObject([
      { type: 'level', from: JANUARY + 3 },
    ]);
  });
});

describe('a whole year against the year before', () => {
  const [spread, random] = [0.1, choicesOf(17).stream('years')];
  const year = (level: number) =>
    Array.from({ length: 12 }, () => level * (1 + spread * normal(random)));
  const others = Array.from({ length: 9 }, () => ({
    ...{ first: JANUARY, now: year(1000), before: year(1000) },
  }));
  const of = (level: number) => ({ first: JANUARY, now: year(level), before: year(1000) });

  it('has changed where it differs by more than its months vary by', () => {
    expect(hasChanged(of(1250), others)).toBe(true);
    expect(hasChanged(of(750), [of(750)])).toBe(true);
  });

  it('has not where they vary by as much', () => {
    expect(hasChanged(of(1040), others)).toBe(false);
    expect(others.filter((each) => hasChanged(each, others))).toEqual([]);
  });
});
