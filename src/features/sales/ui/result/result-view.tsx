import { PhoneChart } from '#client/ui/chart/phone-chart.tsx';
import type { SalesResult } from '#engine/guides/sales/result.ts';
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
import { bridge, keyFigures, tellsOfProducts, wholeFigure } from '../../model.ts';
import { resultTexts, tabTexts } from '../../texts.ts';
import { Portfolio } from './portfolio.tsx';
import { Products } from './products.tsx';
import { Profitability } from './profitability.tsx';

const first = { keyFigures, wholeFigure, bridge };

interface ResultViewProps {
  analysis: StoredAnalysis<SalesResult>;
  /** Both absent for a saved analysis, which is read only. */
  onRestart?: () => void;
  onNewFile?: () => void;
}

/** Step 4: the analysis, the most important on its first screen and the rest in tabs. */
export function ResultView({ analysis, onRestart, onNewFile }: ResultViewProps) {
  return (
    <AnalysisReceipts analysis={analysis}>
      <article className="flex min-w-0 flex-col gap-6">
        <ResultHeader analysis={analysis} onRestart={onRestart} />
        {/* A result of another origin may be texts only, which need no tabs. */}
        {analysis.result.engine.version === '' ? (
          <OnlyTexts result={analysis.result} />
        ) : (
          <ExploreProvider
            analysis={analysis}
            keyFigures={keyFigures}
            measure={resultTexts.revenue}
            theMeasure={resultTexts.theRevenue}
            good="up"
          >
            <ResultTabs tabs={tabsOf(analysis, onNewFile, onRestart !== undefined)} />
          </ExploreProvider>
        )}
        <HelpfulThumbs context="sales_analysis" contextId={analysis.id} />
      </article>
    </AnalysisReceipts>
  );
}

function OnlyTexts({ result }: { result: SalesResult }) {
  const { topPerformers, underperformers, profitabilityInsights } = result.productAnalysis;
  return (
    <div className="flex min-w-0 flex-col gap-10 sm:gap-12">
      <Summary text={result.summary} />
      {result.portfolio && <Portfolio result={result} />}
      {topPerformers.length + underperformers.length > 0 && <Products result={result} />}
      <Profitability text={profitabilityInsights} bridge={undefined} />
      {result.sections.length > 0 && (
        <ActionList sections={result.sections} advice={result.advice} />
      )}
    </div>
  );
}

function tabsOf(
  analysis: StoredAnalysis<SalesResult>,
  onNewFile: (() => void) | undefined,
  editable: boolean,
): ResultTab[] {
  const { id, result } = analysis;
  const chart = (name: string) => result.charts.find((each) => each.id === name);
  const [top, pareto] = ['top-products', 'pareto'].map(chart);
  const { tabs } = commonTexts;
  const has = (kind: SubjectKind) => result.facts.some(({ subject }) => subject?.kind === kind);
  return [
    {
      id: views.overview,
      title: tabs.overview,
      content: <Overview result={result} first={first} months={chart('revenue-by-month')} />,
    },
    ...(tellsOfProducts(result)
      ? [
          {
            id: subjectViews.product,
            title: tabTexts.products,
            ...(has('product') && { subjects: 'product' as const }),
            content: (
              <>
                <Portfolio result={result} />
                <Products result={result} />
                {(top || pareto) && (
                  <div className="grid min-w-0 gap-5 lg:grid-cols-2 lg:*:only:col-span-2">
                    {top && <PhoneChart chart={top} />}
                    {pareto && <PhoneChart chart={pareto} />}
                  </div>
                )}
              </>
            ),
          },
        ]
      : []),
    ...(['customer', 'category', 'channel', 'region'] as const).filter(has).map((kind) => ({
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
          <Profitability
            text={result.productAnalysis.profitabilityInsights}
            bridge={chart('margin-bridge')}
          />
          <IndustryPart facts={result.facts} more={result.industryMore} />
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
            {...adviceTasks({ analysisId: id, guide: 'sales', advice: result.advice, editable })}
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
