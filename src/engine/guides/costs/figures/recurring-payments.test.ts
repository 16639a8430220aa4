import { describe, expect, it } from 'vitest';
import { decimal } from '../../../facts/decimal.ts';
import { dayNumber, dayOf } from '../../../figures/calendar/months.ts';
import { doublesOf } from './duplicate-payments.ts';
import type { Payment } from './payments.ts';
import { streamsOf, withoutContinued } from './recurring-payments.ts';

const paid = (date: string, value: number, more: Partial<Payment> = {}): Payment => ({
  payee: 'Telia',
  date,
  day: dayNumber(date),
  document: null,
  invoice: null,
  amount: decimal(String(value)),
  written: String(value),
  value,
  rows: 1,
  times: 1,
  area: 'Telefoni och internet',
  ...more,
});

/** Payments with so many days between. */
function every(days: number, values: number[], from = '2024-01-10'): Payment[] {
  return values.map((value, index) => paid(dayOf(dayNumber(from) + index * days), value));
}

const end = dayNumber('2024-12-31');
describe('what only looks like it comes back', () => {
  /** A grossist's monthly invoices of two years, of which those of July are alike by chance. */
  const grossist = (july: number) =>
    every(
      30.4,
      [52, 81, 47, 66, 90, 58, july, 74, 49, 85, 61, 95].flatMap((kr) => [kr * 900]),
    );
  const two = [...grossist(30), ...grossist(31).map((each) => ({ ...each, day: each.day + 365 }))];

  it('is nothing where it is one of many amounts', () => {
    const yearly = streamsOf(two, dayNumber('2026-01-10')).filter(({ perYear }) => perYear === 1);
    expect(yearly).toEqual([]);
  });

  it('is a yearly fee where nothing else is paid, or where the amounts are the same', () => {
    const fee = [paid('2024-03-01', 9000), paid('2025-03-01', 9300)];
    expect(streamsOf(fee, dayNumber('2025-12-31'))).toHaveLength(1);
  });

  it('has not ended where as much oftener only costs more', () => {
    const [before, after] = [
      every(30, [1100, 1100, 1100]),
      every(30, [2900, 2900, 2900], '2024-04-09'),
    ];
    const streams = streamsOf([...before, ...after], dayNumber('2024-06-20'));
    expect(streams.map(({ running }) => running)).toEqual([false, true]);
    expect(withoutContinued(streams).map(({ last }) => last.value)).toEqual([2900]);
    const later = streamsOf(
      [...before, ...every(30, [2900, 2900, 2900], '2024-10-09')],
      dayNumber('2024-12-20'),
    );
    expect(withoutContinued(later)).toHaveLength(2);
  });
});

const found = (payments: Payment[], last = end) => streamsOf(payments, last);

describe('what comes back', () => {
  it.each([
    [30, 12],
    [61, 6],
    [91, 4],
    [182, 2],
  ])('every %i days is paid %i times a year', (days, perYear) => {
    expect(found(every(days, [500, 500, 500, 500]))[0]?.perYear).toBe(perYear);
  });

  it('every year is told from two payments', () => {
    expect(found(every(365, [9800, 10_200]))[0]?.perYear).toBe(1);
  });

  it('is no subscription where the days or the amounts jump about', () => {
    const days = ['2024-01-01', '2024-01-09', '2024-03-20', '2024-03-28', '2024-08-02'];
    expect(found(days.map((date) => paid(date, 500)))).toEqual([]);
    expect(found(every(30, [500, 580, 460, 540, 470, 600]))).toEqual([]);
    expect(found(every(30, [500, 500]))).toEqual([]);
    expect(found(every(7, [500, 500, 500, 500]))).toEqual([]);
  });

  it('keeps its price rises', () => {
    const [stream] = found(every(30, [499, 499, 499, 549, 549, 549]));
    expect(stream?.occurrences).toHaveLength(6);
    expect(stream?.last.value).toBe(549);
  });

  it('tells two subscriptions of one supplier apart', () => {
    const both = [
      ...every(30, [299, 299, 299, 299]),
      ...every(30, [899, 899, 899, 899], '2024-01-12'),
    ];
    expect(found(both).map(({ last }) => last.value)).toEqual([299, 899]);
  });

  it('has stopped where the next payment is overdue when the file ends', () => {
    const payments = every(30, [500, 500, 500]);
    const last = payments.at(-1)?.day ?? 0;
    expect(found(payments, last + 40)[0]?.running).toBe(true);
    expect(found(payments, last + 60)[0]?.running).toBe(false);
  });
});

describe('a possible double payment', () => {
  const doubles = (payments: Payment[]) => doublesOf(payments, found(payments));

  it('is the same amount within ten days', () => {
    const [double] = doubles([paid('2024-03-01', 7450), paid('2024-03-08', 7450)]);
    expect(double?.surplus).toEqual(decimal('7450'));
    expect(doubles([paid('2024-03-01', 7450), paid('2024-03-20', 7450)])).toEqual([]);
  });

  it('is the same invoice number with the same amount, however far apart', () => {
    const invoice = { invoice: '77', document: '77' };
    const payments = [paid('2024-03-01', 120, invoice), paid('2024-09-20', 120, invoice)];
    expect(doubles(payments)[0]?.basis).toBe('invoice');
    const other = { invoice: '78', document: '78' };
    expect(doubles([paid('2024-03-01', 7450, invoice), paid('2024-03-02', 7450, other)])).toEqual(
      [],
    );
  });

  it('is none where one was credited, where the amount is small, or where it is the usual price', () => {
    const twice = [paid('2024-03-01', 7450), paid('2024-03-08', 7450)];
    expect(doubles([...twice, paid('2024-03-30', -7450)])).toEqual([]);
    expect(doubles([paid('2024-03-01', 120), paid('2024-03-02', 120)])).toEqual([]);
    const usual = ['2024-01-03', '2024-02-20', '2024-02-25', '2024-06-01', '2024-06-04'];
    expect(doubles(usual.map((date) => paid(date, 600)))).toEqual([]);
  });

  it('is one payment too many in a subscription, and not its even payments', () => {
    const monthly = every(30, [700, 700, 700, 700, 700, 700]);
    expect(doubles(monthly)).toEqual([]);
    const extra = paid(dayOf((monthly[2]?.day ?? 0) + 3), 700);
    const payments = [...monthly.slice(0, 3), extra, ...monthly.slice(3)];
    expect(doubles(payments).map(({ surplus }) => surplus)).toEqual([decimal('700')]);
  });

  it('is two equal rows on one day', () => {
    const [double] = doubles([paid('2024-03-01', 7450, { times: 2, rows: 2 })]);
    expect(double?.surplus).toEqual(decimal('7450'));
  });
});
