import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const checkOf = (text: string, id: string, purpose: 'sales' | 'costs' = 'sales') =>
  readFileBytes(Buffer.from(text), 'fil.csv', {}, purpose).understanding.reconciliation.find(
    (check) => check.id === id,
  );
const rows = (...lines: string[]) =>
  ['Datum;Artikel;Antal;Pris;Summa', ...lines].join('\n').concat('\n');

describe('a file is held against itself', () => {
  it('by its number of rows', () => {
    const text = rows(
      '2025-01-02;Te;2;5,00;10,00',
      '2025-01-03;Kaka;1;6,00;6,00',
      'Summa;;;;16,00',
    );
    expect(checkOf(text, 'rows')?.text).toBe('2 använda rader + 1 utelämnade = 3 rader i filen.');
    expect(checkOf(text, 'total')).toMatchObject({ status: 'ok' });
  });

  it('by its own total, with the difference and the row that says it', () => {
    const text = rows(
      '2025-01-02;Te;2;5,00;10,00',
      '2025-01-03;Kaka;1;6,00;6,00',
      'Summa;;;;17,00',
    );
    expect(checkOf(text, 'total')).toMatchObject({
      ...{ status: 'difference', difference: '-1', rows: [4] },
    });
  });

  it('by quantity × price in sales alone', () => {
    const text = rows('2025-01-02;Te;2;5,00;10,00', '2025-01-03;Kaka;3;6,00;17,00');
    expect(checkOf(text, 'product')).toMatchObject({
      ...{ status: 'difference', difference: '-1', rows: [3] },
    });
    expect(checkOf(text, 'product', 'costs')).toBeUndefined();
    const without = 'Datum;Artikel;Summa\n2025-01-02;Te;10,00\n2025-01-03;Kaka;6,00\n';
    expect(checkOf(without, 'product')?.text).toBe(
      'Filen saknar antal och pris, så raderna kan inte räknas om.',
    );
  });

  it('by discounts as money, as shares and as per cent', () => {
    const discounted = (name: string, discount: string, sum: string) =>
      `Datum;Artikel;Antal;Pris;${name};Summa\n2025-01-02;Te;2;50,00;${discount};${sum}\n2025-01-03;Kaka;1;10,00;;10,00\n`;
    for (const text of [
      discounted('Rabatt', '5,00', '95,00'),
      discounted('Rabatt', '0,1', '90,00'),
      discounted('Rabatt %', '10', '90,00'),
    ])
      expect(checkOf(text, 'product')).toMatchObject({ status: 'ok' });
  });

  it('by amounts of both signs, in the words of the guide', () => {
    const text = 'Datum;Text;Belopp\n2025-01-02;A;10,00\n2025-01-03;B;20,00\n2025-01-04;C;-5,00\n';
    expect(checkOf(text, 'signs')?.text).toContain('de under noll som returer och krediteringar');
    expect(checkOf(text, 'signs', 'costs')?.text).toContain('krediteringar från leverantörer');
    const statement =
      'Datum;Text;Belopp;Saldo\n2025-01-02;A;10,00;10,00\n2025-01-03;B;-4,00;6,00\n2025-01-04;C;5,00;11,00\n';
    expect(checkOf(statement, 'signs')?.text).toContain('med pengar in räknas som försäljning.');
    expect(checkOf(statement, 'signs', 'costs')?.text).toContain(
      'med pengar ut räknas som kostnad.',
    );
  });
});
