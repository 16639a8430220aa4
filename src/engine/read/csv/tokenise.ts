/** How a text file separates and quotes its values. */
export interface Dialect {
  /** One or more characters; empty where the file has one value a line. */
  delimiter: string;
  quote: '"' | "'" | '';
  /** True where `\"` inside quotes means a quote. */
  backslash: boolean;
}

export interface Record {
  cells: string[];
  /** Offset of the first character, and of the first character after the line end. */
  start: number;
  next: number;
  /** Number of physical lines the record takes. */
  lines: number;
  /** False where a quote stood where none belongs, or was never closed. */
  clean: boolean;
}

const LF = 10;
const CR = 13;
const SPACE = 32;
/** A quoted value never runs over more lines than this; beyond it the quote was a slip. */
const maxLinesInValue = 200;
/** Nor does it hold more stray quotes than this; fewer where the file has shown that its quotes are slips. */
const maxStrayQuotes = 64;
const fewStrayQuotes = 3;
const slipsToLearn = 100;

/** True where lines end with CR alone, as in files from old Macs. */
export function endsLinesWithCr(text: string): boolean {
  const sample = text.slice(0, 200_000);
  let lone = 0;
  let feeds = 0;
  for (let i = 0; i < sample.length; i++) {
    const code = sample.charCodeAt(i);
    if (code === LF) feeds++;
    else if (code === CR && sample.charCodeAt(i + 1) !== LF) lone++;
  }
  return lone > feeds;
}

/** Reads records one by one; a record never throws, it tells by `clean` that it was odd. */
export class Tokeniser {
  readonly text: string;
  readonly dialect: Dialect;
  readonly crOnly: boolean;
  private readonly delimiterCode: number;
  private readonly delimiterRest: string;
  private readonly quoteCode: number;
  private slips = 0;
  private feedFrom = 0;
  private feedAt = -1;

  constructor(text: string, dialect: Dialect, crOnly = endsLinesWithCr(text)) {
    this.text = text;
    this.dialect = dialect;
    this.crOnly = crOnly;
    this.delimiterCode = dialect.delimiter === '' ? -1 : dialect.delimiter.charCodeAt(0);
    this.delimiterRest = dialect.delimiter.slice(1);
    this.quoteCode = dialect.quote === '' ? -1 : dialect.quote.charCodeAt(0);
  }

  /** Reads the record that starts at `start`. With `literal`, quotes are ordinary characters. */
  record(start: number, literal = false): Record {
    const record: Record = { cells: [], start, next: start, lines: 1, clean: true };
    let at = start;
    for (;;) {
      const opening = literal ? -1 : this.openingQuote(at);
      if (opening >= 0) {
        const end = this.quoted(opening + 1, record);
        if (end < 0) return this.spoilt(start);
        at = end;
      } else {
        at = this.plain(at, record);
      }
      if (this.isDelimiter(at)) {
        at += this.dialect.delimiter.length;
        continue;
      }
      record.next = this.afterLineEnd(at);
      return record;
    }
  }

  /** The physical line at `start` with every quote taken literally. */
  private spoilt(start: number): Record {
    this.slips++;
    const record = this.record(start, true);
    record.clean = false;
    return record;
  }

  isDelimiter(at: number): boolean {
    if (this.text.charCodeAt(at) !== this.delimiterCode) return false;
    return this.delimiterRest === '' || this.text.startsWith(this.delimiterRest, at + 1);
  }

  isLineEnd(at: number): boolean {
    const code = this.text.charCodeAt(at);
    if (code === LF) return true;
    return code === CR && (this.crOnly || this.text.charCodeAt(at + 1) === LF);
  }

  afterLineEnd(at: number): number {
    if (at >= this.text.length) return at;
    return this.text.charCodeAt(at) === CR && this.text.charCodeAt(at + 1) === LF ? at + 2 : at + 1;
  }

  /** Place of the quote that opens the value at `at`, or -1. */
  private openingQuote(at: number): number {
    if (this.quoteCode < 0) return -1;
    let i = at;
    if (this.delimiterCode !== SPACE) while (this.text.charCodeAt(i) === SPACE) i++;
    return this.text.charCodeAt(i) === this.quoteCode ? i : -1;
  }

  private plain(from: number, record: Record): number {
    const { text, delimiterCode } = this;
    let at = from;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === delimiterCode && this.isDelimiter(at)) break;
      if ((code === LF || code === CR) && this.isLineEnd(at)) break;
    }
    record.cells.push(from === at ? '' : text.slice(from, at));
    return at;
  }

  /** Reads to the closing quote; returns the place after it, or -1 where it is never closed. */
  private quoted(from: number, record: Record): number {
    const { text } = this;
    const quote = this.dialect.quote;
    let value = '';
    let part = from;
    let strays = 0;
    for (let at = from; ; ) {
      const found = text.indexOf(quote, at);
      if (found < 0) return -1;
      if (this.dialect.backslash && this.isEscaped(found, part)) {
        value += `${text.slice(part, found - 1)}${quote}`;
        part = found + 1;
        at = part;
        continue;
      }
      if (text.charCodeAt(found + 1) === this.quoteCode) {
        value += text.slice(part, found + 1);
        part = found + 2;
        at = part;
        continue;
      }
      const end = this.closes(found);
      if (end >= 0) {
        value += text.slice(part, found);
        record.cells.push(value);
        return this.countLines(from, found, record) ? end : -1;
      }
      record.clean = false;
      if (++strays > (this.slips > slipsToLearn ? fewStrayQuotes : maxStrayQuotes)) return -1;
      at = found + 1;
      if (found - from > 100_000 && !this.countLines(from, found, { ...record })) return -1;
    }
  }

  private isEscaped(quoteAt: number, from: number): boolean {
    let slashes = 0;
    for (let i = quoteAt - 1; i >= from && this.text.charCodeAt(i) === 92; i--) slashes++;
    return slashes % 2 === 1;
  }

  /** A quote closes its value when a delimiter or line end follows; spaces between are let pass. */
  private closes(quoteAt: number): number {
    let at = quoteAt + 1;
    if (this.delimiterCode !== SPACE) while (this.text.charCodeAt(at) === SPACE) at++;
    return at >= this.text.length || this.isDelimiter(at) || this.isLineEnd(at) ? at : -1;
  }

  private countLines(from: number, to: number, record: Record): boolean {
    let lines = 0;
    for (let i = this.nextFeed(from); i < to; i = this.nextFeed(i + 1)) {
      if (++lines > maxLinesInValue) return false;
    }
    record.lines += lines;
    return true;
  }

  /** Place of the next line feed; remembered, since on one long line every value would ask anew. */
  private nextFeed(from: number): number {
    if (from < this.feedFrom || from > this.feedAt) {
      const found = this.text.indexOf(this.crOnly ? '\r' : '\n', from);
      this.feedFrom = from;
      this.feedAt = found < 0 ? Number.POSITIVE_INFINITY : found;
    }
    return this.feedAt;
  }
}
