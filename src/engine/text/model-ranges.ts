/** Where in a text sentences of a model stand. */
export interface TextRange {
  start: number;
  end: number;
}

/** A part of a text that is wholly within the ranges, or wholly outside them. */
export interface RangedPart {
  text: string;
  start: number;
  isWithin: boolean;
}

/** Cuts a part of a text, which begins at `start`, where ranges of the text begin and end. */
export function partsByRange(
  text: string,
  start: number,
  ranges: readonly TextRange[],
): RangedPart[] {
  const end = start + text.length;
  const cuts = ranges
    .flatMap((range) => [range.start, range.end])
    .filter((cut) => cut > start && cut < end);
  const edges = [start, ...new Set(cuts.sort((a, b) => a - b)), end];
  return edges.slice(0, -1).map((from, at) => {
    const to = edges[at + 1] ?? end;
    return {
      text: text.slice(from - start, to - start),
      start: from,
      isWithin: ranges.some((range) => range.start <= from && to <= range.end),
    };
  });
}
