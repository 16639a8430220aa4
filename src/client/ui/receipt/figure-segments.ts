import type { Figure } from '#engine/facts/fact.ts';

export interface Segment {
  text: string;
  /** The fact whose figure this piece is; null for the words between. */
  factId: string | null;
  /** Where the piece begins. */
  start: number;
}

/**
 * Cuts a text at its figures. The pieces always join to exactly the text: places outside it, empty
 * ones and overlapping ones are read as words.
 */
export function segmentsOf(text: string, figures: readonly Figure[]): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  const words = (to: number) => {
    if (to > from) segments.push({ text: text.slice(from, to), factId: null, start: from });
  };
  for (const { start, end, factId } of [...figures].sort((a, b) => a.start - b.start)) {
    if (start < from || end <= start || end > text.length) continue;
    words(start);
    segments.push({ text: text.slice(start, end), factId, start });
    from = end;
  }
  words(text.length);
  return segments;
}

/** Figures by the path of the text they stand in. */
export function figuresByPath(figures: readonly Figure[]): Map<string, Figure[]> {
  const byPath = new Map<string, Figure[]>();
  for (const figure of figures) {
    const there = byPath.get(figure.path);
    if (there) there.push(figure);
    else byPath.set(figure.path, [figure]);
  }
  return byPath;
}
