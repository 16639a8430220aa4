import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ReadOverrides } from '../../table/overrides.ts';

const read = (rows: readonly string[], overrides: ReadOverrides = {}) =>
  readFileBytes(Buffer.from(`${rows.join('\n')}\n`), 'fil.csv', overrides, 'sales').understanding;
const asked = (rows: readonly string[]) =>
  read(rows).questions.flatMap(({ id, blocking, options }) =>
    blocking ? [[id, ...options.map(({ answer, sum }) => `${answer} ${sum}`)]] : [],
  );
const answered = (rows: readonly string[], deducted: 'already' | 'notYet') =>
  read(rows, { choices: { deducted } });

describe('a tax reduction beside an amount', () => {
  const unproved = (name: string, sign = '') => [
    `Datum;Kund;Belopp;${name}`,
    `2025-01-02;Anna;10000;${sign}3000`,
    '2025-01-09;Bo;8000;0',
    `2025-02-02;Cia;12000;${sign}3600`,
    `2025-02-03;Di;5000;${sign}1500`,
  ];

  it.each(['Husavdrag', 'ROT', 'RUT-avdrag', 'Skattereduktion', 'Grön teknik'])(
    'is asked about where nothing proves whether %s is taken off',
    (name) => {
      for (const sign of ['', '-']) {
        const rows = unproved(name, sign);
        expect(asked(rows)).toEqual([['deducted', 'notYet 35000', 'already 43100']]);
        expect(answered(rows, 'already').total).toBe('43100');
        expect(answered(rows, 'notYet').total).toBe('35000');
      }
    },
  );

  it('is not asked about where another column is what is left, or VAT is of the whole', () => {
    const left = unproved('Husavdrag').map((row, n) => {
      const [, , whole, off] = row.split(';').map(Number);
      return n === 0 ? `${row};Att betala` : `${row};${(whole ?? 0) - (off ?? 0)}`;
    });
    expect([read(left).total, asked(left)]).toEqual(['35000', []]);
    const taxed = unproved('Husavdrag').map((row, n) =>
      n === 0 ? `${row};Varav moms` : `${row};${Number(row.split(';')[2]) / 5}`,
    );
    expect([read(taxed).total, asked(taxed)]).toEqual(['28000', []]);
  });
});

describe('a discount beside the price of what each row sold', () => {
  const priced = [
    'Datum;Kund;Behandling;Pris;Rabatt',
    '2025-01-02;Anna;Klippning;1000;300',
    '2025-01-09;Bo;Färg;800;0',
    '2025-02-02;Cia;Klippning;1200;60',
    '2025-02-03;Di;Slingor;500;0',
  ];

  it('is asked about where nothing says whether it is taken off', () => {
    expect(asked(priced)).toEqual([['deducted', 'notYet 3140', 'already 3500']]);
    expect(answered(priced, 'already').total).toBe('3500');
    expect([answered(priced, 'notYet').total, answered(priced, 'notYet').questions]).toEqual([
      '3140',
      [],
    ]);
  });

  it('may be a share of the price', () => {
    const shares = priced.map((row) => row.replace(/;300$/, ';10 %').replace(/;60$/, ';50 %'));
    expect(asked(shares)).toEqual([['deducted', 'notYet 2800', 'already 3500']]);
    const underName = priced.map((row) =>
      row
        .replace(/Rabatt$/, 'Rabatt %')
        .replace(/;300$/, ';10')
        .replace(/;60$/, ';50'),
    );
    expect(asked(underName)).toEqual([['deducted', 'notYet 2800', 'already 3500']]);
  });

  it('is taken off where a column is what was paid, also beside rows that nobody paid', () => {
    const paid = priced.map((row, n) => {
      const [, , , price, off] = row.split(';').map(Number);
      return n === 0 ? `${row};Betalt;Status` : `${row};${(price ?? 0) - (off ?? 0)};Genomförd`;
    });
    const rows = [...paid, '2025-02-04;Eli;Färg;900;0;0;Avbokad'];
    expect([read(rows).total, asked(rows)]).toEqual(['3140', []]);
  });
});
