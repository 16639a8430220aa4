import type { Figure } from '../facts/fact.ts';

export interface Segment {
  text: string;
  /** The fact whose figure this segment is; null for words. */
  factId: string | null;
  /** Index in the text. */
  start: number;
  /** Punctuation kept on the figure's line: `(` before it, `).` after it. */
  before: string;
  after: string;
}

const OPENING = /[(”"+−]+$/;
const CLOSING = /^[.,;:!?)”"]+/;
/** In names, which have any space there: "1 kg" was parted at the end of a line. Our own figures have one that keeps. */
const BEFORE_UNIT =
  /(?<=\d) (?=(?:kg|hg|g|mg|ton|l|dl|cl|ml|km|m|dm|cm|mm|m²|m³|tum|st|tim|h|kWh|kW|W|kB|MB|GB)(?![\p{L}\d]))/gu;

/** The hyphen of a word that is one, at which it was parted. */
const IN_WORD = /(?<=\bSIE)-(?=fil)/gu;

function piece(text: string, start: number, factId: string | null): Segment {
  return { text, factId, start, before: '', after: '' };
}

/** A text whose numbers stay on the line of their units, and some words on one line; as long as it was. */
export function unitsKept(text: string): string {
  return text.replace(BEFORE_UNIT, '\u00a0').replace(IN_WORD, '\u2011');
}

/**
 * Splits a text at its figures. The segments always join to exactly the text, with its units kept:
 * figures outside it, empty or overlapping, are treated as words.
 */
export function segmentsOf(written: string, figures: readonly Figure[]): Segment[] {
  const text = unitsKept(written);
  const segments: Segment[] = [];
  let from = 0;
  for (const { start, end, factId } of [...figures].sort((a, b) => a.start - b.start)) {
    if (start < from || end <= start || end > text.length) continue;
    segments.push(piece(text.slice(from, start), from, null));
    segments.push(piece(text.slice(start, end), start, factId));
    from = end;
  }
  segments.push(piece(text.slice(from), from, null));
  for (const [place, figure] of segments.entries()) {
    if (figure.factId !== null) takeSigns(figure, segments[place - 1], segments[place + 1]);
  }
  return segments.filter((segment) => segment.text !== '');
}

/** Keeps punctuation that belongs to a figure on the figure's line. */
function takeSigns(
  figure: Segment,
  previous: Segment | undefined,
  next: Segment | undefined,
): void {
  if (previous?.factId === null) {
    figure.before = OPENING.exec(previous.text)?.[0] ?? '';
    previous.text = previous.text.slice(0, previous.text.length - figure.before.length);
  }
  if (next?.factId === null) {
    figure.after = CLOSING.exec(next.text)?.[0] ?? '';
    next.text = next.text.slice(figure.after.length);
    next.start += figure.after.length;
  }
}

/** Figures by the path of their text. */
export function figuresByPath(figures: readonly Figure[]): Map<string, Figure[]> {
  const byPath = new Map<string, Figure[]>();
  for (const figure of figures) {
    const there = byPath.get(figure.path);
    if (there) there.push(figure);
    else byPath.set(figure.path, [figure]);
  }
  return byPath;
}
