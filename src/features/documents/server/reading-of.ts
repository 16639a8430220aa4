import { createHash } from 'node:crypto';
import type { ReadOverrides } from '#engine/table/overrides.ts';

/**
 * A name for the reading that these choices give of a file: equal choices give equal names, in
 * whatever order they were made. An analysis remembers it, so that receipts never show other rows.
 */
export function readingOf(overrides: ReadOverrides): string {
  const { roles = {}, choices, ...rest } = overrides;
  const sorted = (value: object) =>
    Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const text = JSON.stringify([sorted(rest), sorted(roles), ...(choices ? [sorted(choices)] : [])]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
