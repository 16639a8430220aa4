import { ChartCard } from '#client/ui/chart/chart-card.tsx';
import type { ResponseOutput } from '#contract/route.ts';
import type { exploreContract } from '../../explore-contract.ts';
import { lensTexts as texts } from '../../explore-texts.ts';
import { exploredChart } from '../../explored-chart.ts';
import { useExploring } from './exploring.ts';

type Found = ResponseOutput<typeof exploreContract.explore>;

/** The measure of the rows looked at over time; nothing where there are too few points to draw. */
export function Course({ found: { currency, series } }: { found: Found }) {
  const { periods, measure, today, grain } = useExploring();
  const title = texts.overTime(measure, texts.by[grain]);
  const chart = exploredChart({ title, measure, currency, grain, series, periods, today });
  return chart && <ChartCard chart={chart} whenNear />;
}
