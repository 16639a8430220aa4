import { shapeOf } from '../rows/value-shape.ts';
import { type Dialect, endsLinesWithCr, Tokeniser } from './tokenise.ts';

export interface DetectedDialect extends Dialect {
  /** Values a row should have: the commonest number among the sampled rows. */
  width: number;
  /** Offset after a first line `sep=;`, else 0. */
  start: number;
  crOnly: boolean;
}

const sampleSize = 64 * 1024;
const sampleRecords = 400;
/** Lines looked at however long they are. */
const leastLines = 20;

/** Delimiters tried, with how likely each is before the file is looked at. */
const candidates: [delimiter: string, prior: number][] = [
  [';', 1],
  [',', 1],
  ['\t', 1],
  ['|', 0.95],
  ['\t\t', 0.95],
  [', ', 1.02],
  ['; ', 1.02],
  ['\\t', 0.9],
  ['^', 0.8],
  ['~', 0.8],
  ['§', 0.8],
  ['¤', 0.8],
  [':', 0.6],
  [' ', 0.75],
  ['#', 0.6],
  ['*', 0.6],
  ['&', 0.6],
];

/** Tells delimiter, quote character and width from the first part of a text. */
export function detectDialect(text: string): DetectedDialect {
  const crOnly = endsLinesWithCr(text);
  const declared = /^\s*"?sep=(.)"?[ \t]*(?:\r\n|\n|\r|$)/i.exec(text);
  if (declared) {
    const delimiter = declared[1] ?? ';';
    return finish(text, declared[0].length, delimiter, crOnly);
  }
  const sample = cutAtLine(text, 0, crOnly);
  const lines = sample.split(crOnly ? '\r' : '\n').filter((line) => line.trim() !== '');
  if (lines.filter((line) => shapeOf(line) === 'date').length > lines.length * 0.8) {
    return finish(text, 0, '', crOnly);
  }
  let best: { delimiter: string; score: number } = { delimiter: '', score: 0 };
  for (const [delimiter, prior] of candidates) {
    const having = lines.filter((line) => line.includes(delimiter)).length;
    if (having === 0 || having < lines.length * 0.3) continue;
    const score =
      prior *
      scoreOf(sample, { delimiter, quote: quoteFor(sample, delimiter), backslash: false }, crOnly);
    if (score > best.score + 1e-9) best = { delimiter, score };
  }
  return finish(text, 0, best.score > 0.03 ? best.delimiter : '', crOnly);
}

function finish(text: string, start: number, delimiter: string, crOnly: boolean): DetectedDialect {
  const sample = cutAtLine(text, start, crOnly);
  const quote = quoteFor(sample, delimiter);
  const dialect = { delimiter, quote, backslash: usesBackslash(sample, quote) };
  return { ...dialect, width: commonWidth(sample, dialect, crOnly), start, crOnly };
}

function cutAtLine(text: string, start: number, crOnly: boolean): string {
  if (text.length - start <= sampleSize) return text.slice(start);
  const feed = crOnly ? '\r' : '\n';
  let least = start;
  for (let n = 0; n < leastLines && least < start + 4_000_000; n++) {
    const next = text.indexOf(feed, least + 1);
    if (next < 0) return text.slice(start, start + 4_000_000);
    least = next;
  }
  const cut = Math.max(least, text.lastIndexOf(feed, start + sampleSize));
  return text.slice(start, cut > start ? cut + 1 : start + sampleSize);
}

/** Double quotes unless values open and close with single quotes and never with double ones. */
function quoteFor(sample: string, delimiter: string): '"' | "'" {
  const edge = delimiter === '' ? '(?:^|[\\r\\n])' : `(?:^|[\\r\\n]|${escapeRegExp(delimiter)})`;
  const count = (quote: string) => sample.match(new RegExp(`${edge} ?${quote}`, 'g'))?.length ?? 0;
  const single = count("'");
  if (single < 2) return '"';
  const closing =
    sample.match(new RegExp(`'(?:$|[\\r\\n]|${escapeRegExp(delimiter)})`, 'g'))?.length ?? 0;
  return closing >= single * 0.9 && single > count('"') * 2 ? "'" : '"';
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `\"` within values, where the file never doubles its quotes. */
function usesBackslash(sample: string, quote: string): boolean {
  const escaped = sample.split(`\\${quote}`).length - 1;
  if (escaped === 0) return false;
  const doubled =
    sample.match(new RegExp(`[^${quote}\\\\,;|\\t\\r\\n]${quote}${quote}`, 'g'))?.length ?? 0;
  return escaped > doubled;
}

function* records(sample: string, dialect: Dialect, crOnly: boolean) {
  const tokeniser = new Tokeniser(sample, dialect, crOnly);
  let at = 0;
  for (let n = 0; at < sample.length && n < sampleRecords; n++) {
    const record = tokeniser.record(at);
    at = record.next;
    if (record.cells.length === 1 && record.cells[0]?.trim() === '') continue;
    yield record;
  }
}

function commonWidth(sample: string, dialect: Dialect, crOnly: boolean): number {
  const counts = new Map<number, number>();
  for (const { cells } of records(sample, dialect, crOnly)) {
    counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  }
  let width = 1;
  let most = 0;
  for (const [cells, count] of counts) {
    const weight = cells === 1 ? count * 0.5 : count;
    if (weight > most || (weight === most && cells > width)) {
      most = weight;
      width = cells;
    }
  }
  return width;
}

const typeWeight = { empty: 0.6, number: 1, date: 1, code: 0.8, text: 0.65 };

/** Evenness of width times how much the values look like values; 0 for one column. */
function scoreOf(sample: string, dialect: Dialect, crOnly: boolean): number {
  const byWidth = new Map<number, number>();
  let rows = 0;
  let cells = 0;
  let typed = 0;
  let spoilt = 0;
  for (const record of records(sample, dialect, crOnly)) {
    rows++;
    if (!record.clean) spoilt++;
    byWidth.set(record.cells.length, (byWidth.get(record.cells.length) ?? 0) + 1);
    for (const cell of record.cells) {
      cells++;
      if (cells <= 20_000) typed += weigh(cell, dialect);
    }
  }
  if (rows === 0) return 0;
  let pattern = 0;
  for (const [width, count] of byWidth) {
    const share = count / rows;
    pattern += share * share * ((width - 1) / width);
  }
  const counted = Math.min(cells, 20_000);
  return pattern * (typed / counted) * (1 - (0.5 * spoilt) / rows);
}

/** `2025-01-01 – 2025-01-31` is one value, of which spaces leave the dash alone. */
const daysBetween = /^\s?\d{4}-\d\d-\d\d ?[-–] ?\d{4}-\d\d-\d\d\s?$/;

/** A value that still holds a common delimiter, half a pair of quotes or a lone dash, was split wrongly. */
function weigh(cell: string, { delimiter }: Dialect): number {
  const shape = shapeOf(cell);
  if (shape === 'number' || shape === 'date' || daysBetween.test(cell)) return 1;
  if (/[;\t|^~§]/.test(cell) || (delimiter === ' ' && /^[-–]$/.test(cell))) return 0.15;
  if (shape === 'text' && /^\d+ \d+$/.test(cell)) return 0.3;
  if (/^[ ]*"[^"]*$|^[^"]*"[ ]*$/.test(cell)) return 0.1;
  return typeWeight[shape];
}
