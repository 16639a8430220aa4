import { describe, expect, it } from 'vitest';
import { roledTable } from '#support/roled-table.ts';
import { costReading } from '../../guides/costs/reading.ts';
import { numberAt } from '../types/number-at.ts';
import { movementIn, refundsIn } from './movements.ts';
import { statement } from './statement.ts';

describe('what a text of a bank says', () => {
  it.each([
    ['Överföring till sparkonto', 'ownTransfer'],
    ['ISK Avanza', 'ownTransfer'],
    ['Skatteverket moms', 'taxPayment'],
    ['Moms kvartal 2', 'taxPayment'],
    ['Amortering lån 8327', 'amortisation'],
    ['Eget uttag', 'ownerWithdrawal'],
    ['Skatt och arbetsgivaravgifter mars', 'taxPayment'],
    ['Skatt Anna Ek', 'unclear'],
    ['Utdelning i Syd AB', 'unclear'],
    ['Amortering Marginalen Finans AB', 'amortisation'],
    ['Skatteverket moms Ek AB', 'taxPayment'],
    ['Överföring 9150 12 345 67', 'unclear'],
    ['Amortering och ränta', 'unclear'],
    ['Insättning bank', 'ownTransfer'],
    ['Bankinsättning v. 12', 'ownTransfer'],
    ['Dagskassa till banken', 'ownTransfer'],
  ])('%s is %s', (text, movement) => expect(movementIn(text)).toBe(movement));

  it.each([
    'Sparbanken avgift',
    'Swish Anna Ek',
    'Överföring Anna Ek',
    'Lön Eva',
    'Fordonsskatt Transportstyrelsen',
    'Lån ränta',
    'Momentum Group',
    'Skatt & Juridik Syd AB',
    'Moms Redovisningsbyrå AB faktura 12',
  ])('%s is a payment to somebody', (text) => expect(movementIn(text)).toBeNull());
});

it('cash that is fetched from the bank is no sale, nor is what is taken there a cost', () => {
  expect(movementIn('Uttag bank', 'in')).toBe('ownTransfer');
  expect(movementIn('Från banken', 'in')).toBe('ownTransfer');
  expect(movementIn('Avgift till banken')).toBeNull();
});

describe('money back', () => {
  const { columns } = roledTable({
    Text: ['Telia faktura', 'Retur Telia', 'Kund AB', 'Elgiganten', 'Elgiganten', 'Hyra'],
    Belopp: ['899,00', '-400,00', '-900,00', '200,00', '-900,00', '5 000,00'],
  });
  const [texts, amount] = columns;

  it('is from somebody who was paid as much: no customer, and no more than was paid', () => {
    if (!texts || !amount) throw new RangeError('two columns');
    const isRefund = refundsIn((row) => numberAt(amount, row), [texts]);
    expect([0, 1, 2, 3, 4, 5].filter(isRefund)).toEqual([1]);
  });
});

describe('a statement whose payments are no costs', () => {
  const cells = (texts: string[], amounts: string[], balances: string[]) =>
    roledTable({
      'Datum: date': texts.map((_, place) => `2025-01-0${place + 1}`),
      'Text: text': texts,
      'Belopp: amount': amounts,
      Saldo: balances,
    });

  it('leaves out tax and own moves, and keeps what came back from a supplier', () => {
    const table = cells(
      ['Telia', 'Skatteverket', 'Till sparkonto', 'Telia', 'Ek AB'],
      ['-899,00', '-500,00', '-100,00', '99,00', '700,00'],
      ['9101,00', '8601,00', '8501,00', '8600,00', '9300,00'],
    );
    const read = statement(table, { reading: costReading, chosen: {} });
    expect([...read.others].sort(([a], [b]) => a - b)).toEqual([
      [1, 'taxPayment'],
      [2, 'ownTransfer'],
      [4, 'income'],
    ]);
    expect(read.doubts).toEqual([]);
  });

  it('asks of transfers that name nobody, until it is answered', () => {
    const table = cells(['Telia', 'Överföring'], ['-899,00', '-500,00'], ['9101,00', '8601,00']);
    const ask = { reading: costReading, chosen: {} };
    const read = statement(table, ask);
    expect(read.doubts).toMatchObject([{ id: 'transfers', chosen: 'leftOut' }]);
    expect(read.doubts[0]?.text).toBe(
      '1 utbetalning, till exempel ”Överföring”, säger inte vem som fick pengarna. Är de kostnader?',
    );
    const answered = statement(table, { ...ask, choices: { transfers: 'counted' } });
    expect(answered.doubts).toEqual([]);
    expect(answered.others.size).toBe(0);
  });
});
