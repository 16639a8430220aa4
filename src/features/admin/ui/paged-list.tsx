import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { Pagination } from '#client/ui/pagination.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { formatCount } from '#engine/text/format.ts';
import { adminTexts } from '../texts.ts';
import { type ListRow, type LoadPage, usePages } from './use-pages.ts';

const texts = adminTexts.list;

interface PagedListProps<Row> {
  /** For screen readers. */
  label: string;
  /** What tells this list's pages from others'; the search too. */
  listKey: readonly string[];
  load: LoadPage<Row>;
  /** Said where there is no row. */
  empty?: string;
  children: (row: Row) => ReactNode;
}

/** A list of one page at a time, with its states. */
export function PagedList<Row extends ListRow>(props: PagedListProps<Row>) {
  const { label, listKey, load, empty = texts.none, children } = props;
  const { page, rows, first, onPrevious, onNext } = usePages(listKey, load);
  if (page.isError) return <LoadFailed of={page} text={texts.failed} />;
  if (!rows)
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          {texts.loading}
        </p>
        <Skeleton className="h-96" />
      </div>
    );
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState icon={<Inbox />} title={empty} />
      </Card>
    );
  return (
    <div className="flex flex-col gap-4">
      <Card padding="none">
        <ul aria-label={label} className="divide-y divide-line">
          {rows.map((row) => (
            <li
              key={row.id}
              className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3.5 sm:gap-x-6 sm:px-5"
            >
              {children(row)}
            </li>
          ))}
        </ul>
      </Card>
      <Pagination
        range={texts.rows(formatCount(first), formatCount(first + rows.length - 1))}
        previous={texts.previous}
        next={texts.next}
        onPrevious={onPrevious}
        onNext={onNext}
      />
    </div>
  );
}

interface RowTextProps {
  title: ReactNode;
  /** Under the title, in smaller letters. */
  lines: readonly string[];
}

/** What a row is of, at its left. */
export function RowText({ title, lines }: RowTextProps) {
  return (
    <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
      <p className="font-medium">{title}</p>
      {lines.map((line) => (
        <p key={line} className="text-sm text-ink-muted">
          {line}
        </p>
      ))}
    </div>
  );
}

/** Badges and a day, in columns of their own where there is room. */
export function RowFacts({ badges, day }: { badges: ReactNode; day: string }) {
  return (
    <>
      <div className="flex flex-wrap gap-1.5 sm:w-72">{badges}</div>
      <p className="tabular text-xs whitespace-nowrap text-ink-muted sm:w-44 sm:text-sm">{day}</p>
    </>
  );
}
