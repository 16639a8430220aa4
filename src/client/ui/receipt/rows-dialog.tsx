import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { errorSentence } from '#client/data/call-error.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { formatNumber } from '#engine/text/format.ts';
import { receiptTexts as texts } from '#engine/text/receipt-texts.ts';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { RowsTable } from '../rows-table.tsx';
import { Spinner } from '../spinner.tsx';
import type { RowsQuery } from './rows-query.ts';

interface RowsDialogProps {
  fact: Fact;
  query: ReturnType<RowsQuery>;
  returnFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The rows of the file behind one figure. */
export function RowsDialog({ fact, query, returnFocus, onClose }: RowsDialogProps) {
  const rows = useQuery(query);
  return (
    <Dialog
      open
      onClose={onClose}
      returnFocus={returnFocus}
      size="lg"
      title={texts.rowsTitle(fact.label)}
      description={fact.source.filter}
    >
      {rows.isPending && <Spinner label={texts.loadingRows} className="text-sm" />}
      {rows.isError && (
        <Alert
          variant="error"
          title={texts.rowsFailed}
          actions={
            <Button size="sm" variant="secondary" onClick={() => rows.refetch()}>
              {texts.retry}
            </Button>
          }
        >
          {errorSentence(rows.error, texts.rowsFailedText)}
        </Alert>
      )}
      {rows.data?.rows.length === 0 && <p className="text-sm text-ink-muted">{texts.noRows}</p>}
      {rows.data && rows.data.rows.length > 0 && (
        <div className="flex flex-col gap-3">
          <p className="tabular text-sm text-ink-muted">
            {texts.rowsShown(formatNumber(rows.data.rows.length), formatNumber(rows.data.total))}
          </p>
          <RowsTable
            caption={texts.rowsTitle(fact.label)}
            columns={rows.data.columns}
            rows={rows.data.rows}
            maxHeight="max-h-[55dvh]"
          />
        </div>
      )}
    </Dialog>
  );
}
