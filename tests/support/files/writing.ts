import { utils, write as writeWorkbook } from '@e965/xlsx';
import type { Choices } from './choices.ts';
import type { MadeFile, Sheet, Value } from './sheet.ts';

/** How the values of a text file are written. */
interface Writing {
  delimiter: string;
  decimal: ',' | '.';
  group: string;
  minus: '-' | '−' | 'trailing';
  currency: string;
  date: (day: string) => string;
  lineEnd: string;
  encode: (text: string) => Buffer;
}

const DATES: readonly [(day: string) => string, ...((day: string) => string)[]] = [
  (day) => day,
  (day) => day.replaceAll('-', ''),
  (day) => day.split('-').reverse().join('.'),
  (day) => day.split('-').reverse().join('/'),
  (day) => day.replaceAll('-', '/'),
  (day) => day.slice(2),
];

function windows1252(text: string): Buffer {
  return Buffer.from(text.replaceAll(/[−–]/g, '-').replaceAll('\u202f', '\u00a0'), 'latin1');
}

const ENCODINGS: readonly [Writing['encode'], ...Writing['encode'][]] = [
  (text) => Buffer.from(text, 'utf8'),
  (text) => Buffer.from(`\ufeff${text}`, 'utf8'),
  windows1252,
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
];

function writingOf(choices: Choices): Writing {
  const delimiter = choices.pick('delimiter', [';', ',', '\t', '|'] as const, [6, 3, 2, 1]);
  const decimal =
    delimiter === ','
      ? choices.pick('mark in commas', ['.', ','] as const, [4, 1])
      : choices.pick('decimal mark', [',', '.'] as const, [4, 1]);
  return {
    delimiter,
    decimal,
    group: choices.pick(
      'thousands',
      ['', ' ', '\u00a0', '\u202f', decimal === ',' ? '.' : ','],
      [5, 2, 2, 1, 1],
    ),
    minus: choices.pick('minus', ['-', '−', 'trailing'] as const, [8, 1, 1]),
    currency: choices.pick('currency beside amounts', ['', ' kr', ' SEK'] as const, [8, 1, 1]),
    date: choices.pick('dates', DATES, [6, 2, 1, 1, 1, 1]),
    lineEnd: choices.pick('line end', ['\n', '\r\n'] as const),
    encode: choices.pick('encoding', ENCODINGS, [4, 2, 3, 1]),
  };
}

function numberText(hundredths: number, decimals: number, writing: Writing): string {
  const whole = Math.trunc(Math.abs(hundredths) / 100);
  const grouped = String(whole).replace(/\B(?=(\d{3})+(?!\d))/g, writing.group);
  const fraction = String(Math.abs(hundredths) % 100).padStart(2, '0');
  const plain = decimals === 0 ? grouped : `${grouped}${writing.decimal}${fraction}`;
  if (hundredths >= 0) return plain;
  return writing.minus === 'trailing' ? `${plain}-` : `${writing.minus}${plain}`;
}

function valueText(value: Value, writing: Writing): string {
  switch (value.kind) {
    case 'empty':
      return '';
    case 'text':
    case 'code':
      return value.text;
    case 'percent':
      return `${value.percent} %`;
    case 'date':
      return value.time === undefined ? writing.date(value.day) : `${value.day} ${value.time}`;
    case 'number': {
      const decimals = value.decimals ?? 2;
      return (
        numberText(value.hundredths, decimals, writing) + (decimals === 2 ? writing.currency : '')
      );
    }
  }
}

function quoted(cell: string, { delimiter }: Writing): string {
  return cell.includes(delimiter) || /["\n\r]/.test(cell)
    ? `"${cell.replaceAll('"', '""')}"`
    : cell;
}

/** As a spreadsheet saves a list that it had not split into columns: each line one value, or those that have quotes. */
const WRAPS = ['no', 'all', 'quoted'] as const;

const wholeQuoted = (line: string): string =>
  line === '' || /[\n\r]/.test(line) ? line : `"${line.replaceAll('"', '""')}"`;

function textFile(sheet: Sheet, choices: Choices): Buffer {
  const writing = writingOf(choices);
  const line = (cells: readonly string[]) =>
    cells
      .map((cell) => (sheet.isText === true ? cell : quoted(cell, writing)))
      .join(writing.delimiter);
  const blank = choices.chance('blank lines', 0.08);
  const rows = sheet.rows.flatMap((row, place) => [
    ...(blank && place > 0 && place % 7 === 0 ? [''] : []),
    line(row.map((value) => valueText(value, writing))),
  ]);
  const end =
    sheet.isText !== true && choices.chance('separator at line end', 0.06) ? writing.delimiter : '';
  const lines = [
    ...sheet.title,
    ...sheet.header.map((names) => line(names) + end),
    ...rows.map((row) => (row === '' ? row : row + end)),
    ...sheet.foot.map((row) => line(row.map((value) => valueText(value, writing)))),
  ];
  const wraps =
    sheet.isText === true ? 'no' : choices.pick('lines quoted whole', WRAPS, [30, 1, 1]);
  const wrapped = lines.map((text) =>
    wraps === 'all' || (wraps === 'quoted' && text.includes('"')) ? wholeQuoted(text) : text,
  );
  return writing.encode(wrapped.join(writing.lineEnd) + writing.lineEnd);
}

/** A workbook has numbers and dates as such, or as the text that was pasted into it. */
function workbook(file: MadeFile, choices: Choices): Buffer {
  const asText = choices.chance('numbers as text in the workbook', 0.1);
  const asNumbers = choices.chance('codes as numbers in the workbook', 0.3);
  const writing = writingOf(choices);
  const cell = (value: Value): string | number | Date | null => {
    if (value.kind === 'empty') return null;
    if (value.kind === 'number' && !asText) return value.hundredths / 100;
    if (value.kind === 'percent' && !asText) return value.percent / 100;
    if (value.kind === 'date' && !asText)
      return new Date(`${value.day}T${value.time?.slice(0, 8) ?? '00:00:00'}Z`);
    if (value.kind === 'code' && asNumbers && /^[1-9]\d{0,14}$/.test(value.text))
      return Number(value.text);
    return valueText(value, writing);
  };
  const book = utils.book_new();
  for (const sheet of file.sheets) {
    const rows = [
      ...sheet.title.map((line) => [line]),
      ...sheet.header,
      ...sheet.rows.map((row) => row.map(cell)),
      ...sheet.foot.map((row) => row.map(cell)),
    ];
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet(rows, { cellDates: true, UTC: true }),
      sheet.name,
    );
  }
  return writeWorkbook(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

/** The file's name and bytes. */
export function written(file: MadeFile, choices: Choices): { name: string; bytes: Buffer } {
  const [sheet] = file.sheets;
  if (sheet === undefined) throw new RangeError('a file has a sheet');
  if (sheet.isText === true) return { name: 'export.txt', bytes: textFile(sheet, choices) };
  const format =
    file.sheets.length > 1 ? 'xlsx' : choices.pick('format', ['csv', 'xlsx'] as const, [3, 1]);
  return format === 'xlsx'
    ? { name: 'export.xlsx', bytes: workbook(file, choices) }
    : { name: 'export.csv', bytes: textFile(sheet, choices) };
}
