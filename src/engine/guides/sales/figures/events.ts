import { chooseSubjects } from '../../../events/choose.ts';
import { addEventFacts } from '../../../events/event-facts.ts';
import { findEvents } from '../../../events/find.ts';
import { type Finding, YEAR } from '../../../events/finding.ts';
import type { Overlaps } from '../../../events/overlaps.ts';
import {
  type FallsIn,
  type GroupOf,
  type MovedWith,
  type MovedWithTwo,
  type OwnMonths,
  ownMonths,
  subjectKey,
  type Within,
} from '../../../events/own-months.ts';
import { mostlyOf, mostlyOfTwo, rankEvents, wholeMove } from '../../../events/rank.ts';
import {
  frameOf,
  readOverlaps,
  readSeries,
  type SeriesSource,
} from '../../../events/read-series.ts';
import type { Frame } from '../../../events/series.ts';
import { comparedSums } from '../../../figures/breakdown.ts';
import type { Comparison } from '../../../figures/calendar/comparison.ts';
import { namesOf } from '../../../figures/view/roles.ts';
import { salesKeys as key } from '../catalogue.ts';
import { type BehindMoves, readBehindMoves } from './behind-moves.ts';
import type { SalesContext } from './context.ts';
import { DIMENSIONS } from './dimensions.ts';
import { byPayment, evenFees, isOfOthers } from './even-fees.ts';
import { rowsOf } from './filters.ts';
import { groupOf, PLACES, withinOf } from './groups-of.ts';
import { tookOver } from './let-again.ts';

const SUBJECTS = ['product', 'customer', ...DIMENSIONS, 'staff'] as const;
type SubjectRole = (typeof SUBJECTS)[number];

const pieceKeys = {
  price: key.eventPrice,
  unitCost: key.eventUnitCost,
  discount: key.eventDiscount,
  unitsCurrent: key.eventUnitsCurrent,
  unitsPrevious: key.eventUnitsPrevious,
  rowsCurrent: key.eventRowsCurrent,
  rowsPrevious: key.eventRowsPrevious,
  priceCurrent: key.eventPriceCurrent,
  pricePrevious: key.eventPricePrevious,
  costCurrent: key.eventCostCurrent,
  costPrevious: key.eventCostPrevious,
  unitCostCurrent: key.eventUnitCostCurrent,
  unitCostPrevious: key.eventUnitCostPrevious,
  marginCurrent: key.eventMarginCurrent,
  marginPrevious: key.eventMarginPrevious,
  discountCurrent: key.eventDiscountCurrent,
  discountPrevious: key.eventDiscountPrevious,
  discountShareCurrent: key.eventDiscountShareCurrent,
  discountSharePrevious: key.eventDiscountSharePrevious,
};

const eventKeys = {
  stopped: key.eventStopped,
  started: key.eventStarted,
  level: key.eventLevel,
  once: key.eventOnce,
  current: key.eventCurrent,
  previous: key.eventPrevious,
  last: key.eventLast,
  next: key.eventNext,
};

function columnOf(
  { view: { columns, sureStaff } }: SalesContext,
  role: SubjectRole,
): string | undefined {
  if (role === 'staff') return sureStaff?.name;
  return role === 'product'
    ? namesOf(columns, 'product', 'productId')[0]
    : namesOf(columns, role)[0];
}

/** The statistics already made by subject say which are worth a look month by month. */
function statisticsOf(role: SubjectRole, comparison: Comparison): string {
  if (role === 'product')
    return `SELECT product AS name, sum(r1) AS r1, sum(r0) AS r0, min(first_sale) AS first_day,
      max(last_sale) AS last_day FROM article_stats GROUP BY product`;
  if (role === 'customer')
    return 'SELECT customer AS name, r1, r0, first_date AS first_day, last_date AS last_day FROM customer_stats';
  // Of one who works here any row counts, so that the last is the last.
  if (role === 'staff')
    return `SELECT staff AS name, ${comparedSums('revenue', comparison)},
      min(date) FILTER (revenue > 0) AS first_day, max(date) AS last_day
      FROM sales WHERE revenue IS NOT NULL GROUP BY staff`;
  return `SELECT ${role} AS name, sum(r1) AS r1, sum(r0) AS r0, NULL::DATE AS first_day,
    NULL::DATE AS last_day FROM dimension_stats GROUP BY ${role}`;
}

/** Of smaller moves, as a share of the turnover, nothing is said: whose they mostly are need not be read. */
const LEAST_MOVE = 0.005;

/** What has happened, the heaviest first, and in which months it was looked for. */
export interface Happened {
  frame: Frame;
  events: Finding[];
  /** What the months that were read show of the company. */
  own: OwnMonths;
  movedWith: MovedWith;
  movedWithTwo: MovedWithTwo;
  fallsIn: FallsIn;
  groupOf: GroupOf;
  within: Within;
  behind: BehindMoves;
}

/** A level that would have moved less than this part of a year's sales in a year is nothing to act on. */
const TRIVIAL = 0.01;

const isTrivial = ({ type, amount, from, to }: Finding, turnover: number): boolean =>
  type === 'level' && (Math.abs(amount) * YEAR) / (to - from + 1) < TRIVIAL * turnover;

/**
 * What has happened to customers, products, groups, channels, regions and those who work there; null where periods cannot
 * be compared. Needs the tables of statistics, and adds no facts.
 */
export async function lookForEvents(context: SalesContext): Promise<Happened | null> {
  const { comparison, query, view } = context;
  const frame = frameOf(comparison, context.timeline);
  if (frame === null || comparison === null) return null;
  const roles = SUBJECTS.filter((role) => columnOf(context, role) !== undefined);
  const columns = roles.map((role) => ({
    kind: role,
    column: role,
    sql: statisticsOf(role, comparison),
    ...(DIMENSIONS.some((each) => each === role) && { months: 'dimension_stats' }),
  }));
  const { subjects, ...size } = await chooseSubjects(query, columns, comparison);
  const discounts = view.discount !== null;
  const source: SeriesSource = { query, view: 'sales', measure: 'revenue', discounts, subjects };
  const read = await readSeries(source);
  const ofPieces = new Set(['price', 'unitCost']);
  const fees = await evenFees(query, view, comparison);
  const found = findEvents(read.whole, byPayment(read.all, fees), frame, size)
    .filter(({ type }) => context.unpriced === null || !ofPieces.has(type))
    .filter((finding) => !isOfOthers(finding, fees))
    .filter((finding) => !isTrivial(finding, size.turnover));
  const whole = read.all
    .filter(({ kind }) => kind !== 'staff')
    .map((series) => wholeMove(series, frame));
  const isMove = ({ amount }: Finding) => Math.abs(amount) >= LEAST_MOVE * size.turnover;
  const moves = whole.filter(isMove);
  // A group of which one has made up for another has not moved, and is theirs all the same.
  const still = whole.filter((each) => each.series.kind === 'category' && !isMove(each));
  const overlaps = await readOverlaps(source, [...found, ...moves, ...still], comparison, frame);
  const own = ownMonths(read, frame, context.timeline?.whole ?? []);
  const events = rankEvents(found, overlaps);
  return {
    ...{ frame, events, own, movedWith: movedWith(moves, events, overlaps) },
    movedWithTwo: movedWithTwo(moves, events, overlaps),
    fallsIn: fallsIn(moves, events, overlaps),
    groupOf: groupOf([...moves, ...still], overlaps),
    within: withinOf(moves, events, overlaps),
    behind: await readBehindMoves(context, frame, comparison, events),
  };
}

/** Who buys and what is bought; the others are groups of them. */
const isOfOne = ({ series: { kind } }: Finding) => kind === 'customer' || kind === 'product';

/** Whose event most of what a customer or product moved by is of, and of a group also who else moved most in it. */
function movedWith(
  moves: readonly Finding[],
  events: readonly Finding[],
  overlaps: Overlaps,
): MovedWith {
  const all = [...events, ...moves.filter(isOfOne)];
  return new Map(
    moves.flatMap((move) => {
      const most = mostlyOf(move, isOfOne(move) ? events : all, overlaps);
      const [of, by] = [move.series, most?.by];
      if (most === null || of.kind === null || by?.kind == null) return [];
      const found = { by: { kind: by.kind, name: by.name }, part: most.part };
      return [[subjectKey(of.kind, of.name), found] as const];
    }),
  );
}

/** Which two events most of what a group moved by is of together. */
const movedWithTwo = (
  moves: readonly Finding[],
  events: readonly Finding[],
  overlaps: Overlaps,
): MovedWithTwo =>
  new Map(
    moves
      .filter((move) => !isOfOne(move))
      .flatMap((move) => {
        const both = mostlyOfTwo(move, events.filter(isOfOne), overlaps);
        const [one, other] = (both?.by ?? []).flatMap(({ kind, name }) =>
          kind === null ? [] : [{ kind, name }],
        );
        if (both === null || !one || !other || move.series.kind === null) return [];
        const found = { by: [one, other] as const, part: both.part };
        return [[subjectKey(move.series.kind, move.series.name), found] as const];
      }),
  );

/** A fall is with those who have stopped or sell less, and these have kronor in common with it. */
const FELL: ReadonlySet<Finding['type']> = new Set(['level', 'stopped']);

/**
 * Where the kronor are that a subject fell by: with which other that has fallen. Whether or not anything has happened to them it
 * is of a group with which customer or product too, and of a product in which channel or region.
 */
function fallsIn(
  moves: readonly Finding[],
  events: readonly Finding[],
  overlaps: Overlaps,
): FallsIn {
  const fallen = events.filter(({ type, amount }) => FELL.has(type) && amount < 0);
  const ones = moves.filter((move) => isOfOne(move) && move.amount < 0);
  const places = moves.filter(({ series }) => PLACES.has(series.kind));
  return new Map(
    moves
      .filter(({ amount }) => amount < 0)
      .flatMap((move) => {
        const { series } = move;
        const all = overlaps.of(series, series);
        if (series.kind === null || all.now >= all.before || all.before <= 0) return [];
        const others = series.kind === 'product' ? places : isOfOne(move) ? [] : ones;
        const among = new Set([...fallen, ...others].map((each) => each.series));
        const found = [...among].flatMap((other) => {
          const { kind, name } = other;
          if (kind === null || kind === series.kind) return [];
          const common = overlaps.of(other, series);
          const part = (common.now - common.before) / (all.now - all.before);
          return [{ by: { kind, name }, part, share: common.before / all.before }];
        });
        found.sort((a, b) => b.part - a.part);
        return [[subjectKey(series.kind, series.name), found] as const];
      }),
  );
}

/** The facts of what has happened. */
export async function addEvents(context: SalesContext, happened: Happened | null): Promise<void> {
  if (happened === null) return;
  const { view } = context;
  const roleOf = (kind: string | null) => SUBJECTS.find((role) => role === kind);
  await addEventFacts(
    {
      context,
      frame: happened.frame,
      successors: await tookOver(context),
      keys: eventKeys,
      pieces: {
        keys: pieceKeys,
        quantity: namesOf(view.columns, 'quantity')[0] ?? null,
        cost: view.cost,
        discount: view.discount,
      },
      columnsOf: ({ kind }) => {
        const role = roleOf(kind);
        return role === undefined ? [] : [columnOf(context, role) ?? ''];
      },
      rowsOf: ({ kind, name }) => rowsOf(context, roleOf(kind) ?? 'product', name),
    },
    happened.events,
  );
}
