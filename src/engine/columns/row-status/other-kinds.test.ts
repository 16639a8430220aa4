import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const read = (rows: readonly string[], purpose: 'sales' | 'costs' = 'sales') =>
  readFileBytes(Buffer.from(`${rows.join('\n')}\n`), 'fil.csv', {}, purpose).understanding;
const sumsOf = (rows: readonly string[], purpose: 'sales' | 'costs' = 'sales') =>
  read(rows, purpose)
    .questions.filter(({ id }) => id === 'states')
    .flatMap(({ options }) => options.map(({ answer, sum }) => [answer, sum]));
const days = (...rows: readonly string[]) =>
  rows.map((row, n) => `2025-01-${String(n + 1).padStart(2, '0')};${row}`);

describe('rows of other kinds', () => {
  it('are asked about where a word says that nothing was sold', () => {
    const rows = ['Klippning;400', 'Slinga;900', 'Dricks;50', 'Presentkort 500 kr;500'];
    const file = ['Datum;Artikel;Belopp exkl. moms', ...days(...rows, 'Klippning;400')];
    expect(sumsOf(file)).toEqual([
      ['counted', '2250'],
      ['artikel: presentkort', '2200'],
      ['artikel: dricks', '1750'],
      ['leftOut', '1700'],
    ]);
  });

  it('are asked about where they are paid to the tax authority, in a list that nothing says is a bank’s', () => {
    const rows = days(
      'Circle K Bensin;;996,88',
      'Skattekontot;;12351,00',
      'Vattenfall El;;2640,63',
    );
    expect(sumsOf([...rows, '2025-01-09;Skatteverket moms;;12371,00'], 'costs')).toEqual([
      ['counted', '28359.51'],
      ['kolumn 2: skatteverket moms', '16008.51'],
      ['kolumn 2: skattekontot', '15988.51'],
      ['leftOut', '3637.51'],
    ]);
  });

  it('are asked about where they are a part of the row above', () => {
    const rows = [
      'Lackning;1000',
      '  varav ROT;300',
      'Slipning;2000',
      '  varav ROT;600',
      'Tapet;700',
    ];
    expect(sumsOf(['Tjänst;Belopp exkl. moms', ...rows])).toEqual([
      ['counted', '4600'],
      ['leftOut', '3700'],
    ]);
  });

  it('are asked about under a name of articles’ numbers too, where it holds words', () => {
    const file = ['Datum;Art.;Bel. ex moms', ...days('Te;400', 'Kaka;90', 'Dricks;50', 'Te;400')];
    expect(sumsOf(file).map(([answer]) => answer)).toEqual(['counted', 'leftOut']);
    const codes = ['Datum;Art.;Bel. ex moms', ...days('A1;400', 'A2;90', 'A3;50', 'A1;400')];
    expect(sumsOf(codes)).toEqual([]);
  });

  it('are asked about under a name that may be of customers', () => {
    const file = ['Datum;Namn;Belopp exkl. moms', ...days('Te;400', 'Kaka;90', 'Dricks;50')];
    expect(sumsOf(file).map(([answer]) => answer)).toEqual(['counted', 'leftOut']);
    const whose = ['Datum;Kund;Belopp exkl. moms', ...days('Ek AB;400', 'Ask;90', 'Dricks;50')];
    expect(sumsOf(whose)).toEqual([]);
  });

  it('are asked about where an unknown word goes with money the other way', () => {
    const sold = Array.from({ length: 6 }, () => 'Sold;100');
    const file = ['Datum;Typ;Belopp', ...days(...sold, 'Adjustment hold;-60', 'Quux;100')];
    expect(sumsOf(file)).toEqual([
      ['counted', '640'],
      ['leftOut', '700'],
    ]);
  });

  it('are asked about where an unknown word goes without what the others have', () => {
    const sold = Array.from({ length: 6 }, (_, n) => `Sold;Kund ${n};100`);
    const file = ['Datum;Typ;Kund;Belopp', ...days(...sold, 'Quux;;250')];
    expect(sumsOf(file)).toEqual([
      ['counted', '850'],
      ['leftOut', '600'],
    ]);
  });

  it('are nothing to ask of where the word is how it was paid, what most rows are, or one of several kinds', () => {
    const how = ['Datum;Betalsätt;Belopp', ...days('Kort;100', 'Presentkort;300', 'Swish;200')];
    const most = ['Datum;Typ;Belopp', ...days('Inbetalning;100', 'Inbetalning;300', 'Köp;200')];
    const mixed = ['Datum;Grupp;Belopp', ...days('Mat;100', 'Presentkort och övrigt;300', 'Vin;9')];
    const unknown = ['Datum;Typ;Belopp', ...days('Stor;100', 'Liten;30', 'Mellan;60', 'Stor;120')];
    for (const file of [how, most, mixed, unknown]) expect(sumsOf(file)).toEqual([]);
  });

  it('are asked about among costs where they are the owner’s own, however the column is called, or VAT at the border', () => {
    for (const name of ['Typ', 'Kategori', 'Betalsätt']) {
      const rows = ['ICA;Företag;400', 'Elgiganten;Privat;900', 'ICA;Företag;500'];
      const file = [`Datum;Leverantör;${name};Belopp`, ...days(...rows)];
      expect(sumsOf(file, 'costs')).toEqual([
        ['counted', '1800'],
        ['leftOut', '900'],
      ]);
    }
    const paid = ['Datum;Leverantör;Betalsätt;Belopp', ...days('ICA;Kort;400', 'ICA;Swish;90')];
    expect(sumsOf(paid, 'costs')).toEqual([]);
    const lines = ['Sjöfrakt;400', 'Utlägg importmoms;900', 'Tull;120'];
    expect(sumsOf(['Datum;Beskrivning;Belopp', ...days(...lines)], 'costs')).toEqual([
      ['counted', '1420'],
      ['leftOut', '520'],
    ]);
  });

  it('leave the invoice that they are payments of, where they are answered not to count', () => {
    const rows = ['Faktura;700;1000', 'Inbetalning;700;-1000', 'Faktura;701;2000'];
    const file = ['Datum;Händelse;Faktura;Belopp', ...days(...rows, 'Inbetalning;701;-500')];
    expect(sumsOf(file)).toEqual([
      ['counted', '1500'],
      ['leftOut', '3000'],
    ]);
  });

  it('are those of the other side in a list of both, however many they are', () => {
    const rows = ['Intäkt;900', 'Kostnad;200', 'Kostnad;300', 'Kostnad;400', 'Kostnad;500'];
    const file = ['Datum;Typ;Belopp', ...days(...rows)];
    expect(sumsOf(file)).toEqual([
      ['counted', '2300'],
      ['leftOut', '900'],
    ]);
    expect(sumsOf(file, 'costs')).toEqual([
      ['counted', '2300'],
      ['leftOut', '1400'],
    ]);
  });

  it('are not by the name of who used it', () => {
    const calls = days('Ada;199', 'Bo;349', 'Växel;299', 'Ada;199', 'Bo;349');
    expect(sumsOf(['Datum;Användare;Belopp', ...calls], 'costs')).toEqual([]);
  });

  it('are asked about among costs too, and not by the name of a supplier', () => {
    const costs = days('Hyra;Balder;5000', 'Moms;Skatteverket;900', 'El;Moms & Skatt AB;800');
    expect(sumsOf(['Datum;Text;Leverantör;Belopp', ...costs], 'costs')).toEqual([
      ['counted', '6700'],
      ['leftOut', '5800'],
    ]);
  });
});
