import { createHash } from 'node:crypto';

/** So long figures are there after they were asked for: an owner answers five questions meanwhile. */
const LINGER_MS = 5 * 60_000;

let last: { key: string; figures: Promise<unknown>; timer: NodeJS.Timeout } | null = null;

/** The fields of an object by name: those that have been stored come in another order. */
const byName = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Nothing is there any more: what is asked for next is computed. */
export function forgetFigures(): void {
  if (last !== null) clearTimeout(last.timer);
  last = null;
}

/**
 * What was last computed of the same in this process, or what `compute` gives. Only the last is there, for five minutes: the
 * first picture of a file and its analysis are of the same figures. `of` is all that they depend on, as it can be stored.
 */
export async function figuresOnce<Figures>(
  of: readonly unknown[],
  compute: () => Promise<Figures>,
): Promise<Figures> {
  const key = createHash('sha256').update(JSON.stringify(of, byName)).digest('base64');
  if (last?.key !== key) {
    forgetFigures();
    last = { key, figures: compute(), timer: setTimeout(forgetFigures, LINGER_MS).unref() };
  }
  const { figures, timer } = last;
  timer.refresh();
  try {
    // It is of the same guide, and so of its type.
    return (await figures) as Figures;
  } catch (error) {
    if (last?.key === key) forgetFigures();
    throw error;
  }
}
