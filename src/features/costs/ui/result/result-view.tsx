import { ChartCard } from '#client/ui/chart/chart-card.tsx';
import type { Chart } from '#engine/facts/chart.ts';
import type { CostResult } from '#engine/guides/costs/result.ts';
import { HelpfulThumbs } from '#features/feedback/ui/helpful-thumbs.tsx';
import type { StoredAnalysis } from '#features/guides/ui/guide-setup.ts';
import { AnalysisHistory } from '#features/guides/ui/history/analysis-history.tsx';
import { ActionList } from '#features/guides/ui/result/action-list.tsx';
import { AnalysisReceipts } from '#features/guides/ui/result/analysis-receipts.tsx';
import { AnswerChecks } from '#features/guides/ui/result/answer-checks.tsx';
import { DataQuality } from '#features/guides/ui/result/data-quality.tsx';
import { Headlines } from '#features/guides/ui/result/headlines.tsx';
import { ResultHeader } from '#features/guides/ui/result/result-header.tsx';
import { Summary } from '#features/guides/ui/result/summary.tsx';
import { Unknowns } from '#features/guides/ui/result/unknowns.tsx';
import { comparedPeriod, headlines } from '../../model.ts';
import { Areas } from './areas.tsx';
import { Books } from './books.tsx';
import { Industry } from './industry.tsx';
import { Subscriptions } from './subscriptions.tsx';
import { TextBlocks } from './text-blocks.tsx';

interface ResultViewProps {
  analysis: StoredAnalysis<CostResult>;
  /** Both absent for a saved analysis, which is read only. */
  onRestart?: () => void;
  onNewFile?: () => void;
}

/** The analysis, most important first. */
export function ResultView({ analysis, onRestart, onNewFile }: ResultViewProps) {
  const { id, result } = analysis;
  // A result of another origin may have blocks only: its lists are absent, not empty.
  const isOurs = result.engine.version !== '';
  const charts = (...names: Chart['id'][]) =>
    names.flatMap((name) => result.charts.find((each) => each.id === name) ?? []);
  return (
    <AnalysisReceipts analysis={analysis}>
      <article className="flex min-w-0 flex-col gap-10 sm:gap-12">
        <div className="flex flex-col gap-5">
          <ResultHeader analysis={analysis} onRestart={onRestart} />
          <Headlines
            shown={headlines(result.facts)}
            against={(fact) => comparedPeriod(fact, result.facts)}
            period={result.period}
          />
          <Summary text={result.summary} />
        </div>
        {(result.sections.length > 0 || isOurs) && <ActionList sections={result.sections} />}
        <AnswerChecks checks={result.answerChecks} />
        {charts('cost-by-month').map((chart) => (
          <ChartCard key={chart.id} chart={chart} />
        ))}
        <Areas areas={result.areas} charts={charts('fixed-variable')} />
        {charts('supplier-pareto').map((chart) => (
          <ChartCard key={chart.id} chart={chart} />
        ))}
        <Subscriptions facts={result.facts} />
        <Books facts={result.facts} />
        <Industry facts={result.facts} />
        <TextBlocks result={result} />
        <Unknowns unknowns={result.unknowns} onNewFile={onNewFile} />
        <DataQuality result={result} />
        <AnalysisHistory analysis={analysis} />
        <HelpfulThumbs context="cost_analysis" contextId={id} />
      </article>
    </AnalysisReceipts>
  );
}
