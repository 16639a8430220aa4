import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { errorSentence } from '#client/data/call-error.ts';
import { routeQuery } from '#client/data/queries.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { ChartCard } from '#client/ui/chart/chart-card.tsx';
import { cx } from '#client/ui/cx.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { exploreContract } from '../../explore-contract.ts';
import { subjectTexts, lensTexts as texts } from '../../explore-texts.ts';
import { exploredBridge } from '../../explored-bridge.ts';
import { exploredChart } from '../../explored-chart.ts';
import { ExploredFigures } from './explored-figures.tsx';
import { ExploredRows } from './explored-rows.tsx';
import { useExploring } from './exploring.ts';
import { Parts } from './parts.tsx';

/** The first screen of a part of the file: its figures, what moved them, its course, what it is made of and its rows. */
export default function ExploredOverview() {
  const { analysisId, lens, grain, periods, measure, theMeasure, today } = useExploring();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...routeQuery(exploreContract.explore, {
      params: { id: analysisId },
      query: { ...lens, grain },
    }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error)
    return (
      <Alert
        variant="error"
        title={subjectTexts.failed}
        actions={
          <Button size="sm" variant="secondary" onClick={() => refetch()}>
            {subjectTexts.retry}
          </Button>
        }
      >
        {errorSentence(error, subjectTexts.tryLater)}
      </Alert>
    );
  if (!data)
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          {texts.loadingFigures}
        </p>
        <Skeleton className="h-96" />
      </div>
    );
  if (data.rows.now === 0 && (data.rows.before ?? 0) === 0)
    return <p className="text-sm text-ink-muted">{texts.empty}</p>;
  const bridge = exploredBridge({ found: data, periods, measure, theMeasure });
  const chart = exploredChart({
    title: texts.overTime(measure, texts.by[grain]),
    measure,
    currency: data.currency,
    grain,
    series: data.series,
    periods,
    today,
  });
  return (
    <div
      aria-busy={isPlaceholderData}
      className={cx('flex min-w-0 flex-col gap-6', isPlaceholderData && 'opacity-60')}
    >
      <ExploredFigures found={data}>
        <ExploredRows lens={lens} found={data} label={measure} fileName="rader" />
      </ExploredFigures>
      {bridge && <ChartCard chart={bridge} />}
      {chart && <ChartCard chart={chart} />}
      <Parts parts={data.parts} currency={data.currency} />
    </div>
  );
}
