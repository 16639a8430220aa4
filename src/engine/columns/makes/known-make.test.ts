import { describe, expect, it } from 'vitest';
import { readings } from '../../guides/readings.ts';
import { toColumns } from '../../table/column-store.ts';
import { typeColumn } from '../types/type-column.ts';
import { knownMake } from './known-make.ts';

function columnsOf(text: string) {
  const [names = [], ...rows] = text.split('\n').map((line) => line.split(';'));
  return toColumns(
    rows.map((cells, line) => ({ line, cells })),
    names,
  ).map((store) => typeColumn(store, {}));
}
const of = (text: string, purpose: 'sales' | 'costs' = 'sales') =>
  knownMake(columnsOf(text), readings[purpose]);

const header = 'Fakturanr;Kundnr;Kundnamn;Fakturadatum;Förfallodatum;Netto;Moms;Totalt;Saldo';
const invoices = [
  '1;11;Ek AB;2025-01-02;2025-02-02;100;25;125;0',
  '2;12;Al AB;2025-01-05;2025-02-05;200;50;250;250',
];

describe('the make of a table', () => {
  it('is told by its header, and says what its columns mean', () => {
    const make = of([header, ...invoices].join('\n'));
    expect(make?.title).toBe('Kundfakturor från Fortnox');
    expect(make?.roles).toMatchObject({ 0: 'orderId', 3: 'date', 4: null, 5: 'revenue', 8: null });
  });

  it('is none where the amounts are not what the make says, whatever they are called', () => {
    const other = invoices.map((line) => line.replace(/;(\d+);(\d+)$/, ';900;$2'));
    expect(of([header, ...other].join('\n'))).toBeNull();
  });

  it('is none where a name is missing, or in a guide that it says nothing for', () => {
    expect(of([header.replace('Moms', 'Avgift'), ...invoices].join('\n'))).toBeNull();
    expect(of([header, ...invoices].join('\n'), 'costs')).toBeNull();
  });

  it('takes only the first of two columns with one name', () => {
    const make = of([`${header};Netto`, ...invoices.map((line) => `${line};7`)].join('\n'));
    expect([make?.roles[5], make?.roles[9]]).toEqual(['revenue', undefined]);
  });

  it('is a bank’s where the balance moves by the amounts, and none where it does not', () => {
    const bank = 'Reskontradatum;Transaktionsdatum;Text;Belopp;Saldo';
    const moved = ['2025-01-02;2025-01-02;A;100;1100', '2025-01-03;2025-01-03;B;-50;1050'];
    expect(of([bank, ...moved].join('\n'))?.title).toBe('Kontoutdrag från Handelsbanken');
    expect(of([bank, ...moved.toReversed()].join('\n'))?.title).toBe(
      'Kontoutdrag från Handelsbanken',
    );
    const still = Array.from({ length: 20 }, (_, n) => `2025-01-02;2025-01-02;A;${n + 1};7`);
    expect(of([bank, ...still].join('\n'))).toBeNull();
  });
});
