import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import { leaves, roledTable } from '#support/roled-table.ts';
import { salesReading } from '../../guides/sales/reading.ts';
import { refunded } from './refunded.ts';

const day = {
  'Försäljning: grossRevenue': ['1250,00', '500,00', '875,00', '250,00'],
  'Moms: vat': ['225,00', '100,00', '150,00', '50,00'],
  Returer: ['125,00', '', '125,00', ''],
};
const left = ['900,00', '400,00', '600,00', '200,00'];

it('what is left after returns and VAT stands in a column of its own, and has the returns taken off', () => {
  for (const name of ['Netto', 'Netto: revenue'])
    expect(leaves(refunded, roledTable({ ...day, [name]: left }), salesReading)).toEqual([
      ...['Försäljning: grossRevenue', 'Moms: vat', 'Returer', 'Netto: revenue'],
    ]);
});

it('is taken off where no column is that', () => {
  const after = leaves(
    refunded,
    roledTable({ ...day, Netto: ['1025,00', '400,00', '725,00', '200,00'] }),
    salesReading,
  );
  expect(after.at(-2)).toBe('Försäljning efter Returer: grossRevenue');
});

it('leaves VAT as it stands where the rows prove that it is of what was left', () => {
  const paid = {
    'Totalt: grossRevenue': ['1250,00', '500,00', '875,00', '250,00'],
    Återbetalt: ['625,00', '', '375,00', '125,00'],
  };
  const vat = (...ofLeft: string[]) =>
    leaves(refunded, roledTable({ ...paid, 'Varav moms: vat': ofLeft }), salesReading);
  expect(vat('125,00', '100,00', '100,00', '25,00')).toContain('Varav moms: vat');
  expect(vat('250,00', '100,00', '175,00', '50,00')).toContain('Varav moms efter Återbetalt: vat');
});

it('a cash report with sales by rate is read by its Netto, and the parts of the sales are asked about in vain no more', () => {
  const days = [
    [1000, 0, 500],
    [1500, 504, 0],
    [2250, 280, 125],
    [875, 0, 0],
    [1250, 1120, 250],
    [3000, 56, 0],
  ].map(([high = 0, low = 0, back = 0], n) => {
    const [taxed, food] = [(high - back) / 5, low - low / 1.12];
    const net = high + low - back - taxed - food;
    return [`2025-09-0${n + 1}`, high, taxed, low, food.toFixed(2), back || '', net.toFixed(2)];
  });
  const header = 'Datum;Brutto 25 %;Moms 25 %;Brutto 12 %;Moms 12 %;Returer;Netto';
  const lines = [header, ...days.map((day) => day.join(';').replaceAll('.', ',')), ''];
  const { total, questions } = readFileBytes(
    Buffer.from(lines.join('\n')),
    'z.csv',
    {},
    'sales',
  ).understanding;
  expect([total, questions]).toEqual(['8950', []]);
});

describe('what came back stands with minus in a report', () => {
  const report = (...header: string[]) =>
    readFileBytes(
      Buffer.from(
        [
          header.join(';'),
          'Kaffe;3900;-120;3120;780',
          'Bulle;3500;-70;2800;700',
          'Ciabatta;8900;-445;7120;1780',
        ].join('\n'),
      ),
      'fil.csv',
      {},
      'sales',
    ).understanding;

  it('is asked about where nothing shows whether the sales are before it or after', () => {
    const { questions } = report('Produkt', 'Inkl moms', 'Returer', 'Exkl moms', 'Moms');
    expect(questions.map(({ id, options }) => [id, options.map(({ sum }) => sum)])).toEqual([
      ['refunds', ['13040', '12532']],
    ]);
  });
});

it('what was paid back in the amount’s own words is taken off it', () => {
  const paid = readFileBytes(
    Buffer.from(
      [
        'id;Created;Amount;Amount Refunded;Currency;Converted Amount;Converted Amount Refunded',
        'a1;2025-01-02;100;0;eur;1150;0',
        'a2;2025-01-03;500;250;sek;500;250',
        'a3;2025-01-04;200;200;eur;2300;2300',
        'a4;2025-01-05;900;0;sek;900;0',
      ].join('\n'),
    ),
    'fil.csv',
    {},
    'sales',
  ).understanding;
  expect([paid.total, paid.questions.filter(({ blocking }) => blocking)]).toEqual(['2300', []]);
});
