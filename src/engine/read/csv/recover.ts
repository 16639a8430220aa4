import type { Row } from '../../table/cell.ts';
import { shapeOf } from '../rows/value-shape.ts';
import { type Record, Tokeniser } from './tokenise.ts';

/** Longer lines are not read again and again. */
const longestMended = 20_000;
const strayQuote = 'ett ensamt citattecken lästes som ett vanligt tecken';

export type Recovered = Record & { fault?: NonNullable<Row['fault']> };

/**
 * A record of the wrong width: a quote that was never meant as one, or another delimiter on this
 * line only. What has exactly the right width is taken; else one physical line is given up, so
 * that the rows after it survive.
 */
export function recover(tokeniser: Tokeniser, record: Record, width: number): Recovered {
  const spread = record.lines > 1;
  if (record.cells.length === width && record.clean) return record;
  if (record.cells.length === width && !spread) {
    return { ...record, fault: { repaired: true, text: strayQuote } };
  }
  if (!record.clean || spread) {
    const mended = withLiteralQuote(tokeniser, record, width);
    if (mended) return mended;
  }
  if (spread && (!record.clean || swallowsRows(tokeniser, record, width))) {
    return lineAlone(tokeniser, record);
  }
  const other =
    withinQuotes(tokeniser, record, width) ?? withOtherDelimiter(tokeniser, record, width);
  return other ?? withNextLines(tokeniser, record, width) ?? record;
}

/** A row is broken into no more lines than this. */
const mostPieces = 4;

/**
 * A text without quotes may hold a line break: the pieces are one row where they have its number of values together, the
 * break stands between words, and the first and the last piece both have a number or a day.
 */
function withNextLines(tokeniser: Tokeniser, record: Record, width: number): Recovered | null {
  if (!isPiece(record, width) || record.cells.length < 2 || !hasValue(record)) return null;
  let whole = record;
  for (let pieces = 2; pieces <= mostPieces && whole.next < tokeniser.text.length; pieces++) {
    const next = tokeniser.record(whole.next);
    const cells = joinedAt(whole.cells, next.cells);
    if (!isPiece(next, width) || cells === null || cells.length > width) return null;
    whole = { ...whole, cells, next: next.next, lines: whole.lines + 1 };
    if (cells.length === width)
      return hasValue(next) ? { ...whole, fault: { repaired: true, text: brokenLine } } : null;
  }
  return null;
}

const brokenLine = 'en radbrytning i texten delade raden, och delarna lästes ihop';

const isPiece = ({ cells, clean, lines }: Record, width: number) =>
  clean && lines === 1 && cells.length < width;

const hasValue = ({ cells }: Record) =>
  cells.some((cell) => ['number', 'date'].includes(shapeOf(cell)));

/** Cells of two lines with the text that the break stands in as one; null where it stands beside no words. */
function joinedAt(above: readonly string[], below: readonly string[]): string[] | null {
  const [last = '', first = ''] = [above.at(-1), below[0]];
  if (![last, first].every((cell) => shapeOf(cell) === 'text' || /^\p{L}+$/u.test(cell.trim())))
    return null;
  return [...above.slice(0, -1), `${last} ${first}`, ...below.slice(1)];
}

/** Tries each opening quote of the line as an ordinary character, and reads the line again. */
function withLiteralQuote(tokeniser: Tokeniser, record: Record, width: number): Recovered | null {
  const { text, dialect } = tokeniser;
  const end = lineEnd(tokeniser, record.start);
  if (end - record.start > longestMended) return null;
  const line = text.slice(record.start, end);
  const openings = openingQuotes(line, dialect.delimiter, dialect.quote);
  for (const place of openings) {
    const marked = `${line.slice(0, place)}\u0001${line.slice(place + 1)}`;
    const again = new Tokeniser(marked, dialect, tokeniser.crOnly).record(0);
    if (again.cells.length !== width || !again.clean || again.lines > 1) continue;
    const cells = again.cells.map((cell) => cell.replaceAll('\u0001', dialect.quote));
    return {
      ...again,
      cells,
      start: record.start,
      next: tokeniser.afterLineEnd(end),
      fault: { repaired: true, text: strayQuote },
    };
  }
  return null;
}

const mostOpenings = 40;

/** Places of quotes that open a value: at the line's start or after a delimiter and spaces. */
function openingQuotes(line: string, delimiter: string, quote: string): number[] {
  const places: number[] = [];
  if (quote === '') return places;
  const mark = delimiter.trim() === '' ? delimiter : delimiter.trim();
  for (
    let i = line.indexOf(quote);
    i >= 0 && places.length < mostOpenings;
    i = line.indexOf(quote, i + 1)
  ) {
    let before = i;
    while (before > 0 && line[before - 1] === ' ' && mark !== ' ') before--;
    if (before === 0 || line.endsWith(mark, before)) places.push(i);
  }
  return places;
}

function lineEnd(tokeniser: Tokeniser, start: number): number {
  let at = start;
  while (at < tokeniser.text.length && !tokeniser.isLineEnd(at)) at++;
  return at;
}

/** True where a later line of the record is a whole row by itself. */
function swallowsRows(tokeniser: Tokeniser, record: Record, width: number): boolean {
  if (width < 2) return false;
  let at = tokeniser.afterLineEnd(lineEnd(tokeniser, record.start));
  while (at < record.next) {
    const end = lineEnd(tokeniser, at);
    const alone = new Tokeniser(
      tokeniser.text.slice(at, end),
      tokeniser.dialect,
      tokeniser.crOnly,
    ).record(0);
    if (alone.clean && alone.cells.length === width) return true;
    at = tokeniser.afterLineEnd(end);
  }
  return false;
}

function lineAlone(tokeniser: Tokeniser, record: Record): Recovered {
  const end = lineEnd(tokeniser, record.start);
  const literal = new Tokeniser(
    tokeniser.text.slice(record.start, end),
    tokeniser.dialect,
    tokeniser.crOnly,
  ).record(0, true);
  return {
    ...literal,
    start: record.start,
    next: tokeniser.afterLineEnd(end),
    lines: 1,
    clean: false,
    fault: { repaired: false, text: 'ett citattecken öppnas men stängs aldrig' },
  };
}

/** One line that a spreadsheet quoted whole, since it had quotes of its own, where what is in it has exactly the right width. */
function withinQuotes(tokeniser: Tokeniser, record: Record, width: number): Recovered | null {
  const [whole = '', ...rest] = record.cells;
  const { text, dialect, crOnly } = tokeniser;
  const isWhole = record.lines === 1 && rest.every((cell) => cell === '') && dialect.quote !== '';
  if (width < 3 || !isWhole || whole.length > longestMended) return null;
  if (text[record.start] !== dialect.quote || !whole.includes(dialect.delimiter)) return null;
  const again = new Tokeniser(whole, dialect, crOnly).record(0);
  if (again.cells.length !== width || !again.clean) return null;
  return {
    ...again,
    start: record.start,
    next: record.next,
    fault: { repaired: true, text: 'hela raden stod inom citattecken' },
  };
}

// No space: a sentence below the table has as many words as the table columns by chance.
const otherDelimiters = [';', ',', '\t', '|'];

/** One line that uses another delimiter than the rest, where that gives exactly the right width. */
function withOtherDelimiter(tokeniser: Tokeniser, record: Record, width: number): Recovered | null {
  if (width < 3 || record.lines > 1 || record.cells.length > Math.ceil(width / 2)) return null;
  const end = lineEnd(tokeniser, record.start);
  if (end - record.start > longestMended) return null;
  const line = tokeniser.text.slice(record.start, end);
  for (const delimiter of otherDelimiters) {
    if (delimiter === tokeniser.dialect.delimiter || !line.includes(delimiter)) continue;
    const again = new Tokeniser(line, { ...tokeniser.dialect, delimiter }, tokeniser.crOnly).record(
      0,
    );
    if (again.cells.length !== width || !again.clean) continue;
    return {
      ...again,
      start: record.start,
      next: record.next,
      fault: { repaired: true, text: 'raden hade en annan avgränsare än resten av filen' },
    };
  }
  return null;
}
