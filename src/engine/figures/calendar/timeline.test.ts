import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, toText } from '../../facts/decimal.ts';
import { chooseComparison } from './comparison.ts';
import { dayNumber, dayOf, monthNumber, monthOf, weekday } from './months.ts';
import { rhythmOf } from './rhythm.ts';
import { type DaySum, monthsTotal, type Timeline, timelineOf } from './timeline.ts';

/** A day long after every date of the files here. */
const LATER = '2030-01-01';

/** Days that sell for a hundred each, one row a day. */
function selling(days: readonly string[]): DaySum[] {
  return days.map((date) => ({ date, amount: decimal('100'), rows: 1 }));
}

function everyDay(from: string, to: string, open = (_weekday: number) => true): string[] {
  const first = dayNumber(from);
  return Array.from({ length: dayNumber(to) - first + 1 }, (_, at) => first + at)
    .filter((day) => open(weekday(day)))
    .map(dayOf);
}

function timeline(days: readonly string[], today = LATER): Timeline {
  const made = timelineOf(selling(days), today);
  if (made === null) throw new Error('no days');
  return made;
}

function wholeMonths(days: readonly string[], today = LATER): string[] {
  return timeline(days, today).whole.map(({ month }) => monthOf(month));
}

const years = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${from + at}`);
const monthly = (day: string, ...of: string[]) =>
  of.flatMap((year) =>
    Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}-${day}`),
  );

describe('how often a file has dates', () => {
  it.each([
    ['daily', everyDay('2025-01-02', '2025-02-20')],
    ['daily', everyDay('2025-01-02', '2025-02-20', (day) => day < 5)],
    ['daily', everyDay('2025-01-02', '2025-03-20', (day) => day === 4 || day === 5)],
    ['weekly', everyDay('2025-01-02', '2025-03-20', (day) => day === 3)],
    ['monthly', monthly('01', '2025')],
    ['monthly', monthly('25', '2025')],
    ['monthly', ['2025-01-31', '2025-02-28', '2025-03-31']],
    ['monthly', ['2025-01-30', '2025-02-03', '2025-03-14']],
    ['irregular', ['2025-01-03', '2025-01-09', '2025-02-14', '2025-02-20']],
    ['irregular', ['2025-01-03']],
  ] as [string, string[]][])('is %s', (kind, days) => {
    expect(rhythmOf(days).kind).toBe(kind);
  });

  it.each([
    [1, monthly('01', '2025')],
    [3, ['2025-01-01', '2025-04-01', '2025-07-01', '2025-10-01']],
    [3, ['2025-03-31', '2025-06-30', '2025-12-31']],
    [12, ['2023-12-31', '2024-12-31', '2025-12-31']],
    [12, ['2024-01-01', '2025-01-01']],
    // Two dates three months apart are two months, not two quarters.
    [1, ['2025-01-01', '2025-04-01']],
    // Quarters with a month between them are months.
    [1, ['2025-01-01', '2025-04-01', '2025-05-01']],
  ] as [number, string[]][])('tells stretches of %i months by %j', (step, days) => {
    const rhythm = rhythmOf(days);
    expect(rhythm.kind === 'monthly' && rhythm.step).toBe(step);
  });
});

describe('the months of a file', () => {
  it('are all those from the first to the last, the empty ones too', () => {
    const { months } = timeline(['2025-01-15', '2025-01-20', '2025-04-02']);
    expect(months.map(({ month, rows }) => [monthOf(month), rows])).toEqual([
      ['2025-01', 2],
      ['2025-02', 0],
      ['2025-03', 0],
      ['2025-04', 1],
    ]);
  });

  it('add up to the days, to the öre', () => {
    const day = fc.record({
      date: fc.integer({ min: 19_000, max: 20_500 }).map(dayOf),
      ore: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(day, { minLength: 1, selector: ({ date }) => date }), (days) => {
        const sorted = [...days].sort((a, b) => a.date.localeCompare(b.date));
        const sums = sorted.map(({ date, ore }) => ({
          date,
          amount: { units: BigInt(ore), scale: 2 },
          rows: 1,
        }));
        const total = monthsTotal(timelineOf(sums, LATER)?.months ?? []);
        const ore = days.reduce((sum, one) => sum + one.ore, 0);
        expect(Number(toText(total.amount))).toBeCloseTo(ore / 100, 6);
        expect(total.rows).toBe(days.length);
      }),
      { numRuns: 50 },
    );
  });

  it('are none of a file without dates', () => {
    expect(timelineOf([], LATER)).toBeNull();
    expect(chooseComparison(null)).toBeNull();
  });

  it.each([
    ['of every day of two months', everyDay('2025-01-01', '2025-02-28'), ['2025-01', '2025-02']],
    ['but not the last that is cut off', everyDay('2025-01-01', '2025-02-20'), ['2025-01']],
    ['but not the first that began late', everyDay('2025-01-09', '2025-02-28'), ['2025-02']],
    ['of a leap year', everyDay('2024-02-01', '2024-02-29'), ['2024-02']],
    ['with a day off at each end', everyDay('2025-02-03', '2025-02-26'), ['2025-02']],
    ['but none of a fortnight', everyDay('2025-02-05', '2025-02-19'), []],
    [
      'of a shop that is closed over Easter',
      everyDay('2025-03-31', '2025-04-17', (day) => day < 5),
      [],
    ],
    [
      'but not the last of a shop that closes a day too early for Christmas',
      everyDay('2025-11-03', '2025-12-22', (day) => day < 5),
      ['2025-11'],
    ],
    [
      'of a shop that closes for Christmas and stays closed',
      everyDay('2025-11-03', '2025-12-23', (day) => day < 5),
      ['2025-11', '2025-12'],
    ],
  ] as [string, string[], string[]][])('are whole %s', (_, days, whole) => {
    expect(wholeMonths(days)).toEqual(whole);
  });

  it('are whole at the edges where most begin as late or end as early', () => {
    // Hours are invoiced on the 28th, and a course now and then on the 18th.
    const invoiced = [...monthly('28', '2024', '2025'), '2024-03-18', '2024-10-18', '2025-03-18'];
    const sold = invoiced.filter((day) => day >= '2024-02').sort();
    expect(wholeMonths(sold)[0]).toBe('2024-02');
    expect(wholeMonths(sold).at(-1)).toBe('2025-12');
    // Sold every day from the 15th on: the first month is a half.
    expect(wholeMonths(everyDay('2024-01-15', '2025-12-10'))[0]).toBe('2024-02');
    expect(wholeMonths(everyDay('2024-01-15', '2025-12-10')).at(-1)).toBe('2025-11');
    // Five months between show no habit.
    expect(wholeMonths(sold.slice(0, 8))[0]).not.toBe('2024-02');
  });

  describe('at the end of a file', () => {
    /** Twice a week, the last time on one of the last days of each month. */
    const orders = (ends: (month: number) => number) =>
      Array.from({ length: 24 }, (_, month) => month).flatMap((month) =>
        [3, 7, 10, 14, 17, 21, 24, ends(month)].map(
          (day) =>
            `${2024 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
        ),
      );
    const last = (days: readonly string[]) => wholeMonths(days).at(-1);

    it('are not whole where every other month has rows much later', () => {
      // Six days without orders are nothing odd within a month; here no month has ended so.
      expect(last(orders((month) => (month === 23 ? 25 : 28)))).toBe('2025-11');
      expect(last(orders(() => 28))).toBe('2025-12');
    });

    it('are whole though the last days lack rows, where a fifth of the months end as early', () => {
      const daily = everyDay('2024-01-01', '2025-12-31');
      const without = (isQuiet: (month: number) => boolean) =>
        daily.filter((day) => {
          const month = (Number(day.slice(0, 4)) - 2024) * 12 + Number(day.slice(5, 7)) - 1;
          return !(isQuiet(month) && Number(day.slice(8)) > 22);
        });
      expect(last(without((month) => [2, 6, 11].includes(month % 12)))).toBe('2025-12');
      expect(last(without((month) => month === 23))).toBe('2025-11');
      // How the first years ended, when there were few rows, says nothing of the last.
      expect(last(without((month) => month < 8 || month === 23))).toBe('2025-11');
    });
  });

  it('are whole only when today has passed their last day', () => {
    const days = everyDay('2025-01-01', '2025-03-31');
    expect(wholeMonths(days, '2025-03-31')).toContain('2025-03');
    expect(wholeMonths(days.slice(0, -1), '2025-03-30')).toEqual(['2025-01', '2025-02']);
    expect(wholeMonths(days.slice(0, -1), '2025-04-01')).toContain('2025-03');
    // Dates ahead of today are of a plan or a mistake, and the month of today is not over.
    expect(wholeMonths(days, '2025-03-10')).not.toContain('2025-03');
  });

  it('of one date a month are whole, but for the one that today is in', () => {
    const days = monthly('01', '2025').slice(0, 6);
    expect(wholeMonths(days)).toHaveLength(6);
    expect(wholeMonths(days, '2025-06-29')).toHaveLength(5);
    expect(wholeMonths(days, '2025-06-30')).toHaveLength(6);
  });

  it('of quarters cover three each, and a quarter that runs is not whole', () => {
    const starts = ['2025-01-01', '2025-04-01', '2025-07-01'];
    const made = timeline(starts);
    expect(made.step).toBe(3);
    expect(made.covered).toEqual({ from: '2025-01-01', to: '2025-09-30' });
    expect(made.whole).toHaveLength(9);
    expect(timeline(starts, '2025-09-29').whole).toHaveLength(6);
    const ends = ['2025-03-31', '2025-06-30', '2025-09-30'];
    expect(timeline(ends).covered).toEqual({ from: '2025-01-01', to: '2025-09-30' });
    expect(timeline(ends).whole.map(({ month }) => monthOf(month))[0]).toBe('2025-01');
  });

  it('of years cover twelve each', () => {
    const made = timeline(years(2022, 2024).map((year) => `${year}-12-31`));
    expect(made.step).toBe(12);
    expect(made.period).toEqual({ from: '2022-01-01', to: '2024-12-31' });
    expect(made.whole).toHaveLength(36);
  });

  it('after a year without a row are another story', () => {
    const before = everyDay('2022-01-01', '2022-03-31');
    const after = everyDay('2023-05-01', '2023-08-31');
    expect(wholeMonths([...before, ...after])).toEqual([
      ...['2023-05', '2023-06', '2023-07', '2023-08'],
    ]);
    // Eleven empty months are a long pause, and the same story.
    const sooner = everyDay('2023-03-01', '2023-08-31');
    expect(wholeMonths([...before, ...sooner])[0]).toBe('2022-01');
  });
});

describe('the periods that are compared', () => {
  const compared = (months: number, to = '2025-12') => {
    const last = monthNumber(to);
    const days = Array.from({ length: months }, (_, at) => `${monthOf(last - months + 1 + at)}-01`);
    const { kind, current, previous } = chooseComparison(timeline(days)) ?? {};
    return { kind, current, previous };
  };

  it.each([
    [24, 'year', '2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31'],
    [36, 'year', '2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31'],
    [18, 'year', '2025-07-01', '2025-12-31', '2024-07-01', '2024-12-31'],
    [13, 'year', '2025-12-01', '2025-12-31', '2024-12-01', '2024-12-31'],
    [12, 'preceding', '2025-07-01', '2025-12-31', '2025-01-01', '2025-06-30'],
    [7, 'preceding', '2025-10-01', '2025-12-31', '2025-07-01', '2025-09-30'],
    [2, 'preceding', '2025-12-01', '2025-12-31', '2025-11-01', '2025-11-30'],
  ])('of %i months are a %s', (months, kind, from, to, beforeFrom, beforeTo) => {
    expect(compared(months)).toEqual({
      kind,
      current: { from, to },
      previous: { from: beforeFrom, to: beforeTo },
    });
  });

  it('are none of one month', () => {
    expect(chooseComparison(timeline(['2025-12-01', '2025-12-20']))).toBeNull();
  });

  it('are always as many months, the later right after or a year after the earlier', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), (months) => {
        const { kind, current, previous } = compared(months);
        const count = (period: { from: string; to: string } | undefined) =>
          period === undefined ? -1 : monthNumber(period.to) - monthNumber(period.from);
        expect(count(current)).toBe(count(previous));
        const apart = monthNumber(current?.from ?? '') - monthNumber(previous?.from ?? '');
        expect(apart).toBe(kind === 'year' ? 12 : count(current) + 1);
      }),
    );
  });

  it('of quarters are whole quarters', () => {
    const quarters = Array.from(
      { length: 6 },
      (_, at) => `${2024 + Math.floor(at / 4)}-${['01', '04', '07', '10'][at % 4]}-01`,
    );
    expect(chooseComparison(timeline(quarters))).toMatchObject({
      kind: 'year',
      current: { from: '2025-01-01', to: '2025-06-30' },
      previous: { from: '2024-01-01', to: '2024-06-30' },
    });
    expect(chooseComparison(timeline(quarters.slice(0, 3)))).toMatchObject({
      kind: 'preceding',
      current: { from: '2024-07-01', to: '2024-09-30' },
      previous: { from: '2024-04-01', to: '2024-06-30' },
    });
  });
});
