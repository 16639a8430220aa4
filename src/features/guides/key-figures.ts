import { absolute, decimal, divide, sign, subtract, toText } from '#engine/facts/decimal.ts';
import type { Fact } from '#engine/facts/fact.ts';
import type { Period } from '#engine/table/period.ts';
import { formatFact, formatPercent, formatPeriod } from '#engine/text/format.ts';
import { periodNote } from './period-note.ts';

/** A figure at the top of a result, with what it was in the period it is compared with. */
export interface KeyFigure {
  now: Fact;
  before: Fact | null;
  /** Facts of the months up to now, for the shape beside it; none where it is not known by month. */
  months: readonly Fact[];
  /** Which way is good for the company; null where neither is. */
  good: 'up' | 'down' | null;
}

/** What a figure is called under its period: `Omsättning` of `Omsättning januari–juni 2025`. */
export function nameOf({ label, period }: Fact): string {
  return period === null ? label : label.replace(` ${formatPeriod(period)}`, '');
}

/** How a figure has changed, as text, and whether that is good. */
export interface Change {
  text: string;
  direction: 'up' | 'down' | 'flat';
  isGood: boolean | null;
}

const HUNDRED = decimal('100');

/** The change in the figure's own unit, and of amounts in per cent too. */
export function changeOf({ now, before, good }: KeyFigure): Change | null {
  if (before === null) return null;
  const [to, from] = [decimal(now.value), decimal(before.value)];
  const moved = subtract(to, from);
  const isShare = now.unit === 'percent';
  const unit = isShare ? 'percentagePoints' : now.unit;
  const text = formatFact({ ...now, value: toText(moved), unit });
  const way = /[1-9]/.test(text) ? sign(moved) : 0;
  const plus = way > 0 ? '+' : '';
  const percent =
    isShare || sign(from) <= 0
      ? ''
      : ` (${plus}${formatPercent(toText(divide({ units: moved.units * HUNDRED.units, scale: moved.scale }, absolute(from))))})`;
  const direction = way > 0 ? 'up' : way < 0 ? 'down' : 'flat';
  return {
    text: `${plus}${text}${percent}`,
    direction,
    isGood: good === null || direction === 'flat' ? null : direction === good,
  };
}

/** The period that all of the figures are of, and the one they are held against; null where they differ. */
export function sharedPeriods(
  figures: readonly KeyFigure[],
): { now: Period; before: Period } | null {
  const compared = figures.flatMap(({ now, before }) =>
    now.period && before?.period ? [{ now: now.period, before: before.period }] : [],
  );
  const [first] = compared;
  const isSame = (a: Period, b: Period) => a.from === b.from && a.to === b.to;
  return first !== undefined &&
    compared.every(({ now, before }) => isSame(now, first.now) && isSame(before, first.before))
    ? first
    : null;
}

/** The values of the months, and the place of the first that is in the period. */
export function shapeOf(months: readonly Fact[], period: Period | null) {
  const dated = months
    .flatMap((fact) =>
      fact.period === null
        ? []
        : [{ from: fact.period.from, to: fact.period.to, value: Number(fact.value) }],
    )
    .filter(({ to }) => period === null || to <= period.to)
    .sort((a, b) => a.from.localeCompare(b.from))
    .slice(-24);
  const first = period === null ? 0 : dated.findIndex(({ from }) => from >= period.from);
  return { values: dated.map(({ value }) => value), from: Math.max(0, first) };
}

/** Facts by key, those of the whole company only. */
export function wholeFacts(facts: readonly Fact[]): (key: string) => Fact | null {
  const byKey = new Map<string, Fact>();
  for (const fact of facts)
    if (fact.subject === null && !byKey.has(fact.key)) byKey.set(fact.key, fact);
  return (key) => byKey.get(key) ?? null;
}

/** A figure as it is shown at the top, on the screen and on paper. */
export interface ShownFigure {
  figure: KeyFigure;
  label: string;
  change: Change | null;
  /** Its period, where it is not the one that stands over all. */
  note: string | null;
}

/**
 * The figures at the top in the words they are shown with, and the compared periods that stand over
 * all. A figure without a period of its own is of `period`.
 */
export function shownFigures(
  figures: readonly KeyFigure[],
  period: Period | null,
): { over: string | null; shown: ShownFigure[] } {
  const shared = sharedPeriods(figures);
  const shown = figures.map((figure) => {
    const { now, before } = figure;
    const isShared = shared !== null && before !== null;
    const own = now.period ?? period;
    return {
      figure,
      label: isShared ? nameOf(now) : now.label,
      change: changeOf(figure),
      note: isShared || own === null ? null : periodNote(own, before?.period ?? null),
    };
  });
  return { over: shared && periodNote(shared.now, shared.before), shown };
}
