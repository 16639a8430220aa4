import { add, type Decimal, decimal } from '../../../facts/decimal.ts';
import { median } from '../../../figures/statistics/median.ts';
import { groupBy } from '../../../table/group-by.ts';
import type { Payment } from './payments.ts';

/** A payment interval: days between payments, and payments a year. */
interface Interval {
  from: number;
  to: number;
  perYear: number;
  /** Payments needed to call it regular. */
  least: number;
}

const INTERVALS: readonly Interval[] = [
  { from: 25, to: 36, perYear: 12, least: 3 },
  { from: 56, to: 66, perYear: 6, least: 3 },
  { from: 84, to: 98, perYear: 4, least: 3 },
  { from: 170, to: 195, perYear: 2, least: 3 },
  { from: 350, to: 380, perYear: 1, least: 2 },
];
/** Amounts further apart by this factor belong to different subscriptions. */
const SAME_KIND = 1.3;
const NEAR_EQUAL = 1.05;
/** With two or three payments the limit is tighter, but allows a yearly price rise. */
const NEAR_EQUAL_FEW = 1.15;
const MOSTLY = 0.7;
const REGULAR = 0.75;
/** A payment sooner after another than this share of the interval is an extra. */
const TOO_SOON = 0.35;
const DAYS_LATE = 10;
/** Payments of a stream that may be one by chance, and how many others each must be chosen among. */
const FEW = 3;
const CHANCES = 2;

/** One due date of a subscription. */
export interface Occurrence {
  day: number;
  date: string;
  amount: Decimal;
  value: number;
  payments: Payment[];
}

/** Payments to one payee at even intervals and of nearly equal amounts. */
export interface Stream {
  payee: string;
  perYear: number;
  occurrences: [Occurrence, ...Occurrence[]];
  /** Payments beyond one per due date: possibly double payments. */
  extras: Payment[];
  last: Occurrence;
  area: string;
  /** False where the next payment is overdue at the end of the file. */
  running: boolean;
}

function clusters(payments: readonly Payment[]): Payment[][] {
  const sorted = payments.filter(({ value }) => value > 0).sort((a, b) => a.value - b.value);
  const found: Payment[][] = [];
  for (const payment of sorted) {
    const open = found.at(-1);
    const last = open?.at(-1);
    if (open === undefined || last === undefined || payment.value > last.value * SAME_KIND)
      found.push([payment]);
    else open.push(payment);
  }
  return found;
}

function byDay(cluster: readonly Payment[]): Payment[][] {
  const days = [...groupBy(cluster, ({ day }) => day)];
  return days.sort(([a], [b]) => a - b).map(([, payments]) => payments);
}

function times(payments: readonly Payment[]): number {
  return payments.reduce((sum, payment) => sum + payment.times, 0);
}

/**
 * The payments that belong to one due date: all on that day if several are usual, else the first;
 * `null` for no payment.
 */
function occurrence(payments: Payment[], several: boolean): Occurrence | null {
  const [first, ...rest] = payments;
  if (first === undefined) return null;
  const taken = several ? payments : [first];
  let { amount } = first;
  if (several) {
    for (let more = 1; more < first.times; more += 1) amount = add(amount, first.amount);
    for (const { amount: other, times: number } of rest)
      for (let more = 0; more < number; more += 1) amount = add(amount, other);
  }
  const value = several ? payments.reduce((s, p) => s + p.value * p.times, 0) : first.value;
  return { day: first.day, date: first.date, amount, value, payments: taken };
}

function gapsOf(occurrences: readonly Occurrence[]): number[] {
  return occurrences.slice(1).map(({ day }, index) => day - (occurrences[index]?.day ?? day));
}

function intervalOf(gaps: readonly number[]): Interval | null {
  const middle = median(gaps);
  return INTERVALS.find(({ from, to }) => middle >= from && middle <= to) ?? null;
}

function isSteady(occurrences: readonly Occurrence[]): boolean {
  const limit = occurrences.length <= 3 ? NEAR_EQUAL_FEW : NEAR_EQUAL;
  const ratios = occurrences.slice(1).map(({ value }, index) => {
    const before = occurrences[index]?.value ?? value;
    return Math.max(value / before, before / value);
  });
  const near = ratios.filter((ratio) => ratio <= limit).length;
  return near >= ratios.length * MOSTLY;
}

function share<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(holds).length / items.length;
}

function streamOf(cluster: readonly Payment[], end: number): Stream | null {
  const days = byDay(cluster);
  const several = median(days.map(times)) > 1;
  const all = days.flatMap((payments) => occurrence(payments, several) ?? []);
  const rough = intervalOf(gapsOf(all).filter((gap) => gap > DAYS_LATE));
  if (rough === null) return null;
  const occurrences: Occurrence[] = [];
  const extras = several ? [] : days.flatMap((payments) => payments.slice(1));
  for (const due of all) {
    const before = occurrences.at(-1);
    if (before !== undefined && due.day - before.day < TOO_SOON * rough.from)
      extras.push(...due.payments);
    else occurrences.push(due);
  }
  const [first, last] = [occurrences[0], occurrences.at(-1)];
  if (first === undefined || last === undefined || occurrences.length < rough.least) return null;
  const regular = share(gapsOf(occurrences), (gap) => gap >= rough.from && gap <= rough.to);
  if (regular < REGULAR || !isSteady(occurrences) || extras.length > occurrences.length / 4)
    return null;
  return {
    payee: first.payments[0]?.payee ?? '',
    perYear: rough.perYear,
    occurrences: [first, ...occurrences.slice(1)],
    extras,
    last,
    area: last.payments[0]?.area ?? '',
    running: end - last.day <= rough.to + DAYS_LATE,
  };
}

/**
 * Finds recurring payments to one payee: amounts within 30 % of the next, three quarters of the
 * intervals even (from a month to a year), and seven tenths of the amounts within 5 % of the one
 * before. `end` is the file's last day.
 */
export function streamsOf(payments: readonly Payment[], end: number): Stream[] {
  const found = clusters(payments).flatMap((cluster) => streamOf(cluster, end) ?? []);
  const inStreams = found.reduce((sum, { occurrences }) => sum + occurrences.length, 0);
  const outside = byDay(payments).length - inStreams;
  return found.filter((stream) => !isByChance(stream, outside));
}

/** So few payments out of many others, `outside` of every stream, are as like one another by chance. */
function isByChance({ occurrences }: Stream, outside: number): boolean {
  const [{ value }] = occurrences;
  const alike = occurrences.every((due) => due.value === value);
  return !alike && occurrences.length <= FEW && outside >= CHANCES * occurrences.length;
}

/**
 * Those that have not only changed their amount: one that ends where another to the same payee, as
 * often, goes on has not ended.
 */
export function withoutContinued(streams: readonly Stream[]): Stream[] {
  return streams.filter(
    (ended) =>
      ended.running ||
      !streams.some((next) => {
        if (next === ended || next.perYear !== ended.perYear || next.payee !== ended.payee)
          return false;
        const interval = INTERVALS.find(({ perYear }) => perYear === ended.perYear);
        const gap = next.occurrences[0].day - ended.last.day;
        return interval !== undefined && gap >= interval.from && gap <= interval.to + DAYS_LATE;
      }),
  );
}

/** What has been paid of a stream, in all or in a period. */
export interface Paid {
  occurrences: readonly Occurrence[];
}

/** The exact sum of a stream's payments. */
export function paidIn({ occurrences }: Paid): Decimal {
  return occurrences.reduce((sum, due) => add(sum, due.amount), decimal('0'));
}

/** The number of file rows behind a stream. */
export function rowsOfStream({ occurrences }: Paid): number {
  const payments = occurrences.flatMap((due) => due.payments);
  return payments.reduce((sum, payment) => sum + payment.rows, 0);
}
