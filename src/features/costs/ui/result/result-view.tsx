import { Suspense } from 'react';
import { PhoneChart } from '#client/ui/chart/phone-chart.tsx';
import { optionalPart } from '#client/ui/optional-part.ts';
import type { Chart } from '#engine/facts/chart.ts';
import type { CostResult } from '#engine/guides/costs/result.ts';
import { HelpfulThumbs } from '#features/feedback/ui/helpful-thumbs.tsx';
import { subjectViews } from '#features/guides/explore-address.ts';
import { subjectNames } from '#features/guides/explore-texts.ts';
import type { SubjectKind } from '#features/guides/lens.ts';
import { views } from '#features/guides/result-views.ts';
import { resultTexts as commonTexts } from '#features/guides/texts.ts';
import { ExploreProvider } from '#features/guides/ui/explore/explore-provider.tsx';
import type { StoredAnalysis } from '#features/guides/ui/guide-setup.ts';
import { ActionList } from '#features/guides/ui/result/action-list.tsx';
import { AnalysisReceipts } from '#features/guides/ui/result/analysis-receipts.tsx';
import { AnswerChecks } from '#features/guides/ui/result/answer-checks.tsx';
import { IndustryPart } from '#features/guides/ui/result/industry-part.tsx';
import { Overview } from '#features/guides/ui/result/overview.tsx';
import { ResultHeader } from '#features/guides/ui/result/result-header.tsx';
import { type ResultTab, ResultTabs } from '#features/guides/ui/result/result-tabs.tsx';
import { Summary } from '#features/guides/ui/result/summary.tsx';
import { ToMoney } from '#features/guides/ui/result/to-money.tsx';
import { SourcesPart } from '#features/guides/ui/sources/sources-part.tsx';
import { adviceTasks } from '#features/tasks/ui/advice-tasks.tsx';
import { bridge, keyFigures, subscriptionRows, wholeFigure } from '../../model.ts';
import { resultTexts, tabTexts } from '../../texts.ts';
import { Areas } from './areas.tsx';
import { BooksPart } from './books-part.tsx';
import { Subscriptions } from './subscriptions.tsx';

/** Loaded after the page: its tab is not the first. */
const TextBlocks = optionalPart<{ result: CostResult }>(
  async () => ({ default: (await import('./text-blocks.tsx')).TextBlocks }),
  () => <p className="text-sm text-ink-muted">{commonTexts.partFailed}</p>,
);

const first = { keyFigures, wholeFigure, bridge };

interface ResultViewProps {
  analysis: StoredAnalysis<CostResult>;
  /** Both absent for a saved analysis, which is read only. */
  onRestart?: () => void;
  onNewFile?: () => void;
}

/** The analysis, the most important on its first screen and the rest in tabs. */
export function ResultView({ analysis, onRestart, onNewFile }: ResultViewProps) {
  const { result } = analysis;
  return (
    <AnalysisReceipts analysis={analysis}>
      <article className="flex min-w-0 flex-col gap-6">
        <ResultHeader analysis={analysis} onRestart={onRestart} />
        {/* A result of another origin may be texts only, which need no tabs. */}
        {result.engine.version === '' ? (
          <OnlyTexts result={result} />
        ) : (
          <ExploreProvider
            analysis={analysis}
            keyFigures={keyFigures}
            measure={resultTexts.total}
            theMeasure={resultTexts.theCosts}
            good="down"
          >
            <ResultTabs tabs={tabsOf(analysis, onNewFile, onRestart !== undefined)} />
          </ExploreProvider>
        )}
        <HelpfulThumbs context="cost_analysis" contextId={analysis.id} />
      </article>
    </AnalysisReceipts>
  );
}

function OnlyTexts({ result }: { result: CostResult }) {
  return (
    <div className="flex min-w-0 flex-col gap-10 sm:gap-12">
      <Summary text={result.summary} />
      {result.sections.length > 0 && (
        <ActionList sections={result.sections} advice={result.advice} />
      )}
      <Suspense>
        <TextBlocks result={result} />
      </Suspense>
    </div>
  );
}

function tabsOf(
  analysis: StoredAnalysis<CostResult>,
  onNewFile: (() => void) | undefined,
  editable: boolean,
): ResultTab[] {
  const { id, result } = analysis;
  const charts = (...names: Chart['id'][]) =>
    names.flatMap((name) => result.charts.find((each) => each.id === name) ?? []);
  const { tabs } = commonTexts;
  const has = (kind: SubjectKind) => result.facts.some(({ subject }) => subject?.kind === kind);
  const paysAgain = subscriptionRows(result.facts).length > 0;
  return [
    {
      id: views.overview,
      title: tabs.overview,
      content: <Overview result={result} first={first} months={charts('cost-by-month')[0]} />,
    },
    {
      id: subjectViews.area,
      title: tabTexts.areas,
      ...(has('area') && { subjects: 'area' as const }),
      content: <Areas areas={result.areas} charts={charts('fixed-variable')} />,
    },
    // Books tell of accounts and seldom of who was paid: nothing would stand in the part then.
    ...(has('supplier') || paysAgain
      ? [
          {
            id: subjectViews.supplier,
            title: tabTexts.suppliers,
            ...(has('supplier') && { subjects: 'supplier' as const }),
            content: (
              <>
                {charts('supplier-pareto').map((chart) => (
                  <PhoneChart key={chart.id} chart={chart} />
                ))}
                <Subscriptions facts={result.facts} />
              </>
            ),
          },
        ]
      : []),
    ...(['account', 'department', 'project'] as const).filter(has).map((kind) => ({
      id: subjectViews[kind],
      title: subjectNames[kind].all,
      content: null,
      subjects: kind,
    })),
    {
      id: views.result,
      title: tabs.result,
      content: (
        <>
          <BooksPart facts={result.facts} />
          <IndustryPart facts={result.facts} more={result.industryMore} />
          <Suspense>
            <TextBlocks result={result} />
          </Suspense>
          <ToMoney />
        </>
      ),
    },
    {
      id: views.advice,
      title: tabs.advice,
      content: (
        <>
          <ActionList
            sections={result.sections}
            advice={result.advice}
            {...adviceTasks({ analysisId: id, guide: 'costs', advice: result.advice, editable })}
          />
          <AnswerChecks checks={result.answerChecks} />
        </>
      ),
    },
    {
      id: views.sources,
      title: tabs.sources,
      content: <SourcesPart analysis={analysis} onNewFile={onNewFile} />,
    },
  ];
}
