import { yearOfBlock } from '../../columns/types/year-headings.ts';
import { type Cell, cellText, isBlank, isBlankRow, type Row } from '../../table/cell.ts';
import { limits } from '../limits.ts';
import { type Body, emptyBody } from '../rows/body.ts';
import { ColumnBuilder, grown, hashNext, hashStart } from '../rows/column-builder.ts';
import {
  type HeaderNames,
  isAverageRow,
  isComparisonRow,
  isHeaderAgain,
  isNote,
  isTotalRow,
  leave,
  leaveAverage,
  leaveComparison,
  leaveTotal,
  mostRemembered,
} from '../rows/row-kinds.ts';
import {
  isAverageLabel,
  isComparisonLabel,
  isTotalLabel,
  isWorkedOutLabel,
} from '../rows/total-labels.ts';
import type { DetectedDialect } from './dialect.ts';
import { type Recovered, recover } from './recover.ts';
import { type ColumnShapes, inStep } from './row-fit.ts';
import { tooLong } from './text-rows.ts';
import { Tokeniser } from './tokenise.ts';

export interface BodyStart {
  /** Offset of the first character below the header, and the line it is on. */
  at: number;
  line: number;
  names: readonly string[];
  header: HeaderNames;
  shapes: ColumnShapes;
  /** Lines above the header. */
  title: readonly string[];
}

const LF = 10;
const CR = 13;
const SPACE = 32;

/**
 * Reads everything below the header of a text file straight into columns. Well-formed lines take a
 * short way without becoming strings; the others are mended, or left out with the reason.
 */
export function readBody(text: string, dialect: DetectedDialect, start: BodyStart): Body {
  return new BodyReader(text, dialect, start).read();
}

class BodyReader {
  private readonly text: string;
  private readonly dialect: DetectedDialect;
  private readonly start: BodyStart;
  private readonly width: number;
  private readonly tokeniser: Tokeniser;
  private readonly builders: ColumnBuilder[];
  private readonly body = emptyBody();
  private lines = new Int32Array(4096);
  private rows = 0;
  /** Ids of the line just read the short way, and how many of its cells are filled. */
  private readonly ids: Int32Array;
  private filled = 0;
  /** Rows that are notes if nothing but notes follows them. */
  private pending: Row[] = [];
  /** Line on which another table begins; nothing after it is this table. */
  private otherTable: number | null = null;

  constructor(text: string, dialect: DetectedDialect, start: BodyStart) {
    this.text = text;
    this.dialect = dialect;
    this.start = start;
    this.width = start.names.length;
    this.tokeniser = new Tokeniser(text, dialect, dialect.crOnly);
    const special = (value: string) =>
      start.header.written.has(value.trim()) ||
      isTotalLabel(value) ||
      isAverageLabel(value) ||
      isComparisonLabel(value) ||
      isWorkedOutLabel(value);
    this.builders = start.names.map(() => new ColumnBuilder(text, special));
    this.ids = new Int32Array(this.width);
  }

  read(): Body {
    const short = this.dialect.delimiter.length === 1;
    let { at, line } = this.start;
    while (at < this.text.length) {
      const next = short && this.otherTable === null ? this.shortWay(at) : -1;
      if (next >= 0) {
        if (this.filled > 0) {
          this.count();
          this.takeShort(line);
        }
        at = next;
        line++;
        continue;
      }
      const record = this.tokeniser.record(at);
      const odd = record.cells.length !== this.width || !record.clean;
      const row: Recovered = odd ? recover(this.tokeniser, record, this.width) : record;
      if (!isBlankRow(row.cells)) {
        this.count();
        this.take(asRow(row, line), row.next);
      }
      at = row.next;
      line += row.lines;
    }
    for (const note of this.pending) {
      leave(
        this.body,
        note,
        'footer',
        `Rad ${note.line} är en anmärkning under tabellen och inte en rad i den.`,
      );
    }
    const stores = this.builders.map((builder, c) =>
      builder.finish(c, this.start.names[c] ?? '', this.rows),
    );
    return { ...this.body, stores, lines: this.lines.slice(0, this.rows) };
  }

  private count(): void {
    this.body.inFile++;
    if (this.body.inFile > limits.rows) throw tooLong();
  }

  /** Reads one line without quotes and of the right width; -1 where it is not such a line. */
  private shortWay(from: number): number {
    const { text } = this;
    const delimiter = this.dialect.delimiter.charCodeAt(0);
    const quote = this.dialect.quote.charCodeAt(0);
    const { crOnly } = this.dialect;
    const last = this.width - 1;
    this.filled = 0;
    let at = from;
    for (let field = 0; ; field++) {
      const start = at;
      const first = text.charCodeAt(at);
      if (first === quote || first === SPACE) return -1;
      let hash = hashStart;
      let code = first;
      for (; at < text.length; code = text.charCodeAt(++at)) {
        if (code === delimiter || code === LF) break;
        if (code === CR && (crOnly || text.charCodeAt(at + 1) === LF)) break;
        hash = hashNext(hash, code);
      }
      this.ids[field] = this.idFor(field, hash, start, at);
      if (at < text.length && code === delimiter) {
        if (field === last) return -1;
        at++;
        continue;
      }
      return field === last ? this.tokeniser.afterLineEnd(at) : -1;
    }
  }

  private idFor(field: number, hash: number, start: number, end: number): number {
    if (start === end) return -1;
    const first = this.text.charCodeAt(start);
    if ((first <= SPACE || first > 126) && isBlank(this.text.slice(start, end))) return -1;
    this.filled++;
    return this.builders[field]?.idAt(hash, start, end) ?? -1;
  }

  /** Keeps the line just read, unless something about it asks for a closer look. */
  private takeShort(line: number): void {
    let closer = this.width >= 3 && this.filled === 1;
    for (let c = 0; c < this.width && !closer; c++)
      closer = this.builders[c]?.special(this.ids[c] ?? -1) ?? false;
    if (closer) {
      this.take(
        { line, cells: this.builders.map((builder, c) => builder.valueOf(this.ids[c] ?? -1)) },
        -1,
      );
      return;
    }
    if (this.pending.length > 0) this.flush();
    for (let c = 0; c < this.width; c++) this.builders[c]?.set(this.rows, this.ids[c] ?? -1);
    this.endRow(line);
  }

  /** Decides what a row is. `next` is the offset after it, or -1 where its width is right. */
  private take(row: Row, next: number): void {
    if (this.otherTable === null && next >= 0 && this.beginsOtherTable(row, next))
      this.otherTable = row.line;
    if (this.otherTable !== null) {
      leave(
        this.body,
        row,
        'otherTable',
        `Rad ${row.line} hör till en annan tabell, som börjar på rad ${this.otherTable}. Ladda upp den som en egen fil om den ska analyseras.`,
      );
    } else if (isTotalRow(row)) {
      leaveTotal(this.body, row, 'en summarad');
    } else if (isAverageRow(row)) {
      leaveAverage(this.body, row);
    } else if (isComparisonRow(row, this.body)) {
      leaveComparison(this.body, row);
    } else if (isHeaderAgain(row, this.start.header)) {
      leave(this.body, row, 'repeatedHeader', `Rad ${row.line} upprepar rubrikraden.`);
    } else if (isNote(row, this.width)) this.pending.push(row);
    else {
      this.flush();
      this.keep(row);
    }
  }

  private flush(): void {
    const notes = this.pending;
    this.pending = [];
    for (const note of notes) this.keep(note);
  }

  private keep(row: Row): void {
    const { width } = this;
    if (row.fault && !row.fault.repaired) {
      leave(
        this.body,
        row,
        'unreadable',
        `Rad ${row.line}: ${row.fault.text}. Rätta citattecknet i filen och ladda upp den på nytt.`,
      );
      return;
    }
    const cells = this.isYearHeading(row)
      ? row.cells
      : inStep(row, this.start.shapes, this.dialect.delimiter);
    if (!cells) {
      leave(
        this.body,
        row,
        'unreadable',
        `Rad ${row.line}: väntade ${width} värden, fann ${row.cells.length}. Rätta raden i filen och ladda upp den på nytt.`,
      );
      return;
    }
    if (row.cells.length > width) {
      this.mend(row.line, `väntade ${width} värden, fann ${row.cells.length}`);
    }
    if (row.fault) this.mend(row.line, row.fault.text);
    this.store(cells, row.line);
  }

  /** `År 2024` alone on its line is the year of the rows below it, not a row with too few values. */
  private isYearHeading({ cells }: Row): boolean {
    if (this.width < 2 || !cells.slice(1).every(isBlank)) return false;
    return yearOfBlock(cells[0], this.start.title) !== null;
  }

  private mend(line: number, text: string): void {
    this.body.mendedCount++;
    if (this.body.mended.length < mostRemembered) this.body.mended.push({ line, text });
  }

  private store(cells: readonly Cell[], line: number): void {
    this.builders.forEach((builder, c) => {
      const text = cellText(cells[c]);
      builder.set(this.rows, isBlank(text) ? -1 : builder.idOf(text));
    });
    this.endRow(line);
  }

  private endRow(line: number): void {
    if (this.rows >= this.lines.length) this.lines = grown(this.lines);
    this.lines[this.rows] = line;
    this.rows++;
    if (this.rows * this.width > limits.cells) throw tooLong();
  }

  /** Three rows in a run of another width, the first all names: another table begins there. */
  private beginsOtherTable(row: Row, next: number): boolean {
    const own = row.cells.length;
    if (this.rows === 0 || own === this.width || own < 2 || row.fault) return false;
    const named = row.cells.every((cell) => !isBlank(cell) && !/^[\d\s.,-]+$/.test(cellText(cell)));
    if (!named) return false;
    const second = this.tokeniser.record(next);
    const third = this.tokeniser.record(second.next);
    const isLast = second.next >= this.text.length;
    return second.cells.length === own && (isLast || third.cells.length === own);
  }
}

function asRow(record: Recovered, line: number): Row {
  const row: Row = { line, cells: record.cells };
  if (record.fault) row.fault = record.fault;
  return row;
}
