import { cellsOf, grownCells, held, type ScannedSheet } from './scanned-sheet.ts';
import { TextTable } from './text-table.ts';

const OPENING = '<sheetData>';
const CLOSING = '</sheetData>';

/**
 * Reads the cells of a worksheet's XML straight from its bytes. Null where it has anything that this scan does not know
 * for certain: the library then reads the sheet.
 */
export function scanSheet(xml: Buffer, mostCells: number): ScannedSheet | null {
  const from = xml.indexOf(OPENING);
  const to = xml.lastIndexOf(CLOSING);
  if (xml[0] !== LESS || from < 0 || to < from || xml.indexOf(CLOSING) !== to) return null;
  return new SheetScan(xml, { from: from + OPENING.length, to, mostCells }).read();
}

const [SPACE, QUOTE, SLASH, LESS, EQUALS, MORE] = [32, 34, 47, 60, 61, 62];
const [MINUS, POINT, ZERO, NINE, UPPER_A, UPPER_Z] = [45, 46, 48, 57, 65, 90];
const [B, E, F, I, N, R, S, T, V] = [98, 101, 102, 105, 110, 114, 115, 116, 118];
/** Digits of a whole number that a double holds exactly. */
const EXACT = 15;
const powers = Array.from({ length: EXACT + 1 }, (_, places) => 10 ** places);
/** Columns and styles beyond these are no sheet's. */
const MOST = 0xffff;

const errors: ReadonlySet<string> = new Set([
  ...['#NULL!', '#DIV/0!', '#VALUE!', '#REF!', '#NAME?', '#NUM!', '#N/A', '#GETTING_DATA'],
]);

class SheetScan {
  private readonly xml: Buffer;
  private readonly to: number;
  private readonly mostCells: number;
  private readonly texts: TextTable;
  private at: number;
  private row = -1;
  private column = -1;
  /** Of the tag just opened: its attributes, and whether it has nothing in it. */
  private isEmpty = false;
  private reference = 0;
  private style = 0;
  private type = 0;
  private typeLength = 0;
  private cellStyle = 0;
  /** Of the cell just read, where its value stands. */
  private valueFrom = 0;
  private valueTo = 0;
  private cells = cellsOf(1 << 14);

  constructor(
    xml: Buffer,
    { from, to, mostCells }: { from: number; to: number; mostCells: number },
  ) {
    this.xml = xml;
    this.at = from;
    this.to = to;
    this.mostCells = mostCells;
    this.texts = new TextTable(xml);
  }

  read(): ScannedSheet | null {
    while (this.pastSpace() < this.to) if (!this.readRow()) return null;
    return { ...this.cells, texts: this.texts.values };
  }

  private pastSpace(): number {
    while ((this.xml[this.at] ?? 0) <= SPACE) this.at++;
    return this.at;
  }

  private readRow(): boolean {
    const { xml } = this;
    if (!this.stands('<row') || !this.attributes(false)) return false;
    const row = this.numberAt(this.reference) - 1;
    if (row <= this.row) return false;
    this.row = row;
    this.column = -1;
    if (this.isEmpty) return true;
    for (;;) {
      const at = this.pastSpace();
      if (xml[at + 1] === SLASH) return this.stands('</row>');
      if (!this.readCell()) return false;
    }
  }

  private stands(tag: string): boolean {
    for (let n = 0; n < tag.length; n++)
      if (this.xml[this.at + n] !== tag.charCodeAt(n)) return false;
    this.at += tag.length;
    return true;
  }

  /** Reads the attributes of a tag to its end; a cell's must all be known. */
  private attributes(isCell: boolean): boolean {
    const { xml } = this;
    this.reference = this.style = this.type = this.typeLength = 0;
    if ((xml[this.at] ?? 0) > SPACE && xml[this.at] !== MORE) return false;
    while (this.pastSpace() < this.to) {
      const name = xml[this.at];
      if (name === MORE || name === SLASH) {
        this.isEmpty = name === SLASH;
        this.at += this.isEmpty ? 2 : 1;
        return xml[this.at - 1] === MORE;
      }
      let at = this.at + 1;
      while (at < this.to && xml[at] !== EQUALS) at++;
      const isShort = at === this.at + 1;
      if (xml[at + 1] !== QUOTE || (isCell && !isShort)) return false;
      const from = at + 2;
      for (at = from; at < this.to && xml[at] !== QUOTE; at++);
      this.at = at + 1;
      if (!isShort) continue;
      if (name === R) this.reference = from;
      else if (name === S) this.style = this.numberAt(from) + 1;
      else if (name === T) {
        this.type = from;
        this.typeLength = at - from;
      } else if (isCell) return false;
    }
    return false;
  }

  /** The whole number that stands at a place; 0 where none does. */
  private numberAt(place: number): number {
    let number = 0;
    for (let at = place; ; at++) {
      const digit = (this.xml[at] ?? 0) - ZERO;
      if (digit < 0 || digit > 9) return number;
      number = number * 10 + digit;
    }
  }

  private readCell(): boolean {
    if (!this.stands('<c') || !this.attributes(true) || !this.place()) return false;
    this.valueFrom = this.valueTo = 0;
    const { isEmpty } = this;
    const [type, length] = [this.xml[this.type], this.typeLength];
    if (!isEmpty && !this.content()) return false;
    if (length === 0 || (length === 1 && type === N)) return this.keepNumber();
    if (length === 1 && type === S) return this.keepShared();
    if (length === 3 && type === S) return this.keepText();
    if (length === 9 && type === I) return this.keepText();
    if (length === 1 && type === B) return this.keepTruth();
    return length === 1 && type === E && this.keepError();
  }

  /** Takes the cell's place from its reference, which must come after the one before. */
  private place(): boolean {
    const { xml } = this;
    let column = 0;
    let at = this.reference;
    if (at === 0) return false;
    for (; ; at++) {
      const code = xml[at] ?? 0;
      if (code < UPPER_A || code > UPPER_Z) break;
      column = column * 26 + code - UPPER_A + 1;
    }
    if (column - 1 <= this.column || column > MOST || this.style > MOST) return false;
    this.column = column - 1;
    this.cellStyle = this.style;
    return this.numberAt(at) === this.row + 1;
  }

  /** Reads what stands in a cell: a formula, which is passed over, and a value. */
  private content(): boolean {
    const { xml } = this;
    for (;;) {
      const at = this.pastSpace();
      const code = xml[at + 1];
      if (xml[at] !== LESS) return false;
      if (code === SLASH) return this.stands('</c>');
      if (code === F) {
        if (!this.formula()) return false;
      } else if (code === V) {
        if (!this.stands('<v') || !this.attributes(false)) return false;
        if (!this.isEmpty && !(this.value() && this.stands('</v>'))) return false;
      } else if (code === I) {
        if (!this.stands('<is><t') || !this.attributes(false)) return false;
        if (!this.isEmpty && !(this.value() && this.stands('</t>'))) return false;
        if (!this.stands('</is>')) return false;
      } else return false;
    }
  }

  private formula(): boolean {
    if (!this.stands('<f') || !this.attributes(false)) return false;
    return this.isEmpty || (this.pastText() && this.stands('</f>'));
  }

  private value(): boolean {
    this.valueFrom = this.at;
    const isEnded = this.pastText();
    this.valueTo = this.at;
    return isEnded;
  }

  /** Passes the characters up to the next tag. */
  private pastText(): boolean {
    while (this.at < this.to && this.xml[this.at] !== LESS) this.at++;
    return this.at < this.to;
  }

  private keepNumber(): boolean {
    return this.valueTo === this.valueFrom || this.keep(held.number, this.number());
  }

  private keepShared(): boolean {
    return this.valueTo === this.valueFrom || this.keep(held.shared, this.numberAt(this.valueFrom));
  }

  private keepText(): boolean {
    const place = this.texts.placeOf(this.valueFrom, this.valueTo);
    return place >= 0 && this.keep(held.text, place);
  }

  private keepTruth(): boolean {
    const isShort = this.valueTo === this.valueFrom + 1;
    const digit = (this.xml[this.valueFrom] ?? 0) - ZERO;
    return isShort && (digit === 0 || digit === 1) && this.keep(digit ? held.yes : held.no, 0);
  }

  private keepError(): boolean {
    const text = this.xml.toString('latin1', this.valueFrom, this.valueTo);
    return errors.has(text) && this.keep(held.error, 0);
  }

  /** The value as a number: of few digits as they stand, else as JavaScript reads it. */
  private number(): number {
    const { xml, valueFrom, valueTo } = this;
    const isNegative = xml[valueFrom] === MINUS;
    let at = isNegative ? valueFrom + 1 : valueFrom;
    let point = 0;
    let whole = 0;
    const from = at;
    for (; at < valueTo; at++) {
      const code = xml[at] ?? 0;
      if (code >= ZERO && code <= NINE) whole = whole * 10 + code - ZERO;
      else if (code === POINT && point === 0) point = at;
      else break;
    }
    const digits = at - from - (point === 0 ? 0 : 1);
    if (at < valueTo || digits === 0 || digits > EXACT)
      return Number.parseFloat(xml.toString('latin1', valueFrom, valueTo));
    const size = point === 0 ? whole : whole / (powers[at - point - 1] ?? 1);
    return isNegative ? -size : size;
  }

  private keep(kind: number, value: number): boolean {
    const place = this.cells.count;
    if (place >= this.mostCells) return false;
    if (place >= this.cells.rows.length) this.cells = grownCells(this.cells);
    const { rows, columns, kinds, values, styles } = this.cells;
    rows[place] = this.row;
    columns[place] = this.column;
    kinds[place] = kind;
    values[place] = value;
    styles[place] = this.cellStyle;
    this.cells.count++;
    return true;
  }
}
