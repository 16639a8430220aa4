import type { Figure } from '../facts/fact.ts';
import { type Segment, segmentsOf } from './figure-segments.ts';

export interface Run extends Segment {
  strong: boolean;
}

export interface Line {
  /** Index of the line in the text. */
  start: number;
  runs: Run[];
}

export interface Block {
  kind: 'heading' | 'list' | 'text';
  lines: Line[];
}

const BOLD = '**';
const MARKER = /^\s*(?:(#{1,6})|[-*•])\s+/;

interface Piece {
  text: string;
  /** Index without the `**` marks, and with them. */
  start: number;
  rawStart: number;
  strong: boolean;
}

/** A line split at its `**`; unclosed marks are kept as text. */
function boldPieces(raw: string): Piece[] {
  const texts = raw.split(BOLD);
  if (texts.length % 2 === 0) texts.push(texts.splice(-2).join(BOLD));
  let start = 0;
  return texts.map((text, index) => {
    const piece = { text, start, rawStart: start + index * BOLD.length, strong: index % 2 === 1 };
    start += text.length;
    return piece;
  });
}

/** Figures at their positions after the marks are removed; one that spans a mark becomes words. */
function movedFigures(pieces: readonly Piece[], from: number, figures: readonly Figure[]) {
  return figures.flatMap((figure) => {
    const [start, end] = [figure.start - from, figure.end - from];
    const piece = pieces.find(
      ({ rawStart, text }) => start >= rawStart && end <= rawStart + text.length,
    );
    if (piece === undefined) return [];
    const moved = piece.rawStart - piece.start;
    return { ...figure, start: start - moved, end: end - moved };
  });
}

function runsOf(raw: string, from: number, figures: readonly Figure[]): Run[] {
  const pieces = boldPieces(raw);
  const plain = pieces.map(({ text }) => text).join('');
  return segmentsOf(plain, movedFigures(pieces, from, figures)).flatMap((segment) => {
    const end = segment.start + segment.text.length;
    const within = pieces.filter(
      (piece) => piece.start < end && piece.start + piece.text.length > segment.start,
    );
    if (segment.factId !== null) return { ...segment, strong: within[0]?.strong ?? false };
    return within.map(({ start, text, strong }) => {
      const first = Math.max(start, segment.start);
      const last = Math.min(start + text.length, end);
      return { ...segment, start: first, text: plain.slice(first, last), strong };
    });
  });
}

/**
 * A text with `## ` headings, `- ` list items and `**` bold as blocks, with figures moved along.
 * All else, HTML tags included, is plain text.
 */
export function formattedBlocks(text: string, figures: readonly Figure[]): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let joined = false;
  for (const raw of text.split('\n')) {
    const marker = MARKER.exec(raw);
    const kind = marker === null ? 'text' : marker[1] === undefined ? 'list' : 'heading';
    const from = start + (marker?.[0].length ?? 0);
    const line = { start, runs: runsOf(raw.slice(from - start).trimEnd(), from, figures) };
    start += raw.length + 1;
    if (raw.trim() === '') {
      joined = false;
      continue;
    }
    const last = blocks.at(-1);
    if (joined && last?.kind === kind && kind !== 'heading') last.lines.push(line);
    else blocks.push({ kind, lines: [line] });
    joined = true;
  }
  return blocks;
}
