import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { Purpose } from '../../table/purpose.ts';

const rows = [
  'Datum;Kund;Artikel;Belopp exkl. moms',
  '2025-01-02;Anna;Te;100',
  '2025-01-05;Bo;Kaffe;200',
  '2025-02-05;Cia;Kaffe;250',
];
const read = (lines: readonly string[], purpose: Purpose = 'sales') =>
  readFileBytes(Buffer.from(`${lines.join('\n')}\n`), 'fil.csv', {}, purpose).understanding;
const under = (...title: string[]) => read([...title, '', ...rows]);

describe('whose a file is', () => {
  it.each([
    ['Ångbageriet AB', 'Ångbageriet AB', null],
    ['Ångbageriet AB (556016-0680)', 'Ångbageriet AB', '5560160680'],
    ['Ångbageriet AB, org.nr 556016-0680', 'Ångbageriet AB', '5560160680'],
    ['Företag: Lilla Ångbageriet', 'Lilla Ångbageriet', null],
    ['Företag;Lilla Ångbageriet;;', 'Lilla Ångbageriet', null],
    ['Org.nr: 556016-0680', null, '5560160680'],
    ['Organisationsnummer;5560160680;;', null, '5560160680'],
    ['Kontohavare: Ångbageriet AB', 'Ångbageriet AB', null],
  ])('stands above the table: %s', (title, name, number) => {
    expect(under('Försäljning januari 2025', title).company).toEqual({ name, number });
  });

  it.each([
    ['Försäljningsrapport januari 2025'],
    ['Handelsbanken AB'],
    ['Visma Spcs AB'],
    ['Kund: Bygg i Väst AB'],
    ['Kund;Bygg i Väst AB;;'],
    ['Kundens org.nr: 556016-0680'],
    ['Leverantör: Bygg AB 556016-0680'],
    ['Ordernummer 556016-0680'],
    ['Telefon 031-123 45 67'],
    ['Org.nr: 556016-0681'],
    ['Företag;Org.nr;Period;'],
  ])('is not told by %s', (title) => {
    expect(under('Rapport', title).company).toBeUndefined();
  });

  it('is not told by the only customer, whose name stands above', () => {
    const one = rows.map((row) => row.replace(/Anna|Bo|Cia/, 'Bygg AB'));
    expect(read(['Bygg AB', '', ...one]).company).toBeUndefined();
  });

  it('stands in the note below the table, but for the name of a program', () => {
    const noted = read([...rows, '', 'Org.nr: 556016-0680']);
    expect(noted.company).toEqual({ name: null, number: '5560160680' });
    expect(read([...rows, '', 'Utskriven från Visma Spcs AB']).company).toBeUndefined();
  });

  it('stands in a column of its own, the same on each row beside parties that differ', () => {
    const own = rows.map((row, n) => `${row};${n === 0 ? 'Bolag' : 'Ångbageriet AB'}`);
    expect(read(own).company).toEqual({ name: 'Ångbageriet AB', number: null });
    const two = own.map((row, n) => (n === 2 ? row.replace('Ångbageriet AB', 'Bygg AB') : row));
    expect(read(two).company).toBeUndefined();
  });

  it('is what books say', () => {
    const sie = [
      '#FLAGGA 0',
      '#SIETYP 4',
      '#ORGNR 556016-0680',
      '#FNAMN "Bolaget AB"',
      '#RAR 0 20250101 20251231',
      '#KONTO 3001 "Varor"',
      '#KONTO 1930 "Bank"',
      '#VER A 1 20250105 ""',
      '{',
      '#TRANS 3001 {} -100.00',
      '#TRANS 1930 {} 100.00',
      '}',
    ];
    expect(read(sie).company).toEqual({ name: 'Bolaget AB', number: '5560160680' });
  });
});

describe('what of the company a file is', () => {
  it.each([
    ['Butik: Södermalm', 'Butik: Södermalm'],
    ['Kund: Bygg i Väst AB', 'Kund: Bygg i Väst AB'],
    ['Butik: Alla', undefined],
    ['Kostnadsställe: 1 - 9999', undefined],
    ['Period: 2025', undefined],
  ])('%s', (title, part) => {
    expect(under('Försäljning', title).part).toBe(part);
  });
});
