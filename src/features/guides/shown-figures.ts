import { absolute, decimal, divide, sign, subtract, toText } from '#engine/facts/decimal.ts';
import type { Fact } from '#engine/facts/fact.ts';
import type { Period } from '#engine/table/period.ts';
import { formatFact, formatPercent, formatPeriod, isManifold } from '#engine/text/format.ts';
import { type KeyFigure, sharedPeriods } from './key-figures.ts';
import { periodNote } from './model.ts';

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
const UNCHANGED = 'oförändrat';

/** The change in the figure's own unit, and of amounts in per cent too where the periods are alike. */
export function changeOf({ now, before, good }: KeyFigure, areAlike = true): Change | null {
  if (before === null) return null;
  const [to, from] = [decimal(now.value), decimal(before.value)];
  const moved = subtract(to, from);
  const isShare = now.unit === 'percent';
  const unit = isShare ? 'percentagePoints' : now.unit;
  const text = formatFact({ ...now, value: toText(moved), unit });
  const way = /[1-9]/.test(text) ? sign(moved) : 0;
  const plus = way > 0 ? '+' : '';
  const share =
    isShare || !areAlike || sign(from) <= 0
      ? null
      : divide({ units: moved.units * HUNDRED.units, scale: moved.scale }, absolute(from));
  // A percentage of a small base says more than has happened: the amounts stand beside.
  const percent =
    share === null || isManifold(share) ? '' : ` (${plus}${formatPercent(toText(share))})`;
  const direction = way > 0 ? 'up' : way < 0 ? 'down' : 'flat';
  return {
    text: way === 0 ? UNCHANGED : `${plus}${text}${percent}`,
    direction,
    isGood: good === null || direction === 'flat' ? null : direction === good,
  };
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
