import { describe, expect, it } from 'vitest';
import { lastColumn, leaves, roledTable } from '#support/roled-table.ts';
import { costReading } from '../../guides/costs/reading.ts';
import type { Step } from '../guide-reading.ts';
import { runningSums } from '../ledger/running-sums.ts';
import { placeOf } from '../roled.ts';
import { rolesByName } from '../roles/roles-by-name.ts';
import { ended } from './ended.ts';
import { openItems } from './open-items.ts';
import { outcome } from './outcome.ts';
import { wages } from './wages.ts';
import { wholeAmount } from './whole-amount.ts';

const ask = { reading: costReading, chosen: {} };

describe('a payroll', () => {
  const pay = {
    'Anställd: supplier': ['Eva Ek', 'Ola Al'],
    'Bruttolön: amount': ['32 000,00', '28 000,00'],
    Skatt: ['8 000,00', '7 000,00'],
    Nettolön: ['24 000,00', '21 000,00'],
    Arbetsgivaravgifter: ['10 054,40', '8 797,60'],
  };

  it('costs salary and fees, which its own sum is; employees are no suppliers', () => {
    const table = roledTable({ ...pay, 'Vår kostnad': ['42 054,40', '36 797,60'] });
    expect(leaves(wages, table, costReading)).toEqual([
      'Anställd',
      'Bruttolön',
      'Skatt',
      'Nettolön',
      'Arbetsgivaravgifter',
      'Vår kostnad: amount',
      'Slag: category',
    ]);
  });

  it('is summed where no column has the whole', () => {
    const read = wages(roledTable(pay), ask);
    const place = read.roles.findIndex(({ role }) => role === 'amount');
    expect(read.columns[place]?.name).toBe('Bruttolön + Arbetsgivaravgifter');
    expect(read.columns[place]?.read).toEqual(['42054.4', '36797.6']);
    expect(lastColumn(read)).toEqual(['Lön', 'Lön']);
  });

  it('tells fees by their rate where no name does, and has no VAT', () => {
    const { Arbetsgivaravgifter: fees, Skatt: tax, ...rest } = pay;
    const table = roledTable({ ...rest, 'Skatt: vat': tax, Påslag: fees });
    const read = wages(table, ask);
    expect(read.columns.map(({ name }) => name)).toContain('Bruttolön + Påslag');
    expect(read.roles.some(({ role }) => role === 'vat')).toBe(false);
  });

  it('costs what the column with fees in its name has, where that is the pay and the rate of the fees', () => {
    const shifts = { 'Lönekostnad: amount': ['1 000,00', '2 000,00'] };
    const whole = { 'Lönekostnad inkl. soc. avg.': ['1 314,20', '2 628,40'] };
    expect(leaves(wages, roledTable({ ...shifts, ...whole }), costReading)).toEqual([
      'Lönekostnad',
      'Lönekostnad inkl. soc. avg.: amount',
      'Slag: category',
    ]);
  });

  it('leaves out withheld tax that has rows of its own, and no tax among other costs', () => {
    const kinds = (first: string) =>
      roledTable({
        Benämning: [first, 'OB-tillägg', 'Preliminär skatt'],
        'Belopp: amount': ['30 000,00', '500,00', '-9 150,00'],
      });
    expect([...wages(kinds('Månadslön'), ask).others]).toEqual([[2, 'taxPayment']]);
    const other = roledTable({
      Text: ['Hyra', 'Telia', 'Skatt'],
      'Belopp: amount': ['30 000,00', '500,00', '9 150,00'],
    });
    expect(wages(other, ask)).toBe(other);
  });

  it('is no list of costs with a gross and a net amount, nor one whose amount the user chose', () => {
    const invoices = roledTable({
      'Leverantör: supplier': ['Telia', 'Ek AB'],
      'Brutto: grossAmount': ['125,00', '250,00'],
      'Netto: amount': ['100,00', '200,00'],
    });
    expect(wages(invoices, ask)).toBe(invoices);
    const table = roledTable(pay);
    expect(wages(table, { ...ask, chosen: { 1: 'amount' } })).toBe(table);
  });
});

describe('open items', () => {
  it('cost what was invoiced, proved by what is paid and left', () => {
    const table = roledTable({
      'Fakturanr: invoiceNumber': ['1', '2', '3'],
      'Ursprungligt: category': ['1 000,00', '500,00', '-200,00'],
      'Betalt belopp: amount': ['400,00', '500,00', ''],
      'Kvar att betala: grossAmount': ['600,00', '', '-200,00'],
    });
    expect(leaves(openItems, table, costReading)).toEqual([
      'Fakturanr: invoiceNumber',
      'Ursprungligt: amount',
      'Betalt belopp',
      'Kvar att betala',
    ]);
  });

  it('count an invoice once that is paid on several rows', () => {
    const table = roledTable({
      'Fakturanr: invoiceNumber': ['1', '1', '2', '3'],
      'Belopp: amount': ['1 000,00', '1 000,00', '500,00', '70,00'],
      Betalt: ['400,00', '600,00', '500,00', ''],
      Kvar: ['600,00', '0,00', '', '70,00'],
    });
    expect([...openItems(table, ask).others]).toEqual([[1, 'detail']]);
  });

  it('count each payment on its own day where the file has no other days', () => {
    const parts = {
      'Fakturanr: invoiceNumber': ['1', '1', '2', '3'],
      'Belopp: amount': ['1 000,00', '1 000,00', '500,00', '70,00'],
      'Betalt belopp': ['400,00', '600,00', '500,00', '70,00'],
      Kvar: ['600,00', '0,00', '0,00', '0,00'],
    };
    const days = ['2025-01-10', '2025-02-10', '2025-02-11', '2025-03-01'];
    const paid = openItems(roledTable({ 'Betaldatum: date': days, ...parts }), ask);
    expect([...paid.others]).toEqual([]);
    expect(paid.columns[placeOf(paid, 'amount')]?.name).toBe('Betalt belopp');
    const dated = { Fakturadatum: days, 'Betaldatum: date': days, ...parts };
    expect([...openItems(roledTable(dated), ask).others]).toEqual([[1, 'detail']]);
  });

  it('are none where paid and left are not the amount', () => {
    const table = roledTable({
      'Belopp: amount': ['1 000,00', '500,00'],
      Betalt: ['1,00', '2,00'],
      Kvar: ['3,00', '4,00'],
    });
    expect(openItems(table, ask)).toBe(table);
  });
});

describe('an outcome beside other amounts', () => {
  it('is what a deviation proves, whatever it is called', () => {
    const table = roledTable({
      'Budget: amount': ['900,00', '500,00', '60,00'],
      'Kostnad i år': ['1 000,00', '450,00', '70,00'],
      'Verkligt perioden': ['1 000,00', '450,00', '70,00'],
      Diff: ['100,00', '-50,00', '10,00'],
    });
    expect(leaves(outcome, table, costReading)).toContain('Verkligt perioden: amount');
  });

  it('is the amount whose running sum was taken for it', () => {
    const table = roledTable({
      Månadens: ['100,00', '50,00', '70,00', '30,00', '20,00'],
      Totalt: ['100,00', '150,00', '220,00', '250,00', '270,00'],
    });
    const steps: Step = (read, ask) => outcome(rolesByName(runningSums(read, ask), ask), ask);
    expect(leaves(steps, table, costReading)).toEqual(['Månadens: amount', 'Totalt']);
  });

  it('is left as it is where there is nothing beside it', () => {
    const table = roledTable({ 'Belopp: amount': ['100,00', '50,00'], Antal: ['1', '2'] });
    expect(outcome(table, ask)).toBe(table);
  });
});

describe('agreements', () => {
  const agreements = (more: Record<string, string[]>) =>
    roledTable({
      'Leverantör: supplier': ['Telia', 'Elis', 'Ek AB'],
      'Pris: amount': ['899,00', '2 100,00', '450,00'],
      'Intervall: interval': ['månad', 'kvartal', 'år'],
      ...more,
    });

  it('that have ended by their state are not counted', () => {
    const table = agreements({ Status: ['Aktivt', 'Uppsagt', 'Aktivt'] });
    const read = ended(table, ask);
    expect([...read.others]).toEqual([[1, 'ended']]);
    expect(read.doubts).toEqual([]);
  });

  it('are asked about where their last day is before others begin: they may have been renewed', () => {
    const table = agreements({
      Startdatum: ['2020-01-01', '2019-05-01', '2024-03-01'],
      Slutdatum: ['2027-12-31', '2022-12-31', ''],
    });
    const read = ended(table, ask);
    expect([...read.others]).toEqual([[1, 'ended']]);
    expect(read.doubts).toMatchObject([{ id: 'ended', blocks: 'ifSumsDiffer' }]);
    const counted = ended(table, { ...ask, choices: { ended: 'counted' } });
    expect(counted.others.size).toBe(0);
    expect(counted.doubts).toEqual([]);
  });

  it('are no payments row after row, nor lists without intervals', () => {
    const paid = roledTable({
      'Leverantör: supplier': ['Telia', 'Telia', 'Telia'],
      'Pris: amount': ['899,00', '899,00', '899,00'],
      'Intervall: interval': ['månad', 'månad', 'månad'],
      Status: ['Avslutad', 'Avslutad', 'Aktiv'],
    });
    expect(ended(paid, ask)).toBe(paid);
    const invoices = roledTable({
      'Leverantör: supplier': ['Telia', 'Elis'],
      'Belopp: amount': ['899,00', '450,00'],
      Status: ['Avslutad', 'Ny'],
    });
    expect(ended(invoices, ask)).toBe(invoices);
  });
});

describe('a whole amount with more in it than VAT', () => {
  const invoices = {
    'Belopp: amount': ['899,00', '2 100,00', '1 000,00'],
    'Moms: vat': ['224,75', '525,00', '250,00'],
  };

  it('is asked about, with what it is the sum of', () => {
    const table = roledTable({
      ...invoices,
      Frakt: ['100,00', '0,00', '59,00'],
      'Att betala: grossAmount': ['1 223,75', '2 625,00', '1 309,00'],
    });
    const { doubts } = wholeAmount(table, ask);
    expect(doubts).toMatchObject([
      {
        id: 'amount',
        text: 'Att betala är Belopp och Frakt tillsammans. Vad är kostnaden?',
        options: [
          { label: 'Bara Belopp', change: { roles: { 0: 'amount', 3: null } } },
          { label: 'Hela Att betala', change: { roles: { 0: null, 3: 'grossAmount' } } },
        ],
      },
    ]);
    expect(wholeAmount(table, { ...ask, chosen: { 0: 'amount' } })).toBe(table);
  });

  it('is none where VAT alone comes on top', () => {
    const table = roledTable({
      ...invoices,
      'Antal dagar': ['30', '30', '10'],
      'Att betala: grossAmount': ['1 123,75', '2 625,00', '1 250,00'],
    });
    expect(wholeAmount(table, ask)).toBe(table);
  });
});

describe('payments among invoices', () => {
  const ledger = (kinds: string[]) =>
    roledTable({
      'Leverantör: supplier': ['Telia', 'Telia', 'Elis'],
      Typ: kinds,
      'Belopp: amount': ['899,00', '-899,00', '-300,00'],
    });

  it('are not counted, below zero under a word of payment', () => {
    const read = openItems(ledger(['Faktura', 'Betalning', 'Kreditfaktura']), ask);
    expect([...read.others]).toEqual([[1, 'detail']]);
  });

  it('are what the list is of where it has no invoices', () => {
    const payments = ledger(['Betalning', 'Betalning', 'Betalning']);
    expect(openItems(payments, ask)).toBe(payments);
  });
});
