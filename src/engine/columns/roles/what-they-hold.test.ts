import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { Purpose } from '../../table/purpose.ts';

const rolesIn = (purpose: Purpose, name: string, ...lines: readonly string[]) => {
  const { columns, questions } = readFileBytes(
    Buffer.from(lines.join('\n')),
    name,
    {},
    purpose,
  ).understanding;
  return { roles: new Map(columns.map((own) => [own.name, own.role])), questions };
};

it('units of goods are no departments', () => {
  const rows = ['2024-01-02;Rör;10;st;100,00', '2024-01-03;Kabel;5;m;75,50'];
  const { roles } = rolesIn('costs', 'rader.csv', 'Datum;Benämning;Antal;Enhet;Belopp', ...rows);
  expect(roles.get('Enhet')).toBeNull();
});

it('where a journey began is nobody who was paid', () => {
  const rows = ['2024-01-02;Umeå;Piteå;21;52,50', '2024-01-03;Luleå;Boden;4;10,00'];
  const { roles } = rolesIn('costs', 'resor.csv', 'Datum;Från;Till;Mil;Ersättning', ...rows);
  expect(roles.get('Från')).toBeNull();
});

it('a Norwegian no is an answer, and nothing that was sold', () => {
  const rows = ['1;2024-01-02;A;100,00;Ja', '2;2024-01-03;B;200,00;Nei'];
  const { roles } = rolesIn('sales', 'faktura.csv', 'Nr;Dato;Kunde;Beløp;Betalt', ...rows);
  expect(roles.get('Betalt')).not.toBe('product');
});

it('counts that the line above says are counts are said to be none in kronor', () => {
  const rows = ['2024-01-02;10;20', '2024-01-03;12;25', '2024-01-04;9;31'];
  const { questions } = rolesIn('sales', 'kassa.csv', 'Antal sålda', 'Datum;Latte;Kaka', ...rows);
  const [amount] = questions;
  expect(amount?.text).toMatch(/^Talen är antal, och filen har inget pris\./);
  expect(amount?.options.map(({ label }) => label)).toEqual(['Latte', 'Kaka']);
});
