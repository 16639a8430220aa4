import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import { formatCurrency, ownFormats } from '#adapters/file-reader/workbook/format-currency.ts';
import { scanSheet } from '#adapters/file-reader/workbook/sheet-scan.ts';
import { movementIn } from '#engine/columns/ledger/movements.ts';
import { readDate } from '#engine/columns/types/date.ts';
import { timesAYear } from '#engine/columns/types/interval.ts';
import { isMissing, readNumber } from '#engine/columns/types/number.ts';
import { detectDialect } from '#engine/read/csv/dialect.ts';
import { decode } from '#engine/read/detect/encoding.ts';
import { detectFormat } from '#engine/read/detect/format.ts';
import { ReadError } from '#engine/read/read-error.ts';
import { headerShape, isTitleLine } from '#engine/read/rows/header-shape.ts';
import { beginsAsTotal, isTotalLabel } from '#engine/read/rows/total-labels.ts';
import { shapeOf } from '#engine/read/rows/value-shape.ts';
import { checkSum } from '#engine/read/sie/checksum.ts';
import { decodeSie } from '#engine/read/sie/decode.ts';
import { splitLine } from '#engine/read/sie/tokens.ts';
import { amountOf, dayOf, monthOf } from '#engine/read/sie/values.ts';
import { accountIn } from '#engine/table/account-kind.ts';
import { normaliseName } from '#engine/table/normalise-name.ts';
import { hostileTexts } from '#support/hostile-texts.ts';

/** Eight times as much may take so many times as long: the square of it would be 64. */
const MOST_TIMES = 30;
/** Processor time in ms under which nothing is told of growth. */
const LITTLE = 150;

/** Processor time of this thread in ms. */
function costOf(work: () => unknown): number {
  const from = process.threadCpuUsage();
  try {
    work();
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
  }
  const { user, system } = process.threadCpuUsage(from);
  return (user + system) / 1000;
}

/** The least of a few, since a busy machine and the garbage of other work only add to it. */
const leastCost = (work: () => unknown) => Math.min(costOf(work), costOf(work), costOf(work));

/** True where the work grows with the square of its size. */
function growsTooFast(work: (size: number) => () => unknown, size: number): boolean {
  const large = work(size * 8);
  const once = costOf(large);
  if (once < LITTLE) return false;
  const most = Math.max(LITTLE, MOST_TIMES * leastCost(work(size)));
  return once > most && leastCost(large) > most;
}

const inSheet = (text: string) =>
  Buffer.from(`<worksheet><sheetData><row r="1">${text}</row></sheetData></worksheet>`);
const styles = (text: string) => {
  const parts = { 'xl/styles.xml': { content: Buffer.from(text) } };
  const book = { SheetNames: [], Sheets: {}, files: parts };
  return ownFormats(book);
};

/** All that reads one text from outside: a cell, a name, a line, a format. */
const readers: Record<string, (text: string) => unknown> = {
  readNumber: (text) => [readNumber(text, ','), readNumber(text, '.')],
  ...{ isMissing, readDate, shapeOf, headerShape, isTotalLabel, beginsAsTotal, normaliseName },
  isTitleLine: (text) => isTitleLine([text]),
  ...{ timesAYear, movementIn, accountIn, splitLine, amountOf, dayOf, monthOf, detectDialect },
  ...{ formatCurrency, styles },
  scanSheet: (text) => scanSheet(inSheet(text), 1000),
  detectFormat: (text) => detectFormat(Buffer.from(text)),
  decode: (text) => decode(Buffer.from(text, 'latin1')),
  decodeSie: (text) => decodeSie(Buffer.from(text)),
  checkSum: (text) => checkSum(Buffer.from(text)),
};

describe('what reads a text from outside (H07)', () => {
  it.each(Object.entries(readers))('does not grow with its square: %s', (_, read) => {
    const slow = hostileTexts.filter(({ make }) =>
      growsTooFast((size) => {
        const text = make(size);
        return () => read(text);
      }, 4_000),
    );
    expect(slow.map(({ name }) => name)).toEqual([]);
  });
});

const rows = (row: (place: number) => string) => (size: number) => {
  const made: string[] = [];
  for (let length = 0, place = 0; length < size; place++) {
    const text = row(place);
    made.push(text);
    length += text.length;
  }
  return made.join('');
};
const day = (place: number) => `2025-01-${String(1 + (place % 28)).padStart(2, '0')}`;
const SALES = 'Datum;Kund;Artikel;Antal;Belopp\n';
const BOOKS = '#FLAGGA 0\n#SIETYP 4\n#RAR 0 20250101 20251231\n#KONTO 3001 "F"\n#KONTO 1930 "B"\n';
const OPENED = `${BOOKS}#VER A 1 20250101 "x"\n{\n`;
const few = rows((place) => `${day(place)};A;B;1;100\n`)(500);
const columns = (count: number, cell: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => cell(place)).join(';');

/** Files made to be slow, by what they are full of. */
const files: Record<string, (size: number) => string> = {
  'rows that are alike': (size) => SALES + rows(() => '2025-01-01;A;B;1;100,00\n')(size),
  'rows that come back': (size) =>
    SALES + rows((place) => `2025-01-01;${(place * place) % 7};B;1;100,00\n`)(size),
  'rows of nothing, two of each name': (size) =>
    `Datum;Kund;Belopp;Moms\n${rows((place) => `${day(place)};K ${place >> 1};0;0\n`)(size)}`,
  'labelled sums': (size) =>
    SALES +
    rows((place) => (place % 2 ? `Summa ${place};;;1;100\n` : `${day(place)};A${place};B;1;100\n`))(
      size,
    ),
  'orders with lines': (size) =>
    `Order;Datum;Antal;Pris;Frakt;Total\n${rows((place) => `${place >> 2};${day(place)};1;100;${place % 4 ? '' : 49};${place % 4 ? '' : 449}\n`)(size)}`,
  'tables under each other': rows((place) =>
    place % 3 ? `${day(place)};A;B;1;100\n` : `Namn${place};Ort\nA;B\nC;D\n`,
  ),
  'quotes that never end': (size) => `a;b;c\n${rows(() => '"1;"2;"3\n')(size)}`,
  'one long number': (size) => `${SALES}${few}2025-01-01;A;B;1;1,${'0'.repeat(size)}1\n`,
  'one long gap': (size) => `${SALES}${few}2025-01-01;A;B;1;1${' '.repeat(size)}x\n`,
  'one long name': (size) => `Datum;${'Belopp moms '.repeat(Math.ceil(size / 12))};Kund\n${few}`,
  'a voucher of added rows': (size) =>
    `${OPENED}#TRANS 3001 {} 7.00\n${rows((place) => `#RTRANS 3001 {} ${place}.00\n#TRANS 3001 {} ${place}.00\n`)(size)}}\n`,
  'open braces': (size) => `${OPENED}#TRANS 3001 ${'{'.repeat(size)}\n}\n`,
  'financial years': (size) =>
    `${BOOKS}${rows((place) => `#RAR -${place + 1} 19000101 19001231\n`)(size)}#VER A 1 20250101\n{\n#TRANS 3001 {} 1\n}\n`,
  'balances per object': (size) =>
    BOOKS + rows((place) => `#PSALDO 0 202501 3001 {${place} "1"} -1.00\n`)(size),
  accounts: (size) =>
    BOOKS + rows((place) => `#KONTO ${100_000 + place} "K"\n#UB 0 ${100_000 + place} 1\n`)(size),
  'dimensions of their own': (size) =>
    `${OPENED}${rows((place) => `#DIM ${place + 20} "D"\n#TRANS 3001 {${place + 20} "1"} -1.00\n`)(size)}}\n`,
  'lines ended by CR': (size) =>
    rows((place) => `#VER A ${place} 20250101\r{\r#TRANS 3001 {} -1\r#TRANS 1930 {} 1\r}\r`)(
      size,
    ).replace(/^/, BOOKS.replaceAll('\n', '\r')),
  'keys of their own': (size) => `[${rows((place) => `{"k${place}":1},`)(size)}{"a":1}]`,
  'lists within lists': (size) => `${'['.repeat(size / 2)}${']'.repeat(size / 2)}`,
};

describe('a file made to be slow (A19)', () => {
  it.each(Object.entries(files))('is read in time that follows its size: %s', (_, make) => {
    for (const purpose of ['sales', 'costs'] as const) {
      const isSlow = growsTooFast((size) => {
        const bytes = Buffer.from(make(size));
        return () => readFileBytes(bytes, 'fil', {}, purpose);
      }, 40_000);
      expect(isSlow, purpose).toBe(false);
    }
  });

  it.each([
    ['numbers', (place: number) => `K${place}`],
    ['plans', (place: number) => (place % 2 ? `Budget ${place}` : `Utfall ${place}`)],
    ['sums of orders', (place: number) => (place === 0 ? 'Order' : `Total ${place}`)],
  ])('is read though it has a hundred columns of %s', (_, name) => {
    const line = (row: number) => `${columns(100, (place) => String((row * place) % 97))}\n`;
    const bytes = Buffer.from(`${columns(100, name)}\n${rows(line)(120_000)}`);
    for (const purpose of ['sales', 'costs'] as const)
      expect(costOf(() => readFileBytes(bytes, 'fil', {}, purpose))).toBeLessThan(6_000);
  });
});
