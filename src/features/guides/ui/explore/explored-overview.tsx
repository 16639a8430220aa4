import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChartCard } from '#client/ui/chart/chart-card.tsx';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { ResponseOutput } from '#contract/route.ts';
import type { exploreContract } from '../../explore-contract.ts';
import { subjectTexts, lensTexts as texts } from '../../explore-texts.ts';
import { exploredBridge } from '../../explored-bridge.ts';
import { Course } from './course.tsx';
import { ExploredFigures } from './explored-figures.tsx';
import { exploredQuery } from './explored-query.ts';
import { ExploredRows } from './explored-rows.tsx';
import { ExploringContext, useExploring } from './exploring.ts';
import { Parts } from './parts.tsx';

/**
 * The first screen of a part of the file: its figures, what moved them, its course, what it is made of and its rows. While
 * another choice is computed the last one stands, under its own periods.
 */
export default function ExploredOverview() {
  const exploring = useExploring();
  const explored = useQuery({
    ...exploredQuery(exploring.analysisId, exploring),
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = explored;
  if (explored.isError) return <LoadFailed of={explored} title={subjectTexts.failed} />;
  if (!data)
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          {texts.loadingFigures}
        </p>
        <Skeleton className="h-96" />
      </div>
    );
  const { found, ...asked } = data;
  return (
    <ExploringContext value={{ ...exploring, ...asked }}>
      <div aria-busy={isPlaceholderData} className="flex min-w-0 flex-col gap-6">
        <Found found={found} />
      </div>
    </ExploringContext>
  );
}

function Found({ found }: { found: ResponseOutput<typeof exploreContract.explore> }) {
  const { lens, periods, measure, theMeasure } = useExploring();
  if (found.rows.now === 0 && (found.rows.before ?? 0) === 0)
    return <p className="text-sm text-ink-muted">{texts.empty}</p>;
  const bridge = exploredBridge({ found, periods, measure, theMeasure });
  return (
    <>
      <ExploredFigures found={found}>
        <ExploredRows lens={lens} found={found} label={measure} fileName="rader" />
      </ExploredFigures>
      <div className="grid min-w-0 items-stretch gap-5 xl:grid-cols-2 xl:*:only:col-span-2">
        {bridge && <ChartCard chart={bridge} />}
        <Course found={found} />
      </div>
      <Parts parts={found.parts} currency={found.currency} />
    </>
  );
}
