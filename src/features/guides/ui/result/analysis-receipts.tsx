import { type ReactNode, useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { callRoute, send } from '#client/data/call-route.ts';
import { routeKey } from '#client/data/queries.ts';
import { saveFile } from '#client/data/save-file.ts';
import { ReceiptProvider } from '#client/ui/receipt/receipt-context.tsx';
import type { RowsQuery } from '#client/ui/receipt/rows-query.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import { analysesContract } from '../../contract.ts';
import { evidenceLines } from '../../evidence-lines.ts';
import { FIGURE } from '../../result-views.ts';
import type { StoredAnalysis } from '../guide-setup.ts';

interface AnalysisReceiptsProps {
  analysis: Pick<
    StoredAnalysis<Pick<ResultBasis, 'facts' | 'figures' | 'evidence' | 'engine'>>,
    'id' | 'result'
  >;
  children: ReactNode;
}

/** Gives the figures of an analysis their receipts and the rows of the file behind them. */
export function AnalysisReceipts({ analysis: { id, result }, children }: AnalysisReceiptsProps) {
  const { key } = useLocation();
  const [search] = useSearchParams();
  const factId = search.get(FIGURE);
  const rowsQuery = useMemo<RowsQuery>(
    () => (factId, query) => {
      const input = { params: { id, factId }, query };
      return {
        queryKey: routeKey(analysesContract.factRows, input),
        queryFn: () => callRoute(analysesContract.factRows, input),
      };
    },
    [id],
  );
  const saveRows = useCallback(
    async (factId: string) =>
      saveFile(
        await send(analysesContract.factRowsCsv, { params: { id, factId } }),
        `rader-${factId}.csv`,
      ),
    [id],
  );
  const evidence = useMemo(() => evidenceLines(result.evidence ?? []), [result.evidence]);
  return (
    <ReceiptProvider
      facts={result.facts}
      figures={result.figures}
      evidence={evidence}
      modelSentences={result.engine.model?.sentences}
      rowsQuery={rowsQuery}
      saveRows={saveRows}
      opened={factId === null ? null : { factId, asked: key }}
    >
      {children}
    </ReceiptProvider>
  );
}
