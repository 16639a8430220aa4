import { Printer, RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { callRoute } from '#client/call-route.ts';
import { routeKey } from '#client/data/queries.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { ChartCard } from '#client/ui/chart/chart-card.tsx';
import { FileName } from '#client/ui/file-name.tsx';
import { ReceiptProvider, type RowsQuery } from '#client/ui/receipt/receipt-context.tsx';
import { formatInstantDay, formatInstantTime, formatPeriod } from '#engine/text/format.ts';
import { HelpfulThumbs } from '#features/feedback/ui/helpful-thumbs.tsx';
import { type SalesAnalysis, salesContract } from '../../contract.ts';
import { resultTexts as texts } from '../../texts.ts';
import { ActionList } from './action-list.tsx';
import { AnswerChecks } from './answer-checks.tsx';
import { DataQuality } from './data-quality.tsx';
import { Headlines } from './headlines.tsx';
import { Portfolio } from './portfolio.tsx';
import { Products } from './products.tsx';
import { Profitability } from './profitability.tsx';
import { Summary } from './summary.tsx';
import { Unknowns } from './unknowns.tsx';

interface ResultViewProps {
  analysis: SalesAnalysis;
  onRestart: () => void;
  onNewFile: () => void;
}

/** Step 4: the analysis, most important first. */
export function ResultView({ analysis, onRestart, onNewFile }: ResultViewProps) {
  const { id, result } = analysis;
  const rowsQuery = useMemo<RowsQuery>(
    () => (factId) => {
      const input = { params: { id, factId } };
      return {
        queryKey: routeKey(salesContract.factRows, input),
        queryFn: () => callRoute(salesContract.factRows, input),
      };
    },
    [id],
  );
  const chart = (name: string) => result.charts.find((each) => each.id === name);
  const [months, top, pareto] = ['revenue-by-month', 'top-products', 'pareto'].map(chart);
  return (
    <ReceiptProvider facts={result.facts} figures={result.figures} rowsQuery={rowsQuery}>
      <article className="flex min-w-0 flex-col gap-10 sm:gap-12">
        <div className="flex flex-col gap-5">
          <ResultHeader analysis={analysis} onRestart={onRestart} />
          <Headlines facts={result.facts} period={result.period} />
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
        <HelpfulThumbs context="sales_analysis" contextId={id} />
      </article>
    </ReceiptProvider>
  );
}

function ResultHeader({ analysis, onRestart }: Pick<ResultViewProps, 'analysis' | 'onRestart'>) {
  const { result, createdAt, sample } = analysis;
  const file = result.facts.find(({ source }) => source.document !== null)?.source.document;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-72 text-sm text-ink-muted">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {result.period && (
            <h2 className="text-xl font-semibold text-ink first-letter:uppercase">
              {formatPeriod(result.period)}
            </h2>
          )}
          {sample && <Badge variant="info">{texts.sample}</Badge>}
        </div>
        <p className="mt-1 [overflow-wrap:anywhere]">
          {file && (
            <>
              <FileName name={file} /> ·{' '}
            </>
          )}
          {texts.made(formatInstantDay(createdAt), formatInstantTime(createdAt))}
        </p>
      </div>
      <div data-print="hide" className="flex flex-wrap gap-3">
        <Button
          variant="ghost"
          icon={<Printer aria-hidden className="size-4" />}
          onClick={() => window.print()}
        >
          {texts.print}
        </Button>
        <Button
          variant="secondary"
          icon={<RotateCcw aria-hidden className="size-4" />}
          onClick={onRestart}
        >
          {texts.restart}
        </Button>
      </div>
    </div>
  );
}
