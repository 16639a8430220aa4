import { describe, expect, it } from 'vitest';
import { costReading } from '../guides/costs/reading.ts';
import { salesReading } from '../guides/sales/reading.ts';
import type { Cell } from '../table/cell.ts';
import { readAndAsk } from './ask.ts';
import { openWorkbook, type Workbook } from './choose-sheet.ts';

type Rows = readonly Cell[][];
const header = ['Ordernr', 'Datum', 'Artikel', 'Belopp exkl. moms'];
const rows = (from: number, ...amounts: number[]): Rows =>
  amounts.map((amount, n) => [from + n, `2025-03-0${n + 1}`, 'Te', amount]);
const sheet = (name: string, below: Rows, names: Cell[] = header): Workbook['sheets'][number] => ({
  name,
  hidden: false,
  rows: [names, ...below].map((cells, n) => ({ line: n + 1, cells: [...cells] })),
  width: names.length,
});

/** What is shown of a workbook, and the sums of the answers where it is asked about. */
function read(sheets: Workbook['sheets'], reading = salesReading) {
  const workbook: Workbook = { format: 'xlsx', sheets, fileName: 'bok.xlsx' };
  const { total, questions, leftOutSums } = readAndAsk(
    openWorkbook(workbook, reading),
    {},
  ).understanding;
  const [first] = questions.filter(({ blocking }) => blocking);
  const sums = first?.options.map(({ label, sum }) => [label, sum]);
  return { total, asked: first?.id, sums, leftOut: leftOutSums.cancelled };
}

const sold = sheet('Försäljning', rows(1, 500.5, 300, 200, 99.5, 400, 250));
const back = rows(70, 120.5, 80);

describe('a sheet of what was taken back, called off or not done', () => {
  it.each(['Returer', 'Krediter', 'Återbetalningar', 'Refunds'])(
    'is taken off, with plus or minus, and never added: %s',
    (name) => {
      const less = (label: string) => [`Räkna Försäljning och dra av ${label}`, '1549.5'];
      const whole = (label: string) => [`Räkna Försäljning, utan avdrag för ${label}`, '1750'];
      const minus = back.map((cells) => [...cells.slice(0, 3), -Number(cells[3])]);
      for (const own of [back, minus])
        expect(read([sold, sheet(name, own)])).toMatchObject({
          total: '1549.5',
          asked: 'sheets',
          sums: [less(name), whole(name)],
        });
    },
  );

  it('is taken off also where its rows are those that were sold, and once where they stand with minus', () => {
    const same = rows(1, 500.5, 300);
    expect(read([sold, sheet('Returer', same)]).total).toBe('949.5');
    const minus = rows(1, -500.5, -300);
    const both = sheet('Försäljning', [...rows(1, 500.5, 300, 200, 99.5, 400, 250), ...minus]);
    expect(read([both, sheet('Returer', same)])).toMatchObject({
      total: '949.5',
      asked: undefined,
    });
  });

  it('is taken off months, and from suppliers', () => {
    const months = ['januari', 'februari'].map((name, n) => sheet(name, rows(n * 10, 500, 300.5)));
    const { sums } = read([...months, sheet('Returer', back)]);
    expect(sums?.map(([, sum]) => sum)).toEqual(['1400.5', '1601']);
    const named = ['Fakturanr', 'Fakturadatum', 'Leverantör', 'Belopp'];
    const bought = sheet('Fakturor', rows(1, 500.5, 300, 200), named);
    const { total, asked } = read([bought, sheet('Kreditfakturor', back, named)], costReading);
    expect([total, asked]).toEqual(['800', 'sheets']);
  });

  it.each(['Makulerade', 'Avbokat', 'Offerter', 'Utkast'])('is left out: %s', (name) => {
    expect(read([sold, sheet(name, back)])).toMatchObject({
      total: '1750',
      asked: undefined,
      leftOut: '200.5',
    });
  });

  it('is asked about where its rows are among the sold too, or are to be done', () => {
    expect(read([sold, sheet('Makulerade', rows(1, 500.5, 300))]).sums).toEqual([
      ['Räkna Försäljning, men inte Makulerade', '949.5'],
      ['Räkna alla rader på Försäljning', '1750'],
    ]);
    expect(read([sold, sheet('Order ej levererade', back)]).sums).toEqual([
      ['Räkna Försäljning, men inte Order ej levererade', '1750'],
      ['Räkna också Order ej levererade', '1950.5'],
    ]);
  });

  it('is told of where its columns are others, and not where its sum is among the sold with minus', () => {
    const named = ['Returnr', 'Returdag', 'Vara', 'Återbetalt'];
    const own = sheet('Returer', rows(70, 120.5, 80, 90, 100), named);
    expect(read([sold, own]).sums).toEqual([
      ['Ja, räkna bara Försäljning, utan avdrag för Returer', '1750'],
    ]);
    const minus = rows(80, -120.5, -80, -90, -100);
    const less = sheet('Försäljning', [...rows(1, 500.5, 300, 200, 99.5, 400, 250), ...minus]);
    expect(read([less, own]).asked).toBeUndefined();
  });

  it('is not taken for sales where it is alone', () => {
    expect(read([sheet('Returer', back)]).asked).toBe('kind');
  });
});
