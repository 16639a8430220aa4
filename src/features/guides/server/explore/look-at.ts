import type { GuideId } from '#contract/guides.ts';
import type { TableOf, TableSource } from './open-view.ts';

/** A table that is stored: what it is known by, and what it is opened from while `work` goes on. */
export interface StoredView {
  guide: GuideId;
  key: string;
  withSource<T>(work: (source: TableSource) => Promise<T>): Promise<T>;
}

/**
 * Looks at a table where a child process has it open from before, else at what it is opened from: to fetch, unseal
 * and hand over a large table takes longer than to look at it. `look` gives null where it is not open and has no source.
 */
export async function lookAt<T>(
  { guide, key, withSource }: StoredView,
  look: (table: TableOf & { guide: GuideId }) => Promise<T | null>,
): Promise<T> {
  const found =
    (await look({ guide, key, source: null })) ??
    (await withSource((source) => look({ guide, key, source })));
  if (found === null) throw new Error('a table with a source can be looked at');
  return found;
}
