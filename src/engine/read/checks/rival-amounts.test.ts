import { describe, expect, it } from 'vitest';
import { readUpload } from '#adapters/file-reader/read-upload.ts';
import type { ReadOverrides } from '../../table/overrides.ts';
import type { Purpose } from '../../table/purpose.ts';

const read = async (
  lines: readonly string[],
  overrides: ReadOverrides = {},
  purpose: Purpose = 'sales',
) => {
  const bytes = Buffer.from(lines.join('\n'));
  return (await readUpload(bytes, 'fil.csv', overrides, purpose)).understanding;
};
const asked = async (lines: readonly string[], purpose: Purpose = 'sales') =>
  (await read(lines, {}, purpose)).questions.filter(
    ({ id, blocking }) => id === 'amount' && blocking,
  );

const header = 'Datum;Kund;Ordervärde;Intäktsbelopp';
const rows = [
  '2025-01-02;Berg AB;1000,00;400,00',
  '2025-01-09;Dal AB;2500,00;2500,00',
  '2025-02-03;Berg AB;900,00;150,00',
  '2025-02-20;Ek AB;3100,00;1200,50',
];

describe('two columns that could both be the amount', () => {
  it('are asked about with their sums, and read as answered', async () => {
    const [question] = await asked([header, ...rows]);
    const sums = question?.options.map(({ label, sum }) => [label, sum]);
    expect(sums).toEqual([
      ['Ordervärde', '7500'],
      ['Intäktsbelopp', '4250.5'],
    ]);
    for (const option of question?.options ?? []) {
      const then = await read([header, ...rows], option.change);
      expect([then.total, then.questions]).toEqual([option.sum, []]);
    }
  });

  it('are not asked about where the rows say how they hang together', async () => {
    const named = (name: string, other: (amount: number, row: number) => number) => [
      `Datum;Kund;${name};Frakt;Belopp`,
      ...[1000, 2500, 900, 3100].map(
        (amount, row) =>
          `2025-01-0${row + 1};Berg AB;${other(amount, row)};${40 + row * 9};${amount}`,
      ),
    ];
    expect(await asked(named('Totalt', (amount, row) => amount + 40 + row * 9))).toEqual([]);
    expect(await asked(named('Totalt', (amount) => amount * 1.25))).toEqual([]);
    expect(await asked(named('Totalt', (amount) => amount * 0.1))).toEqual([]);
    expect(await asked(named('Totalt', (amount, row) => amount * (40 + row * 9)))).toEqual([]);
    expect(await asked(named('Totalt', (amount, row) => amount + (row % 2) * 300))).toHaveLength(1);
  });

  it('are not asked about where several of one name are what the total adds up', async () => {
    const lines = [1000, 2500, 900, 3100].map(
      (bulk, n) =>
        `2025-01-0${n + 1};${bulk};${300 + 7 * n};${n === 2 ? 40 : 0};${bulk + 300 + 7 * n + (n === 2 ? 40 : 0)};${n + 5};${bulk - n}`,
    );
    expect(
      await asked([
        'Datum;Brutto 25%;Brutto 12%;Brutto 6%;Totalt inkl moms;Kontant;Kort',
        ...lines,
      ]),
    ).toEqual([]);
  });

  it('are asked about without sums where rows are parts of an invoice by the one alone', async () => {
    const parts = [
      [4010, 0.6],
      [5410, 0.2],
      [2641, 0.2],
    ] as const;
    const lines = [1000, 2500, 900].flatMap((total, n) =>
      parts.map(
        ([account, part]) =>
          `2025-01-0${n + 1};Berg AB;${n + 7};${total};${account};${total * part}`,
      ),
    );
    const header = 'Fakturadatum;Leverantör;Fakturanr;Totalbelopp;Konto;Konterat belopp';
    const [question] = await asked([header, ...lines], 'costs');
    expect(question?.text).toContain('Totalbelopp och Konterat belopp.');
    expect(question?.options.map(({ sum }) => sum)).toEqual(['4400', '3520']);
  });

  it('are asked about where they have one name, though one is the sum of the others', async () => {
    const amounts = [1000, 2500, 900, 3100];
    const lines = amounts.map(
      (sum, n) => `2025-01-0${n + 1};Berg AB;${sum};${40 + n};${sum + 40 + n}`,
    );
    expect(await asked(['Datum;Kund;Belopp;Belopp;Belopp', ...lines])).toHaveLength(1);
  });

  it('are no column that a step made, though each line ends with a separator', async () => {
    const lines = [1000, 2500, 900, 3100].map(
      (sum, n) => `2025-01-0${n + 1};Berg AB;1000${n};-${sum},00;-${sum / 4},00;-${sum * 1.25},00;`,
    );
    const ended = ['Datum;Leverantör;Fakturanr;Netto;Moms;Totalt;', ...lines];
    expect(await asked(ended, 'costs')).toEqual([]);
  });

  it('are asked about where the VAT is that of the other', async () => {
    const amounts = [1000, 2500, 900, 3100];
    const lines = (vat: (sum: number, paid: number) => number) => [
      'Datum;Kund;Orderbelopp;Moms;Avräknat;Att betala',
      ...amounts.map((sum, n) => {
        const paid = sum - 100 * (n + 1);
        return `2025-01-0${n + 1};Berg AB;${sum};${vat(sum, paid)};${100 * (n + 1)};${paid}`;
      }),
    ];
    expect(await asked(lines((sum) => sum / 5))).toHaveLength(1);
    expect(await asked(lines((_, paid) => paid / 5))).toEqual([]);
  });

  it('are asked about where the VAT is that of the amounts with VAT, which those without do not fit', async () => {
    const paid = [1250, 3125, 1125, 3875];
    const lines = (net: (gross: number, row: number) => number) => [
      'Datum;Kund;Totalt inkl. moms;Moms;Totalt',
      ...paid.map((gross, n) => `2025-0${n + 1}-01;Berg AB;${gross};${gross / 5};${net(gross, n)}`),
    ];
    expect(await asked(lines((gross, n) => gross + (n === 2 ? 3125 : 0)))).toHaveLength(1);
    expect(await asked(lines((gross) => gross * 0.8))).toEqual([]);
  });

  it('are not asked about where a word says what one of them is', async () => {
    for (const name of ['Budget belopp', 'Belopp föregående år', 'Avgift belopp'])
      expect(await asked([header.replace('Ordervärde', name), ...rows])).toEqual([]);
  });

  it('are not asked about in an invoice list whose total stands on each row', async () => {
    const lines = [
      'Fakturanr;Datum;Artikel;Fakturabelopp;Radbelopp',
      '1;2025-01-02;Te;300;100',
      '1;2025-01-02;Kaffe;300;200',
      '2;2025-01-03;Te;250;50',
      '2;2025-01-03;Kaffe;250;120',
      '2;2025-01-03;Bulle;250;80',
    ];
    expect(await asked(lines)).toEqual([]);
  });

  it('are not asked about where one is the other summed so far, credit notes and all', async () => {
    const soFar = (last: string) => [
      'Datum;Leverantör;Faktura;Nettobelopp;Löpande summa',
      ...['1;1000,00;1000,00', '2;2500,00;3500,00', '3;900,00;4400,00', `4;1200,00;${last}`].map(
        (rest, n) => `2025-01-0${n + 2};Telia AB;${rest}`,
      ),
    ];
    for (const last of ['5600,00', '3200,00'])
      expect(await asked(soFar(last), 'costs')).toEqual([]);
    expect(
      await asked([...soFar('6000,00').slice(0, 2), ...soFar('7000,00').slice(3)], 'costs'),
    ).toHaveLength(1);
  });

  it('are a period and the year so far, where no row has a day', async () => {
    const lines = ['5010;Hyra;14500;87000', '5420;Program;2100;11900', '6212;Mobil;1450;9020'];
    const [question] = await asked(['Konto;Benämning;Perioden;Ackumulerat', ...lines], 'costs');
    const sums = question?.options.map(({ label, sum }) => [label, sum]);
    expect(sums).toEqual([
      ['Perioden', '18050'],
      ['Ackumulerat', '107920'],
    ]);
    const [, soFar] = question?.options ?? [];
    const then = await read(
      ['Konto;Benämning;Perioden;Ackumulerat', ...lines],
      soFar?.change,
      'costs',
    );
    expect([then.total, then.questions]).toEqual(['107920', []]);
  });

  it('are no plan, year before or deviation so far, nor what the amounts themselves come to', async () => {
    const accounts = ['5010;Hyra;14500', '5420;Program;2100', '6212;Mobil;1450'];
    for (const name of ['Budget ack.', 'Ackumulerat fg år', 'Avvikelse ack.']) {
      const lines = accounts.map((account, n) => `${account};${[87000, 11900, 9020][n]}`);
      expect(await asked([`Konto;Benämning;Perioden;${name}`, ...lines], 'costs')).toEqual([]);
    }
    const amounts = [14500, 2100, 1450, 990, 3010, 7200, 640];
    const lines = amounts.map((amount, n) => {
      const soFar = amounts.slice(0, n + 1).reduce((sum, each) => sum + each, 0);
      return `${5010 + n};Post ${n};${amount};${soFar}`;
    });
    expect(await asked(['Konto;Benämning;Belopp;Ackumulerat', ...lines], 'costs')).toEqual([]);
  });

  it('are no price of one: what the amount is of each hour', async () => {
    const sold = [9000, 12600, 14200, 8100].map((sum, n) => ({ sum, hours: 30 + n * 7 }));
    const lines = sold.map(({ sum, hours }, n) => {
      const each = (sum / hours).toFixed(2).replace('.', ',');
      return `2025-01-0${n + 1};${sum};${hours};${each}`;
    });
    expect(
      await asked(['Datum;Försäljning exkl. moms;Timmar;Försäljning/timme', ...lines]),
    ).toEqual([]);
  });
});

describe('two columns without a name, of which each row has one', () => {
  const moves = [
    ['2025-01-10', 'Telia Sverige AB', '', '795,63'],
    ['2025-01-10', 'Swish Anna Ek', '6050,00', ''],
    ['2025-02-11', 'Google Ireland', '', '1512,50'],
    ['2025-02-11', 'Inbetalning Café Åsen', '4650,00', ''],
    ['2025-03-05', 'Circle K Bensin', '', '1075,00'],
    ['2025-03-05', 'Bg 5102-3344 Ek Bygg AB', '8750,00', ''],
    ['2025-03-29', 'Bg 5102-3344 Ek Bygg AB', '10050,00', ''],
    ['2025-04-16', 'If Skadeförsäkring', '', '4962,50'],
  ];

  it.each(['sales', 'costs'] as const)('are asked about, of %s', async (purpose) => {
    for (const more of [[], ['COMPLETED']]) {
      const lines = moves.map((cells) => [...cells, ...more].join(';'));
      const [question] = await asked(lines, purpose);
      const sums = question?.options.map(({ sum }) => sum).toSorted();
      expect(sums).toEqual(['29500', '8345.63']);
      for (const option of question?.options ?? []) {
        const then = await read(lines, option.change, purpose);
        expect(then.total).toBe(option.sum);
      }
    }
  });
});

it('what was turned is no rival of what it came of, though only the one is in kronor', async () => {
  const report = [
    'Resultat per månad (kkr);;',
    ';jan-25;feb-25',
    'Försäljning;567;781',
    'Varukostnad;-148;-79',
    'Löner;-287;-381',
    'Hyra;-119;-62',
    'Övrigt;-115;-56',
  ];
  const [signs] = (await read(report, {}, 'costs')).questions.filter(({ blocking }) => blocking);
  expect(signs?.id).toBe('signs');
  const answered = await read(report, { choices: { signs: 'payments' } }, 'costs');
  expect([answered.total, answered.questions]).toEqual(['1247000', []]);
});

it('what is left to invoice is not added to what was', async () => {
  const projects = [
    'Projekt;Budget;Upparbetat;Fakturerat;Kvar att fakturera',
    ...['A;900000;430990;387890;43100', 'B;500000;143450;129100;14350'],
    ...['C;150000;81486;73336;8150', 'D;300000;290000;261000;29000'],
  ];
  const { total, columns } = await read(projects);
  expect(total).toBe('851326');
  expect(columns.find(({ role }) => role === 'revenue')?.name).toBe('Fakturerat');
});
