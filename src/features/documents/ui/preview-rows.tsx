import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { routeQuery } from '#client/data/queries.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { RowsTable } from '#client/ui/rows-table.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { formatNumber } from '#engine/text/format.ts';
import { documentsContract } from '../contract.ts';
import { ROWS_PER_PAGE as PAGE } from '../model.ts';
import { understandingTexts as texts } from '../texts.ts';

/** The table as it will be computed on, a hundred rows at a time. */
export function PreviewRows({ documentId }: { documentId: string }) {
  const [from, setFrom] = useState(0);
  const page = useQuery({
    ...routeQuery(documentsContract.rows, { params: { id: documentId }, query: { from } }),
    placeholderData: keepPreviousData,
  });
  if (page.isError)
    return (
      <Alert
        variant="error"
        title={texts.rowsFailed}
        actions={
          <Button size="sm" variant="secondary" onClick={() => page.refetch()}>
            {texts.retry}
          </Button>
        }
      />
    );
  if (!page.data) return <Skeleton className="h-96" />;
  const { columns, rows, total } = page.data;
  const last = Math.min(from + PAGE, total);
  return (
    <div className="flex flex-col gap-3">
      <RowsTable caption={texts.tabs.preview} columns={columns} rows={rows} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="tabular text-sm text-ink-muted">
          {texts.previewRange(
            formatNumber(Math.min(from + 1, total)),
            formatNumber(last),
            formatNumber(total),
          )}
        </p>
        <div className="flex gap-2">
          <Button
            size="sm"
            variant="secondary"
            disabled={from === 0}
            icon={<ChevronLeft aria-hidden className="size-4" />}
            onClick={() => setFrom(Math.max(0, from - PAGE))}
          >
            {texts.previous}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            disabled={last >= total}
            onClick={() => setFrom(from + PAGE)}
          >
            {texts.next}
            <ChevronRight aria-hidden className="size-4" />
          </Button>
        </div>
      </div>
    </div>
  );
}
