import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ReadOverrides } from '../table/overrides.ts';

const read = (rows: readonly string[], overrides: ReadOverrides = {}, name = 'fil.csv') =>
  readFileBytes(Buffer.from(`${rows.join('\n')}\n`), name, overrides, 'costs').understanding;
const asked = (rows: readonly string[]) =>
  read(rows)
    .questions.filter(({ blocking }) => blocking)
    .map(({ id }) => id);

describe('a report of costs', () => {
  it('has the year of its amounts over them', () => {
    const rows = ['Post;2025', 'Hyra;120000', 'El;8500', 'Telefon;4200'];
    expect(read(rows)).toMatchObject({ total: '132700', rows: { used: 3 } });
  });

  it('has the names of its accounts under `Namn` where its periods stand beside each other', () => {
    const rows = ['4010;Varor;10;30', '5010;Hyra;20;40', '6110;Kontor;5;7'];
    const { columns } = read(['Konto;Namn;Utfall 2024;Utfall 2023', ...rows]);
    expect(columns.find(({ name }) => name === 'Namn')?.role).toBe('accountName');
  });

  it('has rows that are a year’s amount where nothing is named', () => {
    expect(read(['Hyra;2025', 'El;8500', 'Telefon;4200']).total).toBe('14725');
  });

  it('is asked about where neither a name, öre nor its words say that its numbers are costs', () => {
    const log = [
      'INFO server 3000',
      'WARN slow 1234',
      'INFO done 5521',
      'INFO done 77',
      'WARN x 9',
    ];
    expect(asked(log)).toContain('kind');
  });

  it('is asked about where rows are income or what is left', () => {
    const rows = ['Post;jan 2025;feb 2025', 'Omsättning;900;800', 'Hyra;100;100', 'El;50;60'];
    expect(asked([...rows, 'Resultat;750;600'])).toContain('states');
  });

  it('costs the rows that its own result proves in every month', () => {
    const rows = ['Post;jan 2025;feb 2025', 'Omsättning;900;800', 'Hyra;100;100', 'El;50;60'];
    expect(asked([...rows, 'Resultat;750;640'])).toEqual([]);
    expect(read([...rows, 'Resultat;750;640']).total).toBe('310');
    const signed = ['Post;2025;2024', 'Omsättning;900;800', 'Hyra;-100;-100', 'El;-50;-60'];
    const sums = ['Summa kostnader;-150;-160', 'Resultat;750;640'];
    expect(read([...signed, ...sums])).toMatchObject({ total: '310', questions: [] });
    expect(asked(['Post;jan 2025;feb 2025', 'Hyra;100;100', 'El;50;60'])).toEqual([]);
  });

  it('is asked about where its title says that it is a plan', () => {
    const rows = ['Post;jan 2025;feb 2025', 'Hyra;100;100', 'El;50;60'];
    expect(asked(['Budget 2025;;', ...rows])).toEqual(['kind']);
  });

  it('counts no quarter between its months', () => {
    const months = ['Januari', 'Februari', 'Mars', 'April', 'Maj', 'Juni'].map(
      (month, n) => `${month} 2025;${100 + n};${200 + n};${300 + n * 2}`,
    );
    const rows = ['Månad;Material;UE;Totalt', ...months.slice(0, 3), 'Kv 1;303;603;906'];
    expect(read([...rows, ...months.slice(3), 'Kv 2;312;612;924']).total).toBe('1830');
  });
});

describe('a payroll with the parts of the pay', () => {
  it('counts what the employees cost, and asks about no part of it', () => {
    const rows = [26000, 31000, 28500, 30200].map((pay, n) => {
      const [shift, over] = [900 + n * 310, 300 + n * 77];
      const gross = pay + shift + over;
      const fees = (gross * 0.3142).toFixed(2);
      const cells = [pay, shift, over, gross, fees, (gross + Number(fees)).toFixed(2)];
      return [`2025-0${n + 1}`, 'Anna', ...cells.map((cell) => String(cell).replace('.', ','))];
    });
    const names =
      'Månad;Anställd;Månadslön;OB;Övertid;Bruttolön;Arbetsgivaravgift;Total lönekostnad';
    const lines = [names, ...rows.map((row) => row.join(';'))];
    expect(asked(lines)).toEqual([]);
    expect(read(lines).columns.find(({ role }) => role === 'amount')).toMatchObject({
      name: 'Total lönekostnad',
      reason: expect.stringContaining('Bruttolön och Arbetsgivaravgift tillsammans'),
    });
  });
});

describe('a list that may be of something else than costs', () => {
  it('is asked about where it names customers and no suppliers', () => {
    const rows = ['2025-01-03;Anna AB;1000', '2025-02-03;Bo AB;400'];
    expect(asked(['Datum;Kund;Belopp', ...rows])).toContain('kind');
    expect(asked(['Datum;Leverantör;Belopp', ...rows])).not.toContain('kind');
  });

  it('is asked about where a price stands beside a number', () => {
    const rows = ['2025-01-03;Dahl;5;100', '2025-02-03;Dahl;2;120'];
    const file = ['Datum;Leverantör;Antal;Pris', ...rows];
    expect(asked(file)).toEqual(['rowPrice']);
    expect(read(file, { choices: { rowPrice: 'unit' } }).total).toBe('740');
    expect(read(file, { choices: { rowPrice: 'row' } }).total).toBe('220');
  });
});

describe('amounts of which two parts are 80 and 20 per cent', () => {
  it('have no VAT by that', () => {
    const rows = [500, 1000, 1500, 2500, 3000, 4000].map(
      (whole, n) => `2025-01-0${n + 1};Dahl;${whole};${whole * 0.8};${whole * 0.2}`,
    );
    const file = ['Datum;Leverantör;Kontraktssumma;Delbetalning 1;Delbetalning 2', ...rows];
    expect(read(file).columns.some(({ role }) => role === 'vat')).toBe(false);
  });
});

describe('what is owed to suppliers', () => {
  it('costs what was invoiced, below zero, and not what was paid of it', () => {
    const rows = [
      ...['2025-01-03;Dahl;Faktura;1;-1000;-1000', '2025-01-10;Dahl;Betalning;1;1000;0'],
      ...['2025-02-03;Preem;Faktura;2;-400;-400', '2025-02-05;Dahl;Faktura;3;-300;-700'],
    ];
    expect(read(['Datum;Leverantör;Typ;Nummer;Belopp;Saldo', ...rows]).total).toBe('1700');
  });
});
