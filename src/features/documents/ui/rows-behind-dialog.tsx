import { useQueries } from '@tanstack/react-query';
import { routeQuery } from '#client/data/queries.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { RowsTable } from '#client/ui/rows-table.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import type { ReconciliationCheck, Understanding } from '#engine/table/understanding.ts';
import { formatNumber } from '#engine/text/format.ts';
import { documentsContract } from '../contract.ts';
import { pagesHolding } from '../model.ts';
import { understandingTexts as texts } from '../understanding-texts.ts';

/** A difference names at most fifty rows; fetching more pages would only take time. */
const MOST_PAGES = 8;

interface RowsBehindDialogProps {
  documentId: string;
  understanding: Understanding;
  check: ReconciliationCheck | null;
  onClose: () => void;
}

/** The rows behind a difference: used ones as a table, left-out ones as written. */
export function RowsBehindDialog(props: RowsBehindDialogProps) {
  const { documentId, understanding, check, onClose } = props;
  const wanted = new Set(check?.rows ?? []);
  const leftOut = understanding.leftOut.filter(({ row }) => wanted.has(row));
  const pages = useQueries({
    queries: pagesHolding([...wanted], understanding, MOST_PAGES).map((from) =>
      routeQuery(documentsContract.rows, { params: { id: documentId }, query: { from } }),
    ),
  });
  const columns = pages.find(({ data }) => data)?.data?.columns ?? [];
  const rows = pages.flatMap(({ data }) => data?.rows.filter(({ row }) => wanted.has(row)) ?? []);
  return (
    <Dialog
      open={check !== null}
      onClose={onClose}
      size="lg"
      title={texts.rowsBehindTitle}
      description={check?.text}
    >
      <p className="tabular mb-4 text-sm text-ink-muted">
        {texts.row} {[...wanted].map((row) => formatNumber(row)).join(', ')}
      </p>
      {pages.some(({ isPending }) => isPending) && (
        <Spinner label={texts.loadingRows} className="text-sm" />
      )}
      <LoadFailed of={pages} title={texts.rowsFailed} />
      {rows.length > 0 && (
        <RowsTable caption={texts.rowsBehindTitle} columns={columns} rows={rows} />
      )}
      {leftOut.length > 0 && (
        <ul className="mt-4 flex flex-col gap-3 text-sm">
          {leftOut.map((row) => (
            <li key={row.row}>
              <p>{row.text}</p>
              <code className="block text-xs text-ink-muted [overflow-wrap:anywhere]">
                {row.content}
              </code>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
