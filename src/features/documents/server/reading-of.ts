import { createHash } from 'node:crypto';
import type { ReadOverrides } from '#engine/table/overrides.ts';

/**
 * A hash of the choices a file was read with, independent of their order. An analysis stores it, so
 * that its receipts never show rows of another reading.
 */
export function readingOf(overrides: ReadOverrides): string {
  const { roles = {}, choices, ...rest } = overrides;
  const sorted = (value: object) =>
    Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const text = JSON.stringify([sorted(rest), sorted(roles), ...(choices ? [sorted(choices)] : [])]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
