import { detectDialect } from './dialect.ts';
import { readRows } from './text-rows.ts';

/** Lines looked at. */
const SAMPLE_LINES = 400;
const SAMPLE_CHARACTERS = 64 * 1024;
/** Wrapped lines that are no chance. */
const FEWEST = 3;
/** Share of the rows of several values, and of all, that must be of one width once unwrapped. */
const EVEN = 0.9;
const MOST = 0.5;

/** Lines that are one quoted value, with the separators that a spreadsheet adds for empty cells. */
const wrappedLines = /^"((?:[^"\r\n]|"")*)"[;,\t]*$/gm;

/**
 * Text whose lines a spreadsheet has each quoted as one value, without those quotes: so it writes a list that it had not
 * split into columns, all of its lines or those that had quotes of their own. Any other text as it is.
 */
export function unwrapLines(text: string): string {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  const lines = sample.split(/\r\n|\n|\r/, SAMPLE_LINES).filter((line) => line.trim() !== '');
  const wrapped = lines.filter((line) => line.search(wrappedLines) === 0);
  if (wrapped.length < FEWEST) return text;
  const start = unwrap(lines.join('\n'));
  const dialect = detectDialect(start);
  if (dialect.width < 2) return text;
  const { rows } = readRows(start, { ...dialect, crOnly: false });
  // Titles are of one value.
  const split = rows.filter(({ cells }) => cells.length > 1);
  const even = split.filter(({ cells }) => cells.length === dialect.width);
  if (even.length < split.length * EVEN || even.length < rows.length * MOST) return text;
  return unwrap(text);
}

const unwrap = (text: string): string =>
  text.replace(wrappedLines, (_, inner: string) => inner.replaceAll('""', '"'));
