import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const NAMES = ['Alfa Bygg', 'Berg', 'Citygross', 'Dahl Rör', 'Ek', 'Fors Måleri', 'Gävle', 'Holm'];

/** Invoices to customers by number, with a text on each row. */
function rolesOf(header: string, textOf: (customer: number, row: number) => string) {
  const rows = Array.from({ length: 60 }, (_, row) => {
    const customer = (row * 7) % NAMES.length;
    const day = `2025-0${1 + (row % 9)}-1${row % 10}`;
    return `${1000 + customer};${textOf(customer, row)};${day};${500 + row * 13}`;
  });
  const bytes = Buffer.from([`Kundnr;${header};Fakturadatum;Netto`, ...rows].join('\n'));
  const { columns } = readFileBytes(bytes, 'fil.csv').understanding;
  return Object.fromEntries(columns.flatMap(({ name, role }) => (role ? [[name, role]] : [])));
}

it.each(['Namn', 'Benämn', 'Beskr'])(
  'takes the name that each number has for the customer: %s',
  (header) => {
    const roles = rolesOf(header, (customer) => NAMES[customer] ?? '');
    expect(roles).toMatchObject({ [header]: 'customer' });
    expect(roles).not.toHaveProperty('Kundnr');
  },
);

it('takes what customers buy of for goods', () => {
  const roles = rolesOf('Vad', (_, row) => ['Städning', 'Fönsterputs', 'Flytt'][row % 3] ?? '');
  expect(roles).toMatchObject({ Kundnr: 'customer', Vad: 'product' });
});
