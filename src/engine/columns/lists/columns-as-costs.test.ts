import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import { lastColumn, leaves, roledTable } from '#support/roled-table.ts';
import { costReading } from '../../guides/costs/reading.ts';
import { kindsAsColumns } from './kinds-as-columns.ts';
import { timesRate } from './times-rate.ts';

const ask = { reading: costReading, chosen: {} };

describe('a column for each kind of cost', () => {
  const table = roledTable({
    'Vad: text': ['Dahl', 'Castellum', 'Circle K', 'Lyreco'],
    'Inköp: amount': ['1 000,00', '', '', ''],
    Lokal: ['', '8 000,00', '', ''],
    Bil: ['', '', '600,00', '400,00'],
    'Moms: vat': ['250,00', '2 000,00', '150,00', '100,00'],
  });

  it('is one amount and its kind', () => {
    const read = kindsAsColumns(table, ask);
    expect(leaves(kindsAsColumns, table, costReading)).toEqual([
      'Vad: text',
      'Inköp',
      'Lokal',
      'Bil',
      'Moms: vat',
      'Inköp + Lokal + Bil: amount',
      'Kostnadsslag: category',
    ]);
    expect(read.columns[5]?.read).toEqual(['1000', '8000', '600', '400']);
    expect(lastColumn(read)).toEqual(['Inköp', 'Lokal', 'Bil', 'Bil']);
  });

  it('is none of what is owned and owed, where the columns are accounts', () => {
    const journal = roledTable({
      'Leverantör: supplier': ['Dahl', 'Castellum', 'Circle K'],
      '2440 Lev.skuld': ['-1 250,00', '-10 000,00', '-750,00'],
      '2641 Ing. moms': ['250,00', '2 000,00', '150,00'],
      '4010 Varor': ['1 000,00', '', ''],
      '5010 Hyra': ['', '8 000,00', ''],
      '5611 Drivmedel': ['', '', '600,00'],
    });
    const names = leaves(kindsAsColumns, journal, costReading);
    expect(names).toContain('4010 Varor + 5010 Hyra + 5611 Drivmedel: amount');
  });

  it('is none where rows have several of them, or the columns are of currencies, sides or times', () => {
    const both = roledTable({
      'Vad: text': ['Dahl', 'Castellum', 'Circle K'],
      Netto: ['1 000,00', '8 000,00', '600,00'],
      Frakt: ['10,00', '', ''],
      Avgift: ['', '', '6,00'],
    });
    expect(kindsAsColumns(both, ask)).toBe(both);
    for (const names of [
      ['SEK', 'Belopp EUR', 'Belopp USD'],
      ['Per månad', 'Per kvartal', 'Per år'],
      ['Belopp', 'Kredit', 'Rabatt'],
      ['Måndag', 'Tisdag', 'Onsdag'],
    ]) {
      const [one = '', two = '', three = ''] = names;
      const other = roledTable({
        [one]: [one === 'Måndag' ? '8' : '1 000', '', ''],
        [two]: ['', one === 'Måndag' ? '7' : '2 000', ''],
        [three]: ['', '', one === 'Måndag' ? '8' : '3 000'],
      });
      expect(kindsAsColumns(other, ask)).toBe(other);
    }
  });
});

it('tax that is withheld of wages, left out already, leaves no question of the signs', () => {
  const rows = ['Eva', 'Ola', 'Kim'].map(
    (name) =>
      `2025-01-25;${name};Månadslön;30000,00\n2025-01-25;${name};Preliminär skatt;-9000,00\n`,
  );
  const bytes = Buffer.from(`Datum;Anställd;Benämning;Belopp\n${rows.join('')}`);
  const { understanding } = readFileBytes(bytes, 'fil.csv', {}, 'costs');
  expect(understanding.questions).toEqual([]);
  expect(understanding.columns.find(({ role }) => role === 'amount')?.sum).toBe('90000');
});

describe('how many there were at a price each', () => {
  const rows = (rate: string) =>
    Buffer.from(`Datum;Förare;Km;${rate}\n2025-01-02;Maja;40;25,00\n2025-02-02;Åke;120;25,00\n`);
  const sumsOf = (rate: string) =>
    readFileBytes(rows(rate), 'fil.csv', {}, 'costs').understanding.questions.flatMap(
      ({ options }) => options.map(({ label, sum }) => [label, sum]),
    );

  it('is offered as the amount where there is none, in the unit of the price', () => {
    expect(sumsOf('Ersättning kr/mil')).toContainEqual(['Km ÷ 10 × Ersättning kr/mil', '400']);
    expect(sumsOf('Ersättning kr/km')).toContainEqual(['Km × Ersättning kr/km', '4000']);
  });

  it('is none beside an amount', () => {
    const table = roledTable({ Antal: ['2'], 'À-pris': ['10,00'], 'Summa: amount': ['20,00'] });
    expect(timesRate(table, ask)).toBe(table);
  });

  it('is the amount where a column of the file is it', () => {
    const journal = roledTable({
      'Till: text': ['Ljungby', 'Hovmantorp', 'Alvesta'],
      'Mätare slut': ['45 210', '45 333', '45 512'],
      Km: ['120', '40', '75'],
      'Ersättning/mil': ['25,00', '25,00', '25,00'],
      Ersättning: ['300,00', '100,00', '187,50'],
    });
    expect(leaves(timesRate, journal, costReading)).toContain('Ersättning: amount');
  });
});
