import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '#client/data/call-error.ts';
import { USER_KEY } from '#client/data/query-client.ts';
import { PAGE_SIZE } from '../contract.ts';

/** A row that a page can go on from. */
export interface ListRow {
  id: string;
  createdAt: string;
}

export interface PageQuery {
  limit: number;
  before?: string;
  beforeId?: string;
}

/** Fetches one page of a list. */
export type LoadPage<Row> = (query: PageQuery, signal: AbortSignal) => Promise<Row[]>;

/** The pages of a list, each going on from the last row of the one before. */
export function usePages<Row extends ListRow>(key: readonly string[], load: LoadPage<Row>) {
  const client = useQueryClient();
  /** The last rows of the pages before this one. */
  const [ends, setEnds] = useState<ListRow[]>([]);
  const from = ends.at(-1);
  const page = useQuery({
    queryKey: [...key, from?.createdAt, from?.id],
    queryFn: async ({ signal }) => {
      const cursor = from ? { before: from.createdAt, beforeId: from.id } : {};
      try {
        // One more than is shown tells whether there is another page.
        return await load({ ...cursor, limit: PAGE_SIZE + 1 }, signal);
      } catch (failure) {
        // The role was taken away: the page is to say so.
        if (failure instanceof CallError && failure.status === 403)
          client.invalidateQueries({ queryKey: USER_KEY });
        throw failure;
      }
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const { data } = page;
  const rows = data?.slice(0, PAGE_SIZE);
  const last = rows?.at(-1);
  const hasMore = (data?.length ?? 0) > PAGE_SIZE;
  return {
    page,
    rows,
    first: ends.length * PAGE_SIZE + 1,
    onPrevious: ends.length > 0 ? () => setEnds(ends.slice(0, -1)) : null,
    onNext: hasMore && last ? () => setEnds([...ends, last]) : null,
  };
}
