import { describe, expect, it } from 'vitest';
import { isNamedByTax, soldBy } from './what-is-sold.ts';

describe('what is sold, by the names of columns', () => {
  it.each([
    [['Datum', 'Artikelnr', 'Benämning', 'Antal', 'Summa'], 'goods'],
    [['Order ID', 'SKU', 'Product name', 'Quantity'], 'goods'],
    [['Varugrupp', 'Kvartal 1'], 'goods'],
    [['Datum', 'Konsult', 'Timmar', 'Timpris'], 'time'],
    [['Datum', 'Klass', 'Deltagare', 'Belopp'], 'time'],
    [['Incheckning', 'Nätter', 'Belopp'], 'time'],
    [['Datum', 'Produkt', 'Antal', 'Pris'], 'unknown'],
    [['Kund', 'Januari', 'Februari'], 'unknown'],
    // Both work and material.
    [['Datum', 'Artikel', 'Timmar', 'Belopp'], 'unknown'],
    [['Datum', 'Passagerare', 'Kursvinst'], 'unknown'],
  ])('%j: %s', (columns, sold) => {
    expect(soldBy(columns)).toBe(sold);
  });

  it.each([
    ['Försäljning 25 %', true],
    ['Försäljning varor 25% moms', true],
    ['Försäljning momsfri', true],
    ['Försäljning tjänster EU', true],
    ['Försäljning, utanför EU', true],
    ['Försäljning kaffe', false],
    ['Catering', false],
    ['Försäljning Europa-kort', false],
  ])('the account %s is named by its tax: %s', (account, isSo) => {
    expect(isNamedByTax(account)).toBe(isSo);
  });
});
