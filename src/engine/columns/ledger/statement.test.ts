import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { Purpose } from '../../table/purpose.ts';

const lines = (...rows: string[]) => Buffer.from(`${rows.join('\n')}\n`);
const read = (bytes: Buffer, purpose: Purpose, roles = {}) =>
  readFileBytes(bytes, 'fil.csv', { roles }, purpose).understanding;
const amountOf = ({ columns }: ReturnType<typeof read>) =>
  columns.find(({ role }) => role !== null && /revenue|amount/i.test(role));

const mostlyIn = lines(
  'Bokföringsdag;Text;Belopp;Saldo',
  '2025-01-02;Kund AB;25 000,00;125 000,00',
  '2025-01-03;Hyra;-12 500,00;112 500,00',
  '2025-01-10;Swish;450,00;112 950,00',
);

describe('a bank statement', () => {
  it('gives only what came in to sales, and only what went out to costs, whichever is more', () => {
    const sales = read(mostlyIn, 'sales');
    expect(amountOf(sales)).toMatchObject({ name: 'Belopp', role: 'grossRevenue', sum: '25450' });
    expect(sales.leftOutCounts).toEqual({ outgoing: 1 });
    expect(sales.leftOut[0]?.text).toBe('Rad 3 är pengar ut från kontot och ingen försäljning.');
    const costs = read(mostlyIn, 'costs');
    expect(amountOf(costs)).toMatchObject({ name: '−Belopp', role: 'grossAmount', sum: '12500' });
    expect(costs.leftOutCounts).toEqual({ income: 2 });
  });

  it('is asked about of days that are summed so far as a balance, whatever words stand beside them', () => {
    const sums = [1525, 298, 201, -1050, 350, 875];
    const soFar = sums.map((_, place) => sums.slice(0, place + 1).reduce((a, b) => a + b));
    const days = (name: string, ...words: string[]) =>
      lines(
        `Datum;Belopp;${name};Saldo`,
        ...sums.map((sum, n) => `2025-01-0${n + 1};${sum},00;${words[n % 3]};${soFar[n]},00`),
      );
    const answers = (bytes: Buffer) =>
      read(bytes, 'sales').questions.map(({ options }) => options.map(({ sum }) => sum));
    for (const [name, end] of [
      ['E-post', '@exempel.se'],
      ['Säljare', ' Berg'],
      ['Ort', 'sund'],
    ] as const)
      expect(answers(days(name, `Eva${end}`, `Ali${end}`, `Bo${end}`)), name).toEqual([
        ['2199', '3249'],
      ]);
    // What a bank says of its payments tells an account.
    expect(answers(days('Text', 'Kund AB', 'Swish Eva', 'Swish Ali'))).toEqual([]);
  });

  it('of a payment service takes off what is called a refund, and not what was moved to the bank', () => {
    const rows = (refund: string) =>
      lines(
        'Datum;Namn;Typ;Brutto;Saldo',
        '2025-01-02;Otto Ek;Betalning;200,00;200,00',
        '2025-01-04;Emma Ström;Betalning;300,00;500,00',
        `2025-01-06;Kaj Lind;${refund};-199,00;301,00`,
        '2025-01-09;;Överföring till bankkonto;-301,00;0,00',
      );
    for (const word of [
      'Återbetalning',
      'Betalningsåterbetalning',
      'Refund',
      'Payment Refund',
      'Credit Memo',
    ])
      expect(read(rows(word), 'sales').total).toBe('301');
    expect(read(rows('Inköp'), 'sales').total).toBe('500');
  });

  it('is none where what would be its balance only rises, as a meter does', () => {
    const meter = lines(
      'Datum;Mätare;Km;Ersättning kr/mil;Ersättning',
      ...[100, 40, 60, 200, 150].map(
        (km, n, all) =>
          `2025-02-0${n + 1};${44_210 + all.slice(0, n + 1).reduce((a, b) => a + b)};${km};35,00;${km * 3.5}`,
      ),
    );
    const journal = read(meter, 'costs');
    expect(journal.columns.find(({ role }) => role === 'amount')).toMatchObject({
      name: 'Ersättning',
      sum: '1925',
    });
  });

  it('asks of transfers that name a number alone', () => {
    const transfers = lines(
      'Konto;Datum;Text;Belopp;Saldo',
      '5012 33 10;2025-02-03;Preem;-300,00;8700,00',
      '5012 33 10;2025-02-05;Överföring till 5012 33 29;-4000,00;4700,00',
      '5012 33 29;2025-02-05;Överföring från 5012 33 10;4000,00;4000,00',
      '5012 33 29;2025-02-09;Telia;-200,00;3800,00',
    );
    const costs = read(transfers, 'costs');
    expect(costs.questions.map(({ id }) => id)).toEqual(['transfers']);
    expect(amountOf(costs)?.sum).toBe('500');
  });

  it('is known by the kinds of payment that banks name, without a balance', () => {
    const kinds = lines(
      'Transaktionsdatum;Transaktionstyp;Meddelande;Belopp',
      '2025-03-01;Kortköp;ICA MAXI;-450,50',
      '2025-03-02;Autogiro;TELIA;-599,00',
      '2025-03-04;Insättning;KUND AB;12 500,00',
    );
    expect(amountOf(read(kinds, 'sales'))?.sum).toBe('12500');
    expect(amountOf(read(kinds, 'costs'))?.sum).toBe('1049.5');
    // A till tells how it was paid, and that is no bank.
    const till = lines(
      'Datum;Betalsätt;Belopp',
      '2025-03-01;Swish;450,00',
      '2025-03-01;Kortbetalning;-99,00',
    );
    expect(amountOf(read(till, 'sales'))?.sum).toBe('351');
  });

  it('says in kronor what was used and what was not', () => {
    const signs = (purpose: Purpose) =>
      read(mostlyIn, purpose)
        .reconciliation.find(({ id }) => id === 'signs')
        ?.text.replaceAll('\u00a0', ' ');
    expect(signs('sales')).toBe(
      'Filen läses som ett kontoutdrag: 2 rader, 25 450,00 kr, med pengar in räknas som försäljning. 1 rad, 12 500,00 kr, med pengar ut räknas inte.',
    );
    expect(signs('costs')).toBe(
      'Filen läses som ett kontoutdrag: 1 rad, 12 500,00 kr, med pengar ut räknas som kostnad. 2 rader, 25 450,00 kr, med pengar in räknas inte.',
    );
  });

  it('is told by the words of banks where the balance is left out', () => {
    const bytes = lines(
      'Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Rubrik',
      '2025/01/02;25000,00;;3131;Kund AB;Betalning',
      '2025/01/03;-12500,00;3131;;Fastighets AB;Hyra',
    );
    expect(amountOf(read(bytes, 'sales'))?.sum).toBe('25000');
    expect(amountOf(read(bytes, 'costs'))?.sum).toBe('12500');
  });

  it('follows the user who chooses the amount: then all rows count as they stand', () => {
    const sales = read(mostlyIn, 'sales', { 2: 'revenue' });
    expect(amountOf(sales)).toMatchObject({ role: 'revenue', sum: '12950' });
    expect(sales.leftOutCounts).toEqual({});
  });
});

describe('a bank statement without its header', () => {
  it('is read by its balance, with money in and out in columns of their own', () => {
    const bytes = lines(
      '2025-01-02;Kund AB;;25 000,00;125 000,00',
      '2025-01-03;Hyra;12 500,00;;112 500,00',
      '2025-01-05;Telia;899,00;;111 601,00',
      '2025-01-10;Swish Ek;;450,00;112 051,00',
    );
    expect(amountOf(read(bytes, 'costs'))).toMatchObject({ role: 'grossAmount' });
    expect(read(bytes, 'costs').total).toBe('13399');
    expect(read(bytes, 'sales').total).toBe('25450');
  });

  it('is read by its balance in both columns, though what came in is on one row alone', () => {
    const went = [500, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500];
    let balance = 50_000;
    const rows = went.map((paid, n) => {
      balance -= paid;
      return `2025-01-${10 + n};Dahl AB;;-${paid},00;${balance},00`;
    });
    const back = `2025-01-28;Dahl AB;250,00;;${balance + 250},00`;
    const bytes = lines('Datum;Text;Plus;Minus;Behållning', ...rows, back);
    const { total, leftOut } = read(bytes, 'costs');
    expect([total, leftOut]).toEqual(['10750', []]);
  });

  it('has its payees in the words that differ, beside kinds of payment', () => {
    const bytes = lines(
      '2025-01-02;Bankgiro;Telia;-899,00;9 101,00',
      '2025-01-03;Överföring;Till sparkonto;-500,00;8 601,00',
      '2025-01-05;Bankgiro;Skatteverket;-700,00;7 901,00',
      '2025-01-06;Överföring;Anna Ek;-200,00;7 701,00',
      '2025-01-10;Insättning;Kund AB;4 500,00;12 201,00',
    );
    const costs = read(bytes, 'costs');
    expect(costs.columns.find(({ role }) => role === 'text')?.samples[0]).toBe('Telia');
    expect(costs.leftOutCounts).toEqual({ ownTransfer: 1, taxPayment: 1, income: 1 });
  });
});

describe('sales read from a bank statement', () => {
  const before = ['Datum;Text;Belopp;Saldo', '2025-01-02;Kund AB;25 000,00;125 000,00'];

  it('are not own money, loans, tax, interest or what was paid coming back', () => {
    const sales = read(
      lines(
        ...before,
        '2025-01-03;Elgiganten;-900,00;124 100,00',
        '2025-01-04;Elgiganten;900,00;125 000,00',
        '2025-01-05;Från sparkonto;500,00;125 500,00',
        '2025-01-06;Utbetalning lån 8327;90 000,00;215 500,00',
        '2025-01-07;Skatteverket;700,00;216 200,00',
        '2025-01-08;Ränta;12,00;216 212,00',
        '2025-01-09;Region Örebro län;4 000,00;220 212,00',
      ),
      'sales',
    );
    expect(sales.total).toBe('29000');
    expect(sales.leftOutCounts).toEqual({
      ...{ outgoing: 1, returned: 1, ownTransfer: 1, financing: 1, taxPayment: 1, otherIncome: 1 },
    });
    expect(sales.questions).toEqual([]);
  });

  it('are asked about where money in names nobody, or may be part of what was paid', () => {
    const sales = read(
      lines(
        ...before,
        '2025-01-03;Elgiganten;-900,00;124 100,00',
        '2025-01-04;Elgiganten;500,00;124 600,00',
        '2025-01-05;Insättning;3 000,00;127 600,00',
      ),
      'sales',
    );
    expect(sales.questions).toMatchObject([
      {
        id: 'transfers',
        blocking: true,
        text: '2 insättningar, till exempel ”Elgiganten”, kan vara något annat än betalning från en kund. Är de försäljning?',
        options: [{ sum: '25000' }, { sum: '28500' }],
      },
    ]);
  });

  it('are told from payments in a list without balance by what only an account pays', () => {
    const sales = read(
      lines(
        'Datum;Text;Belopp',
        '2025-01-02;Kund AB;25 000,00',
        '2025-01-03;Hyra;-12 500,00',
        '2025-01-05;Skatteverket;-700,00',
      ),
      'sales',
    );
    expect(sales.total).toBe('25000');
  });

  it('are asked about where many rows below zero are of others than those above', () => {
    const rows = ['Kund AB;25 000,00', 'Hyra;-12 500,00', 'Telia;-899,00', 'Circle K;-700,00'];
    const sales = read(lines('Text;Belopp', ...rows), 'sales');
    expect(sales.questions).toMatchObject([
      { id: 'signs', blocking: true, options: [{ sum: '10901' }, { sum: '25000' }] },
    ]);
    const returns = ['Skor;900,00', 'Byxor;700,00', 'Skor;-900,00', 'Byxor;-700,00', 'Skor;950,00'];
    expect(read(lines('Text;Belopp', ...returns), 'sales').questions).toEqual([]);
  });
});

describe('what is no bank statement', () => {
  it('counts the credit notes of invoices that are all paid', () => {
    const list = (left: string) =>
      read(
        lines(
          'Fakturanr;Kundnamn;Fakturadatum;Netto;Moms;Totalt;Saldo',
          '1001;Al Måleri AB;2025-01-12;908,00;227,00;1135,00;0,00',
          '1002;Ek Bygg AB;2025-01-20;1872,80;468,20;2341,00;0,00',
          `1003;Bo Glas HB;2025-01-22;-360,40;-90,10;-450,50;${left}`,
          '1004;Nord Kontor AB;2025-01-26;461,60;115,40;577,00;0,00',
        ),
        'sales',
      );
    const asked = ({ questions }: ReturnType<typeof list>) =>
      questions.flatMap(({ id, blocking }) => (blocking ? id : []));
    expect([list('0,00').total, asked(list('0,00'))]).toEqual(['2882', []]);
    expect(asked(list('7,00'))).toEqual(['signs']);
  });

  it('keeps the credit notes of a supplier ledger with balances of its own', () => {
    const bytes = lines(
      'Fakturanr;Leverantör;Fakturadatum;Belopp;Saldo',
      '1;Telia;2025-01-02;899,00;0,00',
      '2;Telia;2025-02-02;899,00;899,00',
      '3;Telia;2025-02-20;-200,00;-200,00',
    );
    const costs = read(bytes, 'costs');
    expect(amountOf(costs)).toMatchObject({ name: 'Belopp', role: 'amount', sum: '1598' });
    expect(costs.leftOutCounts).toEqual({});
    const signs = costs.reconciliation.find(({ id }) => id === 'signs');
    expect(signs?.text.replaceAll('\u00a0', ' ')).toBe(
      '2 rader, 1 798,00 kr, är över noll och 1 rad, 200,00 kr, under noll. Alla räknas, de under noll som krediteringar från leverantörer. Är de något annat: ta bort dem ur filen.',
    );
  });
});
