import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { Purpose } from '../../table/purpose.ts';

const lines = (...rows: string[]) => Buffer.from(`${rows.join('\n')}\n`);
const read = (bytes: Buffer, purpose: Purpose = 'sales', roles = {}) =>
  readFileBytes(bytes, 'fil.csv', { roles }, purpose).understanding;
type Understood = ReturnType<typeof read>;
const sumOf = ({ columns }: Understood) =>
  columns.find(({ role }) => role !== null && /revenue|amount/i.test(role))?.sum;
const checkOf = ({ reconciliation }: Understood, id: string) => {
  const check = reconciliation.find((each) => each.id === id);
  return check?.text.replaceAll('\u00a0', ' ');
};

const invoices = lines(
  'Fakturanr;Fakturadatum;Kund;Status;Summa exkl. moms',
  '1;2025-01-02;Ek AB;Betald;500,00',
  '2;2025-01-03;Al AB;Makulerad;300,00',
  '3;2025-01-04;Ek AB;Obetald;250,00',
  '4;2025-01-05;Bo AB;Utkast;200,00',
  '5;2025-01-06;Bo AB;Delvis återbetald;100,00',
);

describe('rows that a column of states says are no sale', () => {
  it('are left out with those below zero of the same order, where those are struck out too', () => {
    const sales = read(
      lines(
        'Datum;Ordernummer;Status;Belopp exkl. moms',
        '2025-01-02;1;Betald;500,00',
        '2025-01-03;2;Makulerad;300,00',
        '2025-01-03;2;Makulerad;-300,00',
        '2025-01-04;3;Betald;250,00',
      ),
    );
    expect([sumOf(sales), sales.rows.leftOut]).toEqual(['750', 2]);
  });

  it('are left out, told of in kronor, and still counted as rows of the file', () => {
    const sales = read(invoices);
    expect(sumOf(sales)).toBe('850');
    expect(sales.rows).toEqual({ inFile: 5, used: 3, leftOut: 2 });
    expect(sales.leftOutCounts).toEqual({ cancelled: 2 });
    expect(sales.leftOut[0]?.text).toBe(
      'Rad 3 har ”Makulerad” i kolumnen Status och är ingen försäljning.',
    );
    expect(checkOf(sales, 'states')).toBe(
      '1 rad med ”Makulerad” (300,00 kr) och 1 rad med ”Utkast” (200,00 kr) i kolumnen Status är inte medräknade. Ska de räknas som de står: välj Används inte för kolumnen Status.',
    );
  });

  it('count when the user says that the column is not to be used, and that is told too', () => {
    const sales = read(invoices, 'sales', { 3: null });
    expect(sumOf(sales)).toBe('1350');
    expect(sales.leftOutCounts).toEqual({});
    expect(checkOf(sales, 'states')).toContain(
      'räknas som de står, eftersom kolumnen inte används.',
    );
  });

  it('are told by words alone where no column has a name', () => {
    const bare = (word: string) =>
      lines(
        `2025-01-02;Ek AB;Betald;500,00`,
        `2025-01-03;Al AB;${word};300,00`,
        `2025-01-04;Bo AB;Betald;250,00`,
      );
    const roles = { 0: 'date', 3: 'revenue' };
    expect(sumOf(read(bare('Makulerad'), 'sales', roles))).toBe('750');
    expect(sumOf(read(bare('Tidskrift'), 'sales', roles))).toBe('1050');
  });

  it('are told by a column of another name too, unless the user says that it is not used', () => {
    const renamed = Buffer.from(invoices.toString().replace('Status', 'Uppgift'));
    expect(sumOf(read(renamed))).toBe('850');
    expect(sumOf(read(renamed, 'sales', { 3: 'status' }))).toBe('850');
    expect(sumOf(read(renamed, 'sales', { 3: null }))).toBe('1350');
  });

  it('are told under a name that says nothing by the word alone, where only some rows have one', () => {
    const marked = (name: string, word: string, other = '') =>
      read(
        lines(
          `Namn;Datum;${name};Belopp exkl. moms`,
          `Ek AB;2025-01-02;${other};500,00`,
          `Al AB;2025-01-03;${word};300,00`,
          `Bo AB;2025-01-04;${other};250,00`,
        ),
      );
    expect(sumOf(marked('Namn', 'Makulerad'))).toBe('750');
    expect(sumOf(marked('Övrigt', 'Struken'))).toBe('750');
    expect(sumOf(marked('Övrigt', 'Offert', 'Offert'))).toBe('1050');
  });

  it('stay in the sum of a file whose own total has them', () => {
    const withTotal = (total: string) =>
      read(Buffer.concat([invoices, Buffer.from(`Summa;;;;${total}\n`)]));
    expect(withTotal('1350,00').reconciliation[1]).toMatchObject({ id: 'total', status: 'ok' });
    expect(checkOf(withTotal('1350,00'), 'total')).toContain('alla rader som de står i filen');
    expect(withTotal('850,00').reconciliation[1]).toMatchObject({ id: 'total', status: 'ok' });
    expect(withTotal('900,00').reconciliation[1]).toMatchObject({ status: 'difference' });
  });

  it('take the rows below them with them, where an order has its state on the first row alone', () => {
    const sales = read(
      lines(
        'Name,Financial Status,Created at,Lineitem quantity,Lineitem name,Lineitem price,Cancelled at',
        '#1001,paid,2025-01-02,2,Mugg,100.00,',
        '#1001,,2025-01-02,1,Fat,50.00,',
        '#1002,refunded,2025-01-03,1,Mugg,100.00,',
        '#1002,,2025-01-03,4,Fat,50.00,',
        '#1003,partially_refunded,2025-01-04,1,Fat,50.00,',
        '#1004,paid,2025-01-05,1,Fat,50.00,2025-01-06',
      ),
    );
    expect(sales.leftOutCounts).toEqual({ cancelled: 3 });
    expect(checkOf(sales, 'states')).toContain(
      '2 rader med ”refunded” (300,00 kr) i kolumnen Financial Status och 1 rad med en dag (50,00 kr) i kolumnen Cancelled at',
    );
  });

  it('are told by a yes under a name that says it', () => {
    const sales = read(
      lines(
        'Fakturanr;Fakturadatum;Kund;Makulerad;Belopp',
        '1;2025-01-02;Ek AB;Nej;500,00',
        '2;2025-01-03;Al AB;Ja;300,00',
      ),
    );
    expect(sumOf(sales)).toBe('500');
  });
});

it('states are known by their words alone where the column has another name', () => {
  const file = (...words: string[]) =>
    lines(
      'Namn;Fakturanr;Fakturadatum;Namn;Belopp exkl. moms',
      ...words.map((word, n) => `Circle K;2000${n};2025-07-1${n};${word};${n}00,00`),
    );
  expect(sumOf(read(file('Betald', 'Betald', 'Makulerad', 'Betald')))).toBe('400');
  expect(sumOf(read(file('Betald', 'Kaffe', 'Makulerad', 'Betald')))).toBe('600');
});

describe('a state that nobody knows', () => {
  const parked = (sum: string) =>
    lines(
      'Fakturanr;Fakturadatum;Kund;Status;Summa exkl. moms',
      '1;2025-01-02;Ek AB;Betald;500,00',
      '2;2025-01-03;Al AB;Levererad;400,00',
      `3;2025-01-04;Ek AB;Parkerad;${sum}`,
    );

  it('is asked about by its word and its kronor, before any figure is shown', () => {
    const [question] = read(parked('250,00')).questions;
    expect(question?.text.replaceAll('\u00a0', ' ')).toBe(
      '1 rad har status ”Parkerad” (250 kr). Ska de räknas?',
    );
    expect(question?.blocking).toBe(true);
    expect(question?.options.map(({ answer, sum }) => [answer, sum])).toEqual([
      ['counted', '1150'],
      ['leftOut', '900'],
    ]);
  });

  it('is asked about where its kronor are much of what is left after returns', () => {
    const rows = [
      '1;2025-01-02;Ek AB;Betald;5000,00',
      '2;2025-01-03;Al AB;Betald;-4000,00',
      '3;2025-01-04;Ek AB;Parkerad;50,00',
    ];
    const file = lines('Fakturanr;Fakturadatum;Kund;Status;Summa exkl. moms', ...rows);
    expect(read(file).questions.map(({ id }) => id)).toEqual(['states']);
  });

  it('counts as the user says', () => {
    const choices = { choices: { states: 'leftOut' } } as const;
    const { understanding } = readFileBytes(parked('250,00'), 'fil.csv', choices, 'sales');
    expect([sumOf(understanding), understanding.questions]).toEqual(['900', []]);
  });

  it('is asked about where states are numbers, of all but the commonest', () => {
    const codes = lines(
      'Ordernr;Datum;Kund;Status;Summa exkl. moms',
      '1;2025-01-02;Ek AB;2;500,00',
      '2;2025-01-03;Al AB;2;400,00',
      '3;2025-01-04;Ek AB;9;250,00',
    );
    const [question] = read(codes).questions;
    expect(question?.options.map(({ answer, sum }) => [answer, sum])).toEqual([
      ['counted', '1150'],
      ['leftOut', '900'],
    ]);
    const one = lines('Datum;Kund;Status;Summa exkl. moms', '2025-01-02;Ek AB;2;500,00');
    expect(read(one).questions).toEqual([]);
  });

  it('is no question where it is next to no money, or where no word is known', () => {
    expect(read(parked('5,00')).questions).toEqual([]);
    const grades = Buffer.from(
      parked('250,00')
        .toString()
        .replace(/Betald|Levererad/g, 'Prio A'),
    );
    expect(read(grades).questions).toEqual([]);
  });
});

describe('a refund', () => {
  const orders = (...rows: string[]) =>
    lines('Ordernr;Orderdatum;Produkt;Status;Belopp', '1;2025-01-02;Mugg;Betald;500', ...rows);

  it('that has a row of its own with minus is a return: both rows count', () => {
    const sameOrder = read(
      orders('2;2025-01-03;Fat;Återbetald;300', '2;2025-01-09;Fat;Återbetald;-300'),
    );
    expect(sumOf(sameOrder)).toBe('500');
    expect(sameOrder.leftOutCounts).toEqual({});
    const ownOrder = read(orders('2;2025-01-03;Fat;Återbetald;300', '3;2025-01-09;Fat;Klar;-300'));
    expect(sumOf(ownOrder)).toBe('500');
    expect(checkOf(ownOrder, 'states')).toContain('pengarna tillbaka står på egna rader med minus');
  });

  it('without one takes the whole order out, its discount too', () => {
    const sales = read(
      orders('2;2025-01-03;Fat;Återbetald;300', '2;2025-01-03;Rabatt;Återbetald;-30'),
    );
    expect(sumOf(sales)).toBe('500');
    expect(sales.leftOutCounts).toEqual({ cancelled: 2 });
  });

  it('of an order that was sold for the same amount as another return is left out by its order', () => {
    const sales = read(
      orders(
        '2;2025-01-03;Fat;Återbetald;300',
        '3;2025-01-04;Fat;Betald;600',
        '3;2025-01-05;Fat;Betald;-300',
      ),
    );
    expect(sumOf(sales)).toBe('800');
  });
});

describe("a payment service's own rows", () => {
  it('are left out where they take money away, and a word that is also a way to pay changes nothing', () => {
    const sales = read(
      lines(
        'created_utc,gross,reporting_category,source_id',
        '2025-01-02 10:00:00,100.00,charge,ch_1',
        '2025-01-03 10:00:00,-20.00,refund,re_1',
        '2025-01-04 10:00:00,-3.00,fee,txn_1',
        '2025-01-05 10:00:00,-77.00,payout,po_1',
      ),
    );
    expect(sumOf(sales)).toBe('80');
    expect(sales.leftOutCounts).toEqual({ transfer: 2 });
    const paid = read(
      lines(
        'Datum;Produkt;Typ;Belopp',
        '2025-01-02;Mugg;Överföring;100',
        '2025-01-03;Fat;Kredit;50',
        '2025-01-03;Fat;Debet;50',
      ),
    );
    expect([sumOf(paid), checkOf(paid, 'states'), checkOf(paid, 'credits')]).toEqual([
      '200',
      undefined,
      undefined,
    ]);
  });
});

describe('credit notes written with plus', () => {
  const credited = lines(
    'Fakturanr;Fakturadatum;Kund;Typ;Antal;Belopp',
    '1;2025-01-02;Ek AB;Faktura;5;500,00',
    '2;2025-01-03;Al AB;Kreditfaktura;2;200,00',
    '3;2025-01-04;Ek AB;Faktura;1;100,00',
  );

  it('lower the revenue and the units, and that is said', () => {
    const sales = read(credited);
    expect(sumOf(sales)).toBe('400');
    const made = sales.columns.filter(({ index }) => index > 5);
    expect(made.map(({ name, role, sum }) => [name, role, sum])).toEqual([
      ['Antal, minus för kredit', 'quantity', '4'],
      ['Belopp, minus för kredit', 'revenue', '400'],
    ]);
    expect(checkOf(sales, 'credits')).toBe(
      '1 rad med ”Kreditfaktura” (200,00 kr) i kolumnen Typ har beloppet skrivet med plus. Det räknas som avdrag och sänker omsättningen. Ska de räknas som de står: välj Används inte för kolumnen Typ.',
    );
  });

  it('lower the cost of a supplier ledger as well', () => {
    const costs = read(Buffer.from(credited.toString().replace('Kund', 'Leverantör')), 'costs');
    expect(sumOf(costs)).toBe('400');
    expect(checkOf(costs, 'credits')).toContain('sänker kostnaderna');
  });

  it('are told by a bare word where the column says that it is of invoices', () => {
    const bare = credited
      .toString()
      .replace('Kreditfaktura', 'Kredit')
      .replaceAll('Faktura;', 'Debet;');
    expect(sumOf(read(Buffer.from(bare.replace('Typ', 'Fakturatyp'))))).toBe('400');
    // Of invoices nothing but the name of the column says it here: it is asked.
    const open = read(Buffer.from(bare));
    expect(open.questions.find(({ id }) => id === 'sides')?.blocking).toBe(true);
  });

  it('stand as they are where the user says so, or where one of them has its minus', () => {
    expect(sumOf(read(credited, 'sales', { 3: null }))).toBe('800');
    expect(sumOf(read(credited, 'sales', { 5: 'revenue', 7: null }))).toBe('800');
    const minus = read(Buffer.from(credited.toString().replace('200,00', '-200,00')));
    expect(sumOf(minus)).toBe('400');
    expect(checkOf(minus, 'credits')).toBeUndefined();
  });

  it('agree with a total of the file, whichever sign it counts them with', () => {
    const withTotal = (total: string) =>
      read(Buffer.concat([credited, Buffer.from(`Summa;;;;;${total}\n`)])).reconciliation[1];
    expect(withTotal('400,00')).toMatchObject({ id: 'total', status: 'ok' });
    expect(withTotal('800,00')).toMatchObject({ id: 'total', status: 'ok' });
    expect(withTotal('801,00')).toMatchObject({ status: 'difference' });
  });
});

describe('rows that may not count', () => {
  const asked = (bytes: Buffer, overrides = {}) =>
    readFileBytes(bytes, 'fil.csv', overrides).understanding.questions.filter(
      ({ blocking }) => blocking,
    );
  it('are left out where nobody is charged for them, and asked about where a column of yes and no leaves that open', () => {
    const hours = (name: string) =>
      lines(
        `Datum;Kund;Timmar;Timpris;${name}`,
        '2025-01-02;Ek AB;8;1000;Ja',
        '2025-01-03;Al AB;4;1000;Nej',
        '2025-01-04;Bo AB;6;1200;Ja',
      );
    const [question] = asked(hours('Godkänd'));
    expect(question?.options.map(({ sum }) => sum)).toEqual(['19200', '15200']);
    const charged = readFileBytes(hours('Debiterbar'), 'fil.csv');
    expect(charged.understanding.rows.used).toBe(2);
    for (const name of ['Betald', 'Ny kund']) expect(asked(hours(name))).toEqual([]);
  });

  it('are left out and told beside an amount too, where few are not charged for', () => {
    const invoices = (name: string, ...answers: string[]) =>
      lines(
        `Datum;Kund;Netto;Moms;${name}`,
        ...answers.map(
          (answer, n) => `2025-01-0${n + 2};Ek AB;${n + 1}00,00;${n + 1}0,00;${answer}`,
        ),
      );
    const few = ['Ja', 'Nej', 'Ja', 'Ja', 'Ja'];
    const left = readFileBytes(invoices('Debiterbar', ...few), 'fil.csv').understanding;
    expect([left.total, left.questions]).toEqual(['1300', []]);
    expect(checkOf(left, 'states')).toContain('1 rad med ”Nej” (200,00 kr) i kolumnen Debiterbar');
    // What is not invoiced may be paid at once, and what is said of most rows may mean something else.
    for (const [name, ...answers] of [
      ['Faktureras', ...few],
      ['Debiterbar', 'Ja', 'Nej', 'Nej', 'Nej', 'Ja'],
    ] as const)
      expect(asked(invoices(name, ...answers)).map(({ id }) => id)).toEqual(['states']);
  });

  it('are those of offers that nobody has taken, and no others that are open', () => {
    const offers = (word: string) =>
      asked(
        lines(
          'Datum;Kund;Belopp;Status',
          `2025-01-02;Ek AB;1000;${word}`,
          '2025-01-03;Al AB;2000;Öppen',
          '2025-01-04;Bo AB;500;Klar',
        ),
      ).flatMap(({ options }) => options.map(({ sum }) => sum));
    expect(offers('Antagen')).toEqual(['3500', '2500', '1500', '500']);
    expect(offers('Betald')).toEqual([]);
  });
});

it('invoices and credit notes are told apart by their words, whatever the column is called', () => {
  const list = (name: string, word: string) =>
    lines(
      `Nr;Datum;Leverantör;${name};Belopp`,
      '1;2025-01-02;Ek AB;Faktura;500,00',
      `2;2025-01-03;Al AB;${word};300,00`,
      '3;2025-01-04;Bo AB;Faktura;250,00',
    );
  expect(sumOf(read(list('Namn', 'Kreditfaktura'), 'costs'))).toBe('450');
  expect(sumOf(read(list('Namn', 'Kvitto'), 'costs'))).toBe('1050');
});
