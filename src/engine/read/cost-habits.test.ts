import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ReadOverrides } from '../table/overrides.ts';

const read = (rows: readonly string[], overrides: ReadOverrides = {}) =>
  readFileBytes(Buffer.from(`${rows.join('\n')}\n`), 'fil.csv', overrides, 'costs').understanding;
const blockingIn = ({ questions }: ReturnType<typeof read>) =>
  questions.filter(({ blocking }) => blocking);
const sumsOf = (rows: readonly string[]) =>
  blockingIn(read(rows)).map(({ id, options }) => [id, ...options.map(({ sum }) => sum)]);

describe('what is taken off', () => {
  const rows = ['Post;Belopp', 'Varor;1000', 'Avgår bonus;50', 'Hyra;400', 'El;100'];

  it('lowers the sum though it stands with plus, as the file’s own total says', () => {
    expect(read(rows).total).toBe('1450');
    const { total, reconciliation } = read([...rows, 'Summa kostnader;1450']);
    expect(total).toBe('1450');
    expect(reconciliation.find(({ id }) => id === 'total')?.status).toBe('ok');
  });

  it('counts as it stands where it has its minus, and where the user says so', () => {
    expect(read(rows.map((row) => row.replace(';50', ';-50'))).total).toBe('1450');
    expect(read(rows, { roles: { 0: null, 1: 'amount' } }).total).toBe('1550');
  });

  it('is no list of departures', () => {
    const trips = ['Text;Belopp', 'Avgår 08:10;100', 'Avgår 09:10;200', 'Middag;50'];
    expect(read(trips).total).toBe('350');
  });
});

describe('money the other way in a list with VAT', () => {
  const header = 'Datum;Typ;Motpart;Belopp exkl. moms;Moms';
  const bought = ['Ek AB', 'Al AB', 'Bo AB', 'Ask AB'].map(
    (name, n) => `2025-01-0${n + 1};Kortköp;${name};-${n + 1}00;-${(n + 1) * 25}`,
  );

  it('is a purchase taken back where most of its kind are purchases', () => {
    const more = ['2025-01-09;Utlägg;Oxel AB;-50;-12,5', '2025-02-01;Kortköp;Lönn AB;150;37,5'];
    const { total, questions } = read([header, ...bought, ...more]);
    expect([total, questions]).toEqual(['900', []]);
  });

  it('is asked about where its kind says nothing', () => {
    const rows = [header, ...bought, '2025-02-01;Övrigt;Lönn AB;150;37,5'];
    expect(sumsOf(rows)).toEqual([['signs', '1000', '850']]);
    expect(read(rows, { choices: { signs: 'credits' } }).total).toBe('850');
  });
});

describe('words beside the amounts', () => {
  const header = 'Datum;Leverantör;Belopp';
  const rows = ['2025-01-02;Ek AB;100', '2025-01-03;Al AB;200', '2025-01-04;Bo AB;300'];

  it('are asked about where a remark says that the row is not to count', () => {
    const remarked = (remark: string) => [
      `${header} inkl. moms;Kommentar`,
      ...rows.map((row, n) => `${row};${n === 1 ? remark : ''}`),
    ];
    expect(sumsOf(remarked('PRIVAT, ska ej med'))).toEqual([['states', '600', '400']]);
    expect(sumsOf(remarked('kvitto saknas'))).toEqual([]);
  });

  it('are asked about where an invoice went back to its sender', () => {
    const states = (state: string) => [
      `${header};Hantering`,
      ...Array.from({ length: 8 }, (_, n) => `2025-01-0${n + 1};Ek AB;100;Attesterad`),
      `2025-02-01;Al AB;100;${state}`,
    ];
    expect(sumsOf(states('Returnerad till avsändare'))).toEqual([['states', '900', '800']]);
    expect(sumsOf(states('Väntar på betalning'))).toEqual([]);
  });

  it('tell credit notes in a column of yes and no, with plus or minus', () => {
    const flagged = (credit: string) =>
      read([
        'Fakturanr;Leverantör;Fakturadatum;Totalt;Moms;Kredit',
        ...['1;Ek AB;2025-01-02;125;25;Nej', '2;Al AB;2025-01-03;250;50;Nej', credit],
      ]);
    for (const credit of ['3;Ek AB;2025-01-04;50;10;Ja', '3;Ek AB;2025-01-04;-50;-10;Ja'])
      expect([flagged(credit).total, blockingIn(flagged(credit))]).toEqual(['260', []]);
  });

  it('say nothing of the amount where they are of receipts', () => {
    const kept = Array.from({ length: 9 }, (_, n) => `2025-01-0${n + 1};Ek AB;100;Finns`);
    expect(sumsOf([`${header} inkl. moms;Kvitto`, ...kept, '2025-02-01;Al AB;100;Saknas'])).toEqual(
      [],
    );
  });
});

describe('columns of the books and of payrolls', () => {
  it('are debit and credit with their currency behind them', () => {
    const rows = ['Verifikat;Datum;Konto;Kontonamn;Debet (SEK);Kredit (SEK)'];
    for (const n of [1, 2, 3])
      rows.push(
        ...[`V${n};2025-01-0${n};4010;Inköp;100;0`, `V${n};2025-01-0${n};2641;Moms;25;0`],
        `V${n};2025-01-0${n};1930;Konto;0;125`,
      );
    expect([read(rows).total, blockingIn(read(rows))]).toEqual(['300', []]);
  });

  it('have tax withheld within the pay', () => {
    const rows = ['Period;Namn;Bruttolön;Skatteavdrag;Utbetalt;Sociala avgifter;Total lönekostnad'];
    for (const [n, pay] of [30_000, 40_000, 50_000].entries())
      rows.push(
        `2025-0${n + 1};Eva Ek;${pay};${pay * 0.3};${pay * 0.7};${pay * 0.3142};${pay * 1.3142}`,
      );
    expect([read(rows).total, blockingIn(read(rows))]).toEqual(['157704', []]);
  });

  it('have the pay of the time that the fees are of', () => {
    const rows = ['Namn;Månadslön;Antal mån;Årslön;Arb.giv.avg;Total kostnad'];
    for (const [pay, months] of [
      [30_000, 12],
      [40_000, 6],
      [50_000, 12],
    ] as const) {
      const year = pay * months;
      rows.push(`Eva Ek;${pay};${months};${year};${year * 0.3142};${year * 1.3142}`);
    }
    expect(read(rows).total).toBe('1577040');
    expect(read(rows.map((row) => row.split(';').toSpliced(3, 1).join(';'))).total).not.toBe(
      '497040',
    );
  });

  it('have pay less what was not worked', () => {
    const rows = ['Period;Anst.nr;Löneart;Belopp'];
    for (let n = 1; n < 9; n++) rows.push(`2025-0${n};10${n};Månadslön;3${n}000`);
    expect(sumsOf([...rows, '2025-08;108;Sjukavdrag;-5000'])).toEqual([]);
  });

  it('are spent where the frame of it and what is left stand beside', () => {
    const rows = ['Post;Ram 2025;Förbrukat;Kvar av ram', 'Hyra;120;100;20', 'El;50;30;20'];
    expect([read([...rows, 'IT;40;45;-5']).total]).toEqual(['175']);
  });
});

it('months whose year nothing names are refused for that, and nothing is asked', () => {
  const { missing, questions } = read([
    'Kostnad;Januari;Februari;Mars',
    'Hyra;100;100;100',
    'El;5;6;7',
  ]);
  expect([missing[0]?.slice(0, 33), questions]).toEqual(['Månadskolumnerna saknar årtal. Sk', []]);
});

describe('money back in a list of purchases', () => {
  const bought = ['2025-01-02;Faktura;Ek AB;500', '2025-01-03;Faktura;Al AB;300'];

  it('is a credit where one shops, or where a word says so', () => {
    const back = '2025-02-01;Faktura;Bo AB;-100';
    expect(sumsOf(['Datum;Typ;Motpart;Belopp', ...bought, back])).not.toEqual([]);
    expect(sumsOf(['Datum;Typ;Inköpsställe;Belopp', ...bought, back])).toEqual([]);
    const credit = '2025-02-01;Kreditfaktura;Bo AB;-100';
    expect(sumsOf(['Datum;Typ;Motpart;Belopp', ...bought, credit])).toEqual([]);
  });
});

it('accounts with their names in one column divide a report', () => {
  const rows = ['Konto;Utfall', '5010 Lokalhyra;100', '5020 El;50', '6110 Kontorsmaterial;20'];
  expect(read(rows)).toMatchObject({ ready: true, total: '170' });
});

it('last days of months with two digits of the year begin with it', () => {
  const rows = ['Leverantör;Belopp;Intervall;Startdatum;Slutdatum'];
  rows.push('A AB;100;månad;24-01-01;20-12-31', 'B AB;10;månad;20-07-01;28-12-31');
  expect(blockingIn(read(rows)).map(({ id }) => id)).toEqual(['ended']);
});

it('a rate that a program writes as 2500 takes no VAT off', () => {
  const expenses = [1, 2, 3].map((n) => ({
    ...{ created_at: `2025-01-0${n}`, merchant: `Firma ${n}`, amount: { value: n * 12500 } },
    ...{ currency: 'SEK', vat: { rate: 2500 } },
  }));
  const bytes = Buffer.from(JSON.stringify({ expenses }));
  const { total } = readFileBytes(
    bytes,
    'fil.json',
    { choices: { unit: 'ore' } },
    'costs',
  ).understanding;
  expect(total).toBe('750');
});

it('a statement of an interface counts what went to somebody', () => {
  const paid = (amount: string, name: object, day: number) => ({
    ...{ bookingDate: `2025-01-0${day}`, valueDate: `2025-01-0${day}` },
    ...{ transactionAmount: { amount, currency: 'SEK' }, ...name },
    remittanceInformationUnstructured: 'Faktura',
  });
  const booked = [
    ...[
      paid('-100.00', { creditorName: 'Ek AB' }, 1),
      paid('-200.00', { creditorName: 'Al AB' }, 2),
    ],
    ...[paid('900.00', { debtorName: 'Bo AB' }, 3), paid('-50.00', { creditorName: 'Ek AB' }, 4)],
  ];
  const bytes = Buffer.from(JSON.stringify({ transactions: { booked } }));
  const { understanding } = readFileBytes(bytes, 'fil.json', {}, 'costs');
  expect([understanding.total, blockingIn(understanding)]).toEqual(['350', []]);
});

describe('kinds of costs side by side', () => {
  it('are added up with what calls cost, whose name is that of a number to call', () => {
    const rows = [1, 2, 3, 4].map((n) => `2025-0${n}-01;12000,00;${n}50,50;${400 + n},00`);
    const [amount] = blockingIn(read(['Datum;Hyra;El;Telefon', ...rows]));
    expect(amount?.options[0]).toMatchObject({
      label: 'Alla tillsammans: Hyra, El och Telefon',
      sum: '50812',
    });
  });
});
