import type { Chart, ChartPoint } from '#engine/facts/chart.ts';
import {
  add,
  type Decimal,
  decimal,
  negate,
  sign,
  subtract,
  toText,
} from '#engine/facts/decimal.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { formatFact, formatPeriod } from '#engine/text/format.ts';

/** One part of a change. A part that is taken away is stored as what it was, without a minus. */
export interface BridgePart {
  label: string;
  fact: Fact;
  isTakenAway?: boolean;
}

interface BridgeOf {
  id: Chart['id'];
  title: string;
  /** What has changed: `Omsättningen`. */
  what: string;
  before: Fact | null;
  now: Fact | null;
  parts: readonly BridgePart[];
  /** What the parts leave over. */
  rest: string;
}

/** Less than this of a krona is rounding of the parts, no part of its own. */
const ROUNDING = decimal('1');

const isSmall = (value: Decimal) =>
  sign(subtract(ROUNDING, value)) > 0 && sign(add(ROUNDING, value)) > 0;

/** From what a figure was to what it is, part by part; null where either end or all parts are unknown. */
export function bridgeOf({ id, title, what, before, now, parts, rest }: BridgeOf): Chart | null {
  if (before?.period == null || now?.period == null || parts.length === 0) return null;
  const amountOf = ({ fact, isTakenAway }: BridgePart) =>
    isTakenAway ? negate(decimal(fact.value)) : decimal(fact.value);
  const moved = subtract(decimal(now.value), decimal(before.value));
  const left = parts.reduce((sum, part) => subtract(sum, amountOf(part)), moved);
  const steps = parts
    .filter((part) => !isSmall(amountOf(part)))
    .map(
      (part): ChartPoint => ({
        label: part.label,
        value: toText(amountOf(part)),
        factId: part.fact.id,
      }),
    );
  // What is left over, also as an area of that name, tells no more by itself than the two ends.
  if (steps.every(({ label }) => label === rest)) return null;
  const over: ChartPoint[] = isSmall(left)
    ? []
    : [{ label: rest, value: toText(left), factId: null }];
  const total = (label: string, { value, id: factId }: Fact): ChartPoint => ({
    label,
    value,
    factId,
  });
  return {
    id,
    kind: 'bridge',
    title,
    description: `${what} gick från ${formatFact(before)} (${formatPeriod(before.period)}) till ${formatFact(now)} (${formatPeriod(now.period)}).`,
    series: [
      {
        id: 'bridge',
        name: what,
        unit: now.unit,
        currency: now.currency,
        points: [total('Före', before), ...steps, ...over, total('Nu', now)],
      },
    ],
  };
}
