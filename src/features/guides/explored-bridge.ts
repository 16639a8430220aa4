import type { ResponseOutput } from '#contract/route.ts';
import type { Chart } from '#engine/facts/chart.ts';
import { decimal, subtract, toText } from '#engine/facts/decimal.ts';
import { bridgeOf } from './bridge.ts';
import type { ComparedPeriods } from './explore-address.ts';
import type { exploreContract } from './explore-contract.ts';
import { lensTexts as texts } from './explore-texts.ts';
import { exploredFact } from './explored-fact.ts';

interface BridgeAsked {
  found: ResponseOutput<typeof exploreContract.explore>;
  periods: ComparedPeriods | null;
  measure: string;
  /** The measure in running text: `omsättningen`. */
  theMeasure: string;
}

/** From the sum before to the sum now by the names that moved it the most, the rest together; null without a comparison. */
export function exploredBridge({ found, periods, measure, theMeasure }: BridgeAsked): Chart | null {
  const { moves, currency } = found;
  const [sum] = Object.values(found.measures);
  if (!moves || sum?.now == null || sum.before === null || periods?.before == null) return null;
  const fact = (label: string, value: string, period = periods.now) =>
    exploredFact({ label, value, currency, period });
  const chart = bridgeOf({
    id: 'revenue-bridge',
    title: texts.moved(theMeasure),
    what: `${theMeasure.charAt(0).toUpperCase()}${theMeasure.slice(1)}`,
    before: fact(measure, sum.before, periods.before),
    now: fact(measure, sum.now),
    parts: moves.rows.map(({ name, now, before }) => ({
      label: name,
      fact: fact(name, toText(subtract(decimal(now ?? '0'), decimal(before ?? '0')))),
    })),
    rest: texts.restMoved,
  });
  if (chart === null) return null;
  // Figures of rows looked at belong to no analysis, and so have no receipt to open.
  const series = chart.series.map((each) => ({
    ...each,
    points: each.points.map((point) => ({ ...point, factId: null })),
  }));
  return { ...chart, series };
}
