import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { routeQuery } from '#client/data/queries.ts';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { Pagination } from '#client/ui/pagination.tsx';
import { RowsTable } from '#client/ui/rows-table.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { formatNumber } from '#engine/text/format.ts';
import { documentsContract } from '../contract.ts';
import { ROWS_PER_PAGE as PAGE } from '../model.ts';
import { understandingTexts as texts } from '../understanding-texts.ts';

/** The table that figures are computed from, a hundred rows at a time. */
export function PreviewRows({ documentId }: { documentId: string }) {
  const [from, setFrom] = useState(0);
  const page = useQuery({
    ...routeQuery(documentsContract.rows, { params: { id: documentId }, query: { from } }),
    placeholderData: keepPreviousData,
  });
  if (page.isError) return <LoadFailed of={page} title={texts.rowsFailed} />;
  if (!page.data) return <Skeleton className="h-96" />;
  const { columns, rows, total } = page.data;
  const last = Math.min(from + PAGE, total);
  return (
    <div className="flex flex-col gap-3">
      <RowsTable caption={texts.tabs.preview} columns={columns} rows={rows} />
      <Pagination
        range={texts.previewRange(
          formatNumber(Math.min(from + 1, total)),
          formatNumber(last),
          formatNumber(total),
        )}
        previous={texts.previous}
        next={texts.next}
        onPrevious={from === 0 ? null : () => setFrom(Math.max(0, from - PAGE))}
        onNext={last >= total ? null : () => setFrom(from + PAGE)}
      />
    </div>
  );
}
