import { describe, expect, it } from 'vitest';
import { lastColumn, roledTable } from '#support/roled-table.ts';
import { costReading } from '../../guides/costs/reading.ts';
import { paymentSigns } from './payment-signs.ts';

const ask = { reading: costReading, chosen: {} };
const list = (texts: string[], amounts: string[]) =>
  roledTable({ 'Text: text': texts, 'Belopp: amount': amounts });

describe('payments below zero', () => {
  it('are costs, and what is above zero came in unless it came back', () => {
    const read = paymentSigns(
      list(
        ['Telia', 'Hyra', 'El', 'Telia', 'Kund AB'],
        ['-899,00', '-5 000,00', '-70,00', '100,00', '700,00'],
      ),
      ask,
    );
    expect(lastColumn(read)).toEqual(['899', '5000', '70', '-100', '-700']);
    expect([...read.others]).toEqual([[4, 'income']]);
  });

  it('are without taxes and moves of money too where no column has a name', () => {
    const read = paymentSigns(
      roledTable({
        'Kolumn 2': ['Telia', 'Skatteverket moms', 'Amortering lån', 'El AB'],
        'Kolumn 3: amount': ['-899,00', '-12 000,00', '-4 000,00', '-70,00'],
      }),
      ask,
    );
    expect([...read.others]).toEqual([
      [1, 'taxPayment'],
      [2, 'amortisation'],
    ]);
  });

  it('of a supplier’s credit for more than its invoices here are no income where rows have VAT', () => {
    const purchases = (vat: string[]) =>
      roledTable({
        'Motpart: supplier': ['Hyra AB', 'PostNord', 'Kund AB', 'PostNord', 'Hyra AB'],
        'Belopp: amount': ['-90 000,00', '-400,00', '300,00', '500,00', '-90 000,00'],
        ...(vat.length > 0 && { 'Moms: vat': vat }),
      });
    const withVat = purchases(['-22 500,00', '-100,00', '75,00', '125,00', '-22 500,00']);
    expect([...paymentSigns(withVat, ask).others]).toEqual([[2, 'income']]);
    expect([...paymentSigns(purchases([]), ask).others]).toEqual([
      [2, 'income'],
      [3, 'income'],
    ]);
  });

  it('are told without the payment of the card’s bill, however large', () => {
    const read = paymentSigns(
      list(['ICA', 'SJ', 'Inbetalning, tack'], ['-450,00', '-500,00', '9 000,00']),
      ask,
    );
    expect(lastColumn(read)).toEqual(['450', '500', '-9000']);
  });
});

describe('amounts of both signs', () => {
  it('are asked about where most rows are below zero and their sum is not', () => {
    const invoices = roledTable({
      'Fakturanr: invoiceNumber': ['1', '2', '3'],
      'Leverantör: supplier': ['Telia', 'Hyra', 'Ek AB'],
      'Belopp: amount': ['-899,00', '9 000,00', '-400,00'],
    });
    expect(paymentSigns(invoices, ask).doubts).toMatchObject([{ id: 'signs' }]);
    const turned = paymentSigns(invoices, { ...ask, choices: { signs: 'payments' } });
    expect(lastColumn(turned)).toEqual(['899', '-9000', '400']);
    const asRead = paymentSigns(invoices, { ...ask, choices: { signs: 'credits' } });
    expect([asRead.columns.length, asRead.doubts]).toEqual([3, []]);
  });

  const both = list(
    ['Kund AB', 'Hyra', 'Ek AB', 'Telia', 'El'],
    ['9 000,00', '-5 000,00', '7 000,00', '-899,00', '-70,00'],
  );

  it('are asked about where those below zero are to others than those above', () => {
    const read = paymentSigns(both, ask);
    expect(read.doubts).toMatchObject([
      { id: 'signs', chosen: 'payments', blocks: 'ifSumsDiffer' },
    ]);
    expect(lastColumn(read)).toEqual(['-9000', '5000', '-7000', '899', '70']);
    const credits = paymentSigns(both, { ...ask, choices: { signs: 'credits' } });
    expect(credits.columns).toHaveLength(2);
    expect(credits.doubts).toEqual([]);
  });

  it('are credit notes of those above, or of invoices, without a question', () => {
    const back = list(['Telia', 'Telia', 'Hyra'], ['899,00', '-200,00', '5 000,00']);
    expect(paymentSigns(back, ask).doubts).toEqual([]);
    const invoices = roledTable({
      'Leverantör: supplier': ['Telia', 'Hyra', 'Ek AB'],
      'Belopp: amount': ['899,00', '5 000,00', '-4 000,00'],
    });
    expect(paymentSigns(invoices, ask).doubts).toEqual([]);
  });
});
