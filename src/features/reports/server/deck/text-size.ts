/** Points of an inch. */
const INCH = 72;
/** The share of its size that a sign takes on a line on average, with room for other fonts. */
const SIGN = 0.53;
const LINE = 1.2;

const signsOnLine = (size: number, width: number) => (width * INCH) / (size * SIGN);

/** How many lines a text takes in `width` inches. */
const linesOf = (text: string, size: number, width: number) =>
  Math.max(1, Math.ceil(text.length / signsOnLine(size, width)));

/** The largest of the sizes, largest first, at which `rows` fit in `height` inches; else the smallest. */
function largestFitting(
  sizes: readonly [number, ...number[]],
  height: number,
  heightAt: (size: number) => number,
): number {
  return sizes.find((size) => heightAt(size) <= height * INCH) ?? sizes.at(-1) ?? sizes[0];
}

const POINT_SIZES = [26, 24, 22, 20, 18, 16] as const;

/** The size of paragraphs under each other, `gap` points apart. */
export const pointSize = (
  points: readonly string[],
  { width, height, gap }: { width: number; height: number; gap: number },
) =>
  largestFitting(POINT_SIZES, height, (size) =>
    points.reduce((sum, each) => sum + linesOf(each, size, width) * size * LINE + gap, 0),
  );

const TABLE_SIZES = [20, 18, 16, 14] as const;

/** The size of a table's text, by the widths of its columns and what stands over and under a line. */
export const tableSize = (
  rows: readonly (readonly string[])[],
  { widths, height, padding }: { widths: readonly number[]; height: number; padding: number },
) =>
  largestFitting(TABLE_SIZES, height, (size) =>
    rows.reduce((sum, row) => {
      const lines = row.map((text, place) => linesOf(text, size, widths[place] ?? 1));
      return sum + Math.max(...lines) * size * LINE + padding * INCH;
    }, 0),
  );

/** The size at which the longest of the figures stands on one line of `width` inches. */
export const figureSize = (figures: readonly string[], width: number) => {
  const longest = Math.max(1, ...figures.map((each) => each.length));
  return Math.max(14, Math.min(40, Math.floor((width * INCH) / (longest * SIGN))));
};
