import { ChartCard } from '#client/ui/chart/chart-card.tsx';
import { HelpfulThumbs } from '#features/feedback/ui/helpful-thumbs.tsx';
import { AnalysisHistory } from '#features/guides/ui/history/analysis-history.tsx';
import { ActionList } from '#features/guides/ui/result/action-list.tsx';
import { AnalysisReceipts } from '#features/guides/ui/result/analysis-receipts.tsx';
import { AnswerChecks } from '#features/guides/ui/result/answer-checks.tsx';
import { DataQuality } from '#features/guides/ui/result/data-quality.tsx';
import { Headlines } from '#features/guides/ui/result/headlines.tsx';
import { ResultHeader } from '#features/guides/ui/result/result-header.tsx';
import { Summary } from '#features/guides/ui/result/summary.tsx';
import { Unknowns } from '#features/guides/ui/result/unknowns.tsx';
import type { SalesAnalysis } from '../../contract.ts';
import { comparedPeriod, headlines } from '../../model.ts';
import { Portfolio } from './portfolio.tsx';
import { Products } from './products.tsx';
import { Profitability } from './profitability.tsx';

interface ResultViewProps {
  analysis: SalesAnalysis;
  /** Both absent for a saved analysis, which is read only. */
  onRestart?: () => void;
  onNewFile?: () => void;
}

/** Step 4: the analysis, most important first. */
export function ResultView({ analysis, onRestart, onNewFile }: ResultViewProps) {
  const { id, result } = analysis;
  const chart = (name: string) => result.charts.find((each) => each.id === name);
  const [months, top, pareto] = ['revenue-by-month', 'top-products', 'pareto'].map(chart);
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
        <ActionList sections={result.sections} />
        <AnswerChecks checks={result.answerChecks} />
        {months && <ChartCard chart={months} />}
        <Portfolio result={result} />
        <Products result={result} />
        {(top || pareto) && (
          <div className="grid min-w-0 gap-5 lg:grid-cols-2">
            {top && <ChartCard chart={top} />}
            {pareto && <ChartCard chart={pareto} />}
          </div>
        )}
        <Profitability
          text={result.productAnalysis.profitabilityInsights}
          bridge={chart('margin-bridge')}
        />
        <Unknowns unknowns={result.unknowns} onNewFile={onNewFile} />
        <DataQuality result={result} />
        <AnalysisHistory analysis={analysis} />
        <HelpfulThumbs context="sales_analysis" contextId={id} />
      </article>
    </AnalysisReceipts>
  );
}
