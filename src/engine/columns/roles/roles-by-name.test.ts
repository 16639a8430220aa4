import { expect, it } from 'vitest';
import { readUpload } from '#adapters/file-reader/read-upload.ts';

const ledger = (name: string) => [
  `Kund;Faktura;Datum;${name};Moms;Inbetalt;Rest`,
  ...Array.from({ length: 30 }, (_, n) => {
    const net = 900 + n * 100;
    const paid = n % 6 === 2 ? (net * 1.25) / 2 : n > 23 ? 0 : net * 1.25;
    return `Ek AB;${600 + n};2025-0${1 + (n % 9)}-0${1 + (n % 7)};${net};${net / 4};${paid};${net * 1.25 - paid}`;
  }),
];

it.each(['Fakturerat exkl. moms', 'Debiterat exkl. moms'])(
  'takes %s, whose VAT stands beside it, and not what has been paid in',
  async (name) => {
    const bytes = Buffer.from(ledger(name).join('\n'));
    const { understanding } = await readUpload(bytes, 'kundfordringar.csv', {}, 'sales');
    expect(understanding.total).toBe('70500');
    const revenue = understanding.columns.find(({ role }) => role === 'revenue');
    expect(revenue?.name).toBe(name);
  },
);
