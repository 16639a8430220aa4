import type { Figure } from '../facts/fact.ts';
import { type Segment, segmentsOf } from './figure-segments.ts';

export interface Run extends Segment {
  strong: boolean;
}

export interface Line {
  /** Index of the line in the text, and of what follows its `## `, `- ` or `1. `. */
  start: number;
  from: number;
  /** Of a numbered line; null for others. */
  number: number | null;
  runs: Run[];
}

export interface Block {
  kind: 'heading' | 'list' | 'numbered' | 'text';
  lines: Line[];
}

const BOLD = '**';
const MARKER = /^\s*(?:(#{1,6})|[-*•]|(\d{1,2})[.)])\s+/;
/** A numbered line that is longer, or ends as a sentence does, is no heading. */
const LONGEST_HEADING = 80;
/** `Nästa steg: ring kunden`: what it is about, before what it says of it. */
const LABEL = /^(\p{Lu}[^:.!?\n]{1,30}:)\s/u;

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

interface Marked {
  kind: Block['kind'];
  /** Signs before what is said. */
  length: number;
  number: number | null;
}

function markOf(raw: string): Marked {
  const marker = MARKER.exec(raw);
  if (marker === null) return { kind: 'text', length: 0, number: null };
  const [{ length }, heading, number] = marker;
  if (heading !== undefined) return { kind: 'heading', length, number: null };
  if (number === undefined) return { kind: 'list', length, number: null };
  return { kind: 'numbered', length, number: Number(number) };
}

/** A numbered line over a text is its heading; one among numbered lines is an item of their list. */
function isNumberedHeading(lines: readonly string[], index: number): boolean {
  const line = lines[index]?.trimEnd() ?? '';
  const next = lines.slice(index + 1).find((each) => each.trim() !== '');
  return (
    line.length <= LONGEST_HEADING &&
    !/[.!?:;,]$/.test(line) &&
    next !== undefined &&
    markOf(next).kind === 'text'
  );
}

/** A text that begins with a label has it in bold. */
function labelled(runs: Run[]): Run[] {
  const [first, ...others] = runs;
  const label = first && !first.strong && first.factId === null && LABEL.exec(first.text)?.[1];
  if (!first || !label) return runs;
  const rest = {
    ...first,
    start: first.start + label.length,
    text: first.text.slice(label.length),
  };
  return [{ ...first, text: label, strong: true }, rest, ...others];
}

/**
 * A text with `## ` headings, numbered headings, `- ` and `1. ` list items, `Label: text` and `**`
 * bold as blocks, with figures moved along. All else, HTML tags included, is plain text.
 */
export function formattedBlocks(text: string, figures: readonly Figure[]): Block[] {
  const blocks: Block[] = [];
  const lines = text.split('\n');
  let start = 0;
  let joined = false;
  for (const [index, raw] of lines.entries()) {
    const mark = markOf(raw);
    const isHeading = mark.kind === 'numbered' && isNumberedHeading(lines, index);
    // A heading keeps its number, which is part of what it says.
    const { kind, length } = isHeading ? { kind: 'heading' as const, length: 0 } : mark;
    const from = start + length;
    const runs = runsOf(raw.slice(length).trimEnd(), from, figures);
    const number = isHeading ? null : mark.number;
    const line = { start, from, number, runs: kind === 'text' ? labelled(runs) : runs };
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
