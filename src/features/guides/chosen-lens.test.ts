import { describe, expect, it, test } from 'vitest';
import {
  type Chosen,
  chosenIn,
  chosenPeriods,
  grainFor,
  isWhole,
  noneChosen,
  withChosen,
  yearsIn,
} from './chosen-lens.ts';

const own = {
  now: { from: '2024-10-01', to: '2025-09-30' },
  before: { from: '2023-10-01', to: '2024-09-30' },
};
const bounds = { own, file: { from: '2023-10-02', to: '2025-09-28' } };
const periods = (period: Chosen['period'], comparison: Chosen['comparison'] = null, of = bounds) =>
  chosenPeriods({ period, comparison }, of);
const compared = (...asked: Parameters<typeof periods>) => {
  const { now, before } = periods(...asked).periods ?? {};
  return [now, before].map((each) => each && `${each.from} ${each.to}`);
};

describe('what an address chooses', () => {
  it.each<Chosen>([
    noneChosen,
    { ...noneChosen, period: 'latest', comparison: 'none', grain: 'week' },
    { ...noneChosen, period: '2024', filters: [{ kind: 'customer', name: 'Å & Ä = 50 %' }] },
    { ...noneChosen, period: { from: '2024-02-29', to: '2024-03-01' }, grain: 'day' },
  ])('is what was put in it, beside all else', (chosen) => {
    const written = new URLSearchParams(withChosen(new URLSearchParams('visa=kunder'), chosen));
    expect([chosenIn(written), written.get('visa')]).toEqual([chosen, 'kunder']);
    expect(withChosen(written, noneChosen)).toBe('visa=kunder');
  });

  it.each([
    'period=igår&mot=allt&per=sekund&f-planet=Mars',
    'period=2025-02-30--2025-03-01',
    'period=2025-03-02--2025-03-01',
    `f-kund=${'a'.repeat(501)}`,
    'f-kund=',
  ])('is the analysis itself where it makes no sense: %s', (search) => {
    expect(isWhole(chosenIn(new URLSearchParams(search)))).toBe(true);
  });
});

describe('the periods of a choice', () => {
  it('are those of the analysis where nothing is chosen', () => {
    expect(periods(null)).toEqual({ periods: own, missing: null });
  });

  it('end where the last whole month does, though the last days have no rows', () => {
    expect(compared('latest')).toEqual(['2024-10-01 2025-09-30', '2023-10-01 2024-09-30']);
    expect(compared('2025')).toEqual(['2025-01-01 2025-09-30', '2024-01-01 2024-09-30']);
  });

  it('are held against the time right before, in whole months or in days', () => {
    expect(compared('2025', 'preceding')[1]).toBe('2024-04-01 2024-12-31');
    const days = { from: '2025-03-05', to: '2025-03-11' };
    expect(compared(days, 'preceding')[1]).toBe('2025-02-26 2025-03-04');
  });

  it('keep the last day of a month, and have no 29 February in other years', () => {
    const file = { from: '2020-01-01', to: '2025-12-31' };
    const of = { own, file };
    expect(compared({ from: '2025-02-01', to: '2025-02-28' }, 'year', of)[1]).toBe(
      '2024-02-01 2024-02-29',
    );
    expect(compared({ from: '2024-02-29', to: '2024-03-03' }, 'year', of)[1]).toBe(
      '2023-02-28 2023-03-03',
    );
  });

  it('say what the file does not hold all of, rather than take it for nothing', () => {
    expect(periods('2024')).toEqual({
      periods: { now: { from: '2024-01-01', to: '2024-12-31' }, before: null },
      missing: { from: '2023-01-01', to: '2023-12-31' },
    });
    expect(periods('whole')).toMatchObject({ periods: { before: null }, missing: null });
  });

  it('are those of the analysis where the file has none of the days', () => {
    expect(periods('1999').periods).toEqual(own);
    expect(chosenPeriods({ period: '2025', comparison: null }, { own: null, file: null })).toEqual({
      periods: null,
      missing: null,
    });
  });
});

test('the years of a file are those it has days of', () => {
  expect(yearsIn(bounds)).toEqual(['2025', '2024', '2023']);
});

test('a month is drawn by day, a quarter by week, all else by month', () => {
  const grains = ['2025-01-31', '2025-03-31', '2025-12-31'].map((to) =>
    grainFor({ from: '2025-01-01', to }),
  );
  expect(grains).toEqual(['day', 'week', 'month']);
});
