import { describe, expect, it } from 'vitest';
import { decimal } from '../facts/decimal.ts';
import { firstDay, monthNumber } from '../figures/calendar/months.ts';
import { findEvents } from './find.ts';
import { rankEvents } from './rank.ts';
import type { Frame, MonthCell, Series } from './series.ts';

const JANUARY = monthNumber('2025-01-01');
const frame: Frame = {
  ...{ kind: 'year', first: JANUARY, last: JANUARY + 11, back: 12 },
  ...{ start: JANUARY - 12, end: '2025-12-31', byMonth: false },
};
const size = { drift: 1, turnover: 100_000 };

function cell(amount: number, more: Partial<MonthCell> = {}): MonthCell {
  const none = decimal('0');
  return {
    ...{ rows: 1, amount: decimal(String(amount)), units: none, unitRows: 0 },
    ...{ cost: none, costRows: 0, discount: none },
    ...more,
  };
}

/** Twenty-four months; those of zero have no rows. */
function series(
  kind: Series['kind'],
  name: string,
  amounts: readonly number[],
  more: (month: number) => Partial<MonthCell> = () => ({}),
): Series {
  const months = amounts
    .map((amount, at) => ({ month: JANUARY - 12 + at, amount }))
    .filter(({ amount }) => amount !== 0);
  return {
    ...{ kind, name },
    cells: new Map(months.map(({ month, amount }) => [month, cell(amount, more(month - JANUARY))])),
    first: months[0] === undefined ? null : firstDay(months[0].month),
    last: months.at(-1) === undefined ? null : firstDay(months.at(-1)?.month ?? 0),
  };
}

const wave = Array.from({ length: 24 }, (_, at) => 1000 + (at % 3) * 20);
const whole = series(null, '', wave);
const found = (...all: Series[]) => findEvents(whole, all, frame, size);
const upTo = (months: number) => wave.map((amount, at) => (at < 12 + months ? amount : 0));

describe('what happened to a subject', () => {
  it('is that it stopped, where it is silent for long', () => {
    expect(found(series('customer', 'Ekot', upTo(5)))).toMatchObject([
      { type: 'stopped', from: JANUARY + 5 },
    ]);
  });

  it('is that it stopped, not that it does less, where it was gone before the months that are looked at', () => {
    const gone = wave.map((amount, at) => (at < 10 ? amount : 0));
    expect(found(series('customer', 'Ekot', gone))).toMatchObject([
      { type: 'stopped', from: JANUARY, relative: -1 },
    ]);
    // Who bought now and then may come back.
    const seldom = wave.map((amount, at) => (at === 2 || at === 8 ? 4 * amount : 0));
    const types = found(series('customer', 'Eken', seldom)).map(({ type }) => type);
    expect(types).not.toContain('stopped');
  });

  it('is nothing where it was silent for a month, or always buys seldom', () => {
    const seldom = wave.map((amount, at) => (at % 8 === 0 ? amount : 0));
    expect(found(series('customer', 'Ekot', upTo(11)))).toEqual([]);
    expect(found(series('customer', 'Ekot', seldom))).toEqual([]);
  });

  it('is that it came, where there was nothing before', () => {
    const fresh = wave.map((amount, at) => (at < 15 ? 0 : amount));
    expect(found(series('supplier', 'Ny', fresh))).toMatchObject([
      { type: 'started', from: JANUARY + 3, amount: 9180 },
    ]);
  });

  it('is a level of its own also where events have moved most of the others', () => {
    const grown = wave.map((amount, at) => (at < 17 ? amount : 1.8 * amount));
    const before = { ...size, drift: 1.42 };
    const region = series('region', 'Umeå', grown);
    expect(findEvents(whole, [region], frame, before)).toMatchObject([
      { type: 'level', from: JANUARY + 5 },
    ]);
    const asMost = wave.map((amount, at) => (at < 12 ? amount : 1.42 * amount));
    expect(findEvents(whole, [series('region', 'Umeå', asMost)], frame, before)).toEqual([]);
    // All of the file is no part that moved by itself.
    const all = { drift: 1.42, turnover: 16_000 };
    expect(findEvents(whole, [region], frame, all)).toEqual([]);
  });

  it('is another level, or a month alone', () => {
    const lower = wave.map((amount, at) => (at < 16 ? amount : amount / 2));
    const once = wave.map((amount, at) => (at === 16 ? 6000 : amount));
    expect(found(series('channel', 'Webb', lower))).toMatchObject([
      { type: 'level', from: JANUARY + 4, to: JANUARY + 11 },
    ]);
    expect(found(series('customer', 'Ekot', once))).toMatchObject([
      { type: 'once', from: JANUARY + 4, to: JANUARY + 4 },
    ]);
  });

  it('is another level after a month that stands alone, which would hide it', () => {
    const both = wave.map((amount, at) => (at === 14 ? 8000 : at < 17 ? amount : amount * 0.66));
    expect(found(series('product', 'Bud', both))).toMatchObject([
      { type: 'once', from: JANUARY + 2 },
      { type: 'level', from: JANUARY + 5, to: JANUARY + 11 },
    ]);
    const once = wave.map((amount, at) => (at === 14 ? 8000 : amount));
    expect(found(series('product', 'Bud', once))).toMatchObject([{ type: 'once' }]);
  });

  it('is a slight rise where each month has it, and none where bills vary by more than it', () => {
    const before = [100, 101, 96, 88, 95, 98, 89, 95, 89, 97, 85, 96];
    const varied = [96, 90, 99, 93, 103, 107, 103, 108, 83, 101, 93, 104];
    const steady = before.map((each) => each * 1.07);
    const paid = (year: readonly number[]) =>
      found(
        series(
          'supplier',
          'Lön',
          [...before, ...year].map((each) => each * 1000),
        ),
      ).map(({ type }) => type);
    expect(paid(steady)).toEqual(['level']);
    expect(paid(varied)).toEqual([]);
  });

  it('is nothing where a month is as usual and the one a year before was the exception', () => {
    const year = [3619, 238, 1211, 1064, 3132, 4445, 2903, 224, 291, 1208, 4049, 4714];
    const lumpy = [...Array<number>(8).fill(0), 683, 1408, 3607, 217, ...year];
    const lately = { ...frame, first: JANUARY + 8, start: JANUARY - 4 };
    expect(findEvents(whole, [series('product', 'Te', lumpy)], lately, size)).toEqual([]);
  });

  it('is nothing where it only does what most do', () => {
    const grown = wave.map((amount, at) => (at < 12 ? amount : amount * 1.5));
    expect(
      findEvents(whole, [series('product', 'Te', grown)], frame, { ...size, drift: 1.5 }),
    ).toEqual([]);
  });

  it('is a dearer purchase by the piece, though as much is sold', () => {
    const product = series('product', 'Kaffe', wave, (month) => ({
      ...{ units: decimal('100'), unitRows: 1, costRows: 1 },
      cost: decimal(month < 3 ? '400' : '600'),
    }));
    expect(found(product)).toMatchObject([{ type: 'unitCost', from: JANUARY + 3, amount: -1800 }]);
  });
});

describe('the events that are named', () => {
  const customer = series('customer', 'Ekot', upTo(5));
  const product = series(
    'product',
    'Kaffe',
    wave.map((amount, at) => (at < 17 ? 2 * amount : amount)),
  );

  it('are not those that are the effect of another', () => {
    const of = (a: Series, b: Series) =>
      a === b && a === product ? { now: 17_000, before: 24_000 } : { now: 5000, before: 12_000 };
    const named = rankEvents(found(customer, product), { of, inMonth: of });
    expect(named.map(({ series: { name } }) => name)).toEqual(['Ekot']);
  });

  it('are both where they have nothing in common', () => {
    const of = (a: Series, b: Series) =>
      a === b ? { now: 5000, before: 12_000 } : { now: 0, before: 0 };
    expect(rankEvents(found(customer, product), { of, inMonth: of })).toHaveLength(2);
  });
});

describe('who pays once a year', () => {
  const yearly = (kind: Series['kind'], before: number, now: number, month = 2) =>
    found(
      series(
        kind,
        'Kommunen',
        wave.map((_, at) => (at === month ? before : at === month + 12 ? now : 0)),
      ),
    );

  it('has paid another sum than the year before', () => {
    for (const kind of ['customer', 'supplier'] as const)
      expect(yearly(kind, 11_800, 8_800)).toMatchObject([
        { type: 'level', from: JANUARY + 2, to: JANUARY + 2, amount: -3_000 },
      ]);
  });

  it('is no event by an order of quite another size, by hardly any change, or of what does not pay', () => {
    expect(yearly('customer', 11_800, 2_000)).toEqual([]);
    expect(yearly('customer', 11_800, 11_900)).toEqual([]);
    expect(yearly('product', 11_800, 8_800).filter(({ certainty }) => certainty === 0.8)).toEqual(
      [],
    );
  });
});
