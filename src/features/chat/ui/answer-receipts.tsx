import { type ReactNode, useCallback, useMemo } from 'react';
import { callRoute, send } from '#client/data/call-route.ts';
import { routeKey } from '#client/data/queries.ts';
import { saveFile } from '#client/data/save-file.ts';
import { ReceiptProvider } from '#client/ui/receipt/receipt-context.tsx';
import type { RowsQuery } from '#client/ui/receipt/rows-query.ts';
import type { ConsultantAnswer } from '#engine/consultant/consult.ts';
import { chatContract } from '../contract.ts';

interface AnswerReceiptsProps {
  turnId: string;
  answer: ConsultantAnswer;
  children: ReactNode;
}

/** Gives the figures of an answer their receipts and the rows of the file behind them. */
export function AnswerReceipts({ turnId, answer, children }: AnswerReceiptsProps) {
  const rowsQuery = useMemo<RowsQuery>(
    () => (factId, query) => {
      const input = { params: { id: turnId, factId }, query };
      return {
        queryKey: routeKey(chatContract.factRows, input),
        queryFn: () => callRoute(chatContract.factRows, input),
      };
    },
    [turnId],
  );
  const saveRows = useCallback(
    async (factId: string) =>
      saveFile(
        await send(chatContract.factRowsCsv, { params: { id: turnId, factId } }),
        `rader-${factId}.csv`,
      ),
    [turnId],
  );
  return (
    <ReceiptProvider
      facts={answer.facts}
      figures={answer.figures}
      modelSentences={answer.engine.model?.sentences}
      rowsQuery={rowsQuery}
      saveRows={saveRows}
    >
      {children}
    </ReceiptProvider>
  );
}
