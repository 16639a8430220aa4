import { useEffect, useMemo, useState } from 'react';
import { inSlices } from '#client/data/in-slices.ts';
import {
  asSent,
  namedLike,
  type Shown,
  type SortedBy,
  type SubjectColumns,
  sortedBy,
} from '../../subject-rows.ts';

/** How a table is sorted. */
export interface Sorting {
  by: SortedBy;
  isDescending: boolean;
}

/** As tables are sent: the largest first. */
export const largestFirst: Sorting = { by: 'now', isDescending: true };

type Work<T> = () => Iterator<void, T>;

/** What work gave that is done beside the page, and which work it was. */
function useInSlices<T>(work: Work<T> | null): { of: Work<T>; value: T } | null {
  const [done, setDone] = useState<{ of: Work<T>; value: T } | null>(null);
  useEffect(() => {
    if (work === null) return;
    const stop = new AbortController();
    inSlices(work(), stop.signal).then(
      (value) => setDone({ of: work, value }),
      (error: unknown) => {
        if (!stop.signal.aborted) throw error;
      },
    );
    return () => stop.abort();
  }, [work]);
  return done;
}

/**
 * The lines that are shown of a table, in their order; the last ones stand until the next are found, and it is null
 * before the first.
 */
export function useShown(
  table: SubjectColumns | undefined,
  sorting: Sorting,
  search: string,
): Shown | null {
  const sort = useMemo(
    () =>
      table === undefined || sorting === largestFirst
        ? null
        : () => sortedBy(table, sorting.by, sorting.isDescending),
    [table, sorting],
  );
  const sent = useMemo(() => (table === undefined ? null : asSent(table)), [table]);
  const sorted = useInSlices(sort);
  const order = sort === null ? sent : sorted?.of === sort ? sorted.value : null;
  const find = useMemo(
    () => (table && order ? () => namedLike(table, order, search) : null),
    [table, order, search],
  );
  return useInSlices(find)?.value ?? null;
}
