import { type ReactNode, useCallback, useMemo } from 'react';
import { callRoute, send } from '#client/data/call-route.ts';
import { routeKey } from '#client/data/queries.ts';
import { saveFile } from '#client/data/save-file.ts';
import { ReceiptProvider } from '#client/ui/receipt/receipt-context.tsx';
import type { RowsQuery } from '#client/ui/receipt/rows-query.ts';
import type { MoneyResult } from '#engine/money/result.ts';
import { analysesContract } from '#features/guides/contract.ts';

/** Gives the figures their receipts; rows are those of the analysis that a figure was taken over from. */
export function MoneyReceipts({ result, children }: { result: MoneyResult; children: ReactNode }) {
  const paramsOf = useCallback(
    (factId: string) => {
      const origin = result.facts.find(({ id }) => id === factId)?.source.origin;
      return { id: origin?.analysisId ?? '', factId: origin?.factId ?? factId };
    },
    [result.facts],
  );
  const rowsQuery = useMemo<RowsQuery>(
    () => (factId, query) => {
      const input = { params: paramsOf(factId), query };
      return {
        queryKey: routeKey(analysesContract.factRows, input),
        queryFn: () => callRoute(analysesContract.factRows, input),
      };
    },
    [paramsOf],
  );
  const saveRows = useCallback(
    async (factId: string) =>
      saveFile(
        await send(analysesContract.factRowsCsv, { params: paramsOf(factId) }),
        `rader-${factId}.csv`,
      ),
    [paramsOf],
  );
  return (
    <ReceiptProvider
      facts={result.facts}
      figures={result.figures}
      rowsQuery={rowsQuery}
      saveRows={saveRows}
    >
      {children}
    </ReceiptProvider>
  );
}
