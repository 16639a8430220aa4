import { toNumber } from '../facts/decimal.ts';
import { dayNumber, monthNumber } from '../figures/calendar/months.ts';
import { chanceOf } from './chance.ts';
import { changeOver, clamp, FITS, type Finding, type Search, STRONG, YEAR } from './finding.ts';
import { differencesOf, moved } from './levels.ts';
import { onceAYear } from './once-a-year.ts';
import { amountOver, type Frame, monthsIn, type Series, sumOver } from './series.ts';
import { bestLevel, bestStep } from './shape.ts';

/** Smaller events, as a share of the latest period of the file, are not looked for. */
const MATERIAL = 0.006;
/** One who works there has hardly moved where the rows came to less more or less, as a share. */
const STAFF_MOVE = 0.2;
/** A change of which a new price made so much, or more than all, is that price's. */
const BY_PRICE = 0.5;
/** A subject that is active in at least so many months of twelve is missed when it is silent. */
const ACTIVE = 4;

function held(frame: Frame, from: number, to: number) {
  return { from: from - frame.back, to: to - frame.back };
}

/** Silent for far longer than between its purchases: for so many times as long; null where it is not. */
function silence({ last, cells }: Series, frame: Frame): number | null {
  if (last === null) return null;
  const month = monthNumber(last);
  const active = monthsIn(month - YEAR + 1, month).filter((each) => cells.has(each)).length;
  const usual = Math.min(YEAR, month - frame.start + 1);
  const gap = (30 * usual) / Math.max(1, active);
  const silent = dayNumber(frame.end) - dayNumber(last);
  if (active < Math.min(ACTIVE, usual) || silent < Math.max(45, 2.5 * gap)) return null;
  return silent / gap;
}

function stopped(series: Series, { frame, material }: Search): Finding | null {
  const silent = silence(series, frame);
  if (series.last === null || series.kind === null || silent === null) return null;
  const month = monthNumber(series.last);
  // Who was gone before what is looked at is no news.
  if (month < frame.first - 1) return null;
  const from = month + 1;
  const lost = changeOver(series, frame, from, frame.last);
  if (from > frame.last || -lost < material) return null;
  return {
    ...{ type: 'stopped', series, from, to: frame.last, amount: lost, relative: -1 },
    certainty: clamp(0.6 + silent / 20),
  };
}

/** Who had stopped before the months that are looked at, and is missed in them, buys no less: it buys nothing. */
function asStopped(change: Finding, { frame }: Search): Finding {
  const { series, type } = change;
  const isGone = series.last !== null && monthNumber(series.last) < frame.first;
  if (type !== 'level' || !isGone || series.kind === null) return change;
  return silence(series, frame) === null ? change : { ...change, type: 'stopped' };
}

/** First seen in the latest period, and more than once. */
function started(series: Series, { frame, material }: Search): Finding | null {
  if (series.first === null || series.kind === null) return null;
  const from = monthNumber(series.first);
  if (from < frame.first || from - frame.start < 3) return null;
  const amount = amountOver(series, from, frame.last);
  const active = monthsIn(from, frame.last).filter((each) => series.cells.has(each)).length;
  if (active < 2 || amount < material) return null;
  return {
    ...{ type: 'started', series, from, to: frame.last, amount, relative: 1 },
    certainty: 0.9,
  };
}

/** A price or a unit cost that lies at another level than before; both by the piece. */
function perUnit(
  series: Series,
  { frame, material }: Search,
  type: 'price' | 'unitCost',
): Finding | null {
  if (series.kind !== 'product') return null;
  const start = Math.max(frame.start, frame.first - frame.back);
  const months = monthsIn(start, frame.last).filter((month) => series.cells.has(month));
  const values = months.map((month) => {
    const cell = sumOver(series, month, month);
    const units = toNumber(cell.units);
    if (units <= 0 || cell.unitRows < cell.rows) return Number.NaN;
    if (type === 'unitCost')
      return cell.costRows < cell.rows ? Number.NaN : toNumber(cell.cost) / units;
    return (toNumber(cell.amount) + toNumber(cell.discount)) / units;
  });
  if (values.length < 6 || values.some(Number.isNaN)) return null;
  const earlier = months.filter((month) => month < frame.first).length;
  const step = bestLevel(values, Math.max(2, earlier));
  if (step === null || step.strength < 2.5 || step.fit < 0.6) return null;
  const from = Math.max(frame.first, months[step.from] ?? frame.first);
  const before = held(frame, from, frame.last);
  const [now, then] = [sumOver(series, from, frame.last), sumOver(series, before.from, before.to)];
  if (toNumber(then.units) <= 0 || toNumber(now.units) <= 0) return null;
  const value = (cell: typeof now) =>
    type === 'unitCost' ? toNumber(cell.cost) : toNumber(cell.amount) + toNumber(cell.discount);
  const relative = value(now) / toNumber(now.units) / (value(then) / toNumber(then.units)) - 1;
  const amount = value(now) - (value(then) / toNumber(then.units)) * toNumber(now.units);
  if (Math.abs(relative) < 0.02 || Math.abs(amount) < material) return null;
  return {
    ...{ type, series, from, to: frame.last },
    amount: type === 'unitCost' ? -amount : amount,
    relative,
    certainty: clamp(step.fit * (step.strength / (step.strength + 1))),
  };
}

/** Discounts that are a larger or smaller share of what is sold than before. */
function discount(whole: Series, { frame, material }: Search): Finding | null {
  const share = (from: number, to: number) => {
    const { amount, discount: given } = sumOver(whole, from, to);
    const gross = toNumber(amount) + toNumber(given);
    return gross <= 0 ? 0 : toNumber(given) / gross;
  };
  const months = monthsIn(frame.first, frame.last);
  const changes = months.map(
    (month) => share(month, month) - share(month - frame.back, month - frame.back),
  );
  const step = bestStep(
    changes,
    changes.map(() => 1),
  );
  if (step === null || step.fit < FITS || step.strength < STRONG) return null;
  const from = frame.first + step.from;
  const before = held(frame, from, frame.last);
  const { amount, discount: given } = sumOver(whole, from, frame.last);
  const gross = toNumber(amount) + toNumber(given);
  const more = (share(from, frame.last) - share(before.from, before.to)) * gross;
  if (Math.abs(more) < material) return null;
  return {
    ...{ type: 'discount', series: whole, from, to: frame.last },
    amount: -more,
    relative: 1,
    certainty: clamp(step.fit),
  };
}

/** All that has happened to the subjects, and to the file as a whole, in no order. */
export function findEvents(
  whole: Series,
  all: readonly Series[],
  frame: Frame,
  { drift, turnover, earlier }: Pick<Search, 'drift' | 'turnover' | 'earlier'>,
): Finding[] {
  if (turnover === 0) return [];
  const isByYear = frame.kind === 'year';
  const chance = chanceOf(
    isByYear ? all.map((series) => differencesOf(series, { frame, drift })) : [],
  );
  const material = MATERIAL * turnover;
  const search: Search = { frame, drift, turnover, material, chance, ...(earlier && { earlier }) };
  const found = all.flatMap((series) => {
    const gone = stopped(series, search) ?? started(series, search);
    if (gone !== null) return [gone];
    const price = perUnit(series, search, 'price');
    const cost = perUnit(series, search, 'unitCost');
    // What a new price did is not said once more as a change of what was sold.
    // A month in which someone was away or worked more is none, nor some hours more or less.
    const changes = moved(series, search).filter(
      ({ amount, type, relative }) =>
        (series.kind !== 'staff' || (type === 'level' && Math.abs(relative) >= STAFF_MOVE)) &&
        (price === null || price.amount / amount < BY_PRICE),
    );
    const moves = changes.map((change) => asStopped(change, search));
    const events = [price, cost, ...moves].flatMap((event) => event ?? []);
    return events.length > 0 ? events : (onceAYear(series, search) ?? []);
  });
  const given = discount(whole, search);
  return given === null ? found : [...found, given];
}
