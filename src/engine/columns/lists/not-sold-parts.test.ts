import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const read = (...rows: readonly string[]) =>
  readFileBytes(Buffer.from(`${rows.join('\n')}\n`), 'fil.csv', {}, 'sales').understanding;
const blocking = ({ questions }: ReturnType<typeof read>) =>
  questions
    .filter((question) => question.blocking)
    .map(({ id, options }) => [id, options.map(({ sum }) => sum)]);

describe('what an amount holds beside sales', () => {
  it('is taken off where the rows prove that tips are in it', () => {
    const day = read(
      'Datum;Mat exkl. moms;Dryck exkl. moms;Dricks;Totalt',
      '2025-03-01;900,00;400,00;50,00;1350,00',
      '2025-03-02;800,00;300,00;20,00;1120,00',
      '2025-03-03;700,00;200,00;35,00;935,00',
    );
    expect([day.total, day.columns.at(-1)?.name]).toEqual(['3300', 'Totalt − Dricks']);
  });

  it('is taken off where the VAT of the few rows with tips leaves them out', () => {
    const rows = Array.from({ length: 40 }, (_, n) => {
      const [sold, tip] = [100 + n * 5, n % 10 === 3 ? 20 : 0];
      return `2025-03-${String((n % 28) + 1).padStart(2, '0')};${sold + tip};${sold / 5};${tip};${sold + tip - 2}`;
    });
    const paid = read('Datum;Totalt;Moms;Dricks;Utbetalning', ...rows);
    expect([paid.total, blocking(paid)]).toEqual(['6320', []]);
  });

  it('is asked of where it is a deposit that the VAT leaves out', () => {
    const rows = [1, 2, 3, 4, 5].map((many) => {
      const goods = many * 20;
      return `2025-03-0${many};Läsk;${many};20,00;${many * 2},00;${goods + many * 2},00;${((goods * 12) / 112).toFixed(2).replace('.', ',')}`;
    });
    const cans = read('Datum;Artikel;Antal;Pris inkl moms;Pant;Rad totalt;Moms', ...rows);
    expect(cans.questions.map(({ id }) => id)).toContain('extras');
  });

  it('is left alone where a row or two have tips, and the sum holds on the others alone', () => {
    const rows = Array.from({ length: 22 }, (_, n) => {
      const [goods, tip] = [100 + n, n === 20 ? 20 : 0];
      const total = goods * 1.25;
      return `2025-03-${String(n + 1).padStart(2, '0')};${goods},00;${String(goods / 4).replace('.', ',')};${String(total).replace('.', ',')};${tip},00;${String(total + tip).replace('.', ',')}`;
    });
    const day = read('Datum;Varuvärde;Moms;Order Total;Dricks;Att betala', ...rows);
    expect([day.total, blocking(day)]).toEqual(['2431', []]);
  });

  it('is not asked of where it was taken off what each order came to', () => {
    const orders = read(
      'Order;Datum;Rabatt;Frakt;Dricks;Att betala;Artikel;Antal;Pris;Radbelopp',
      '1;2025-01-02;0,00;49,00;0,00;359,00;Te;2;155,00;310,00',
      '2;2025-01-03;60,50;0,00;20,00;564,50;Kaffe;3;135,00;405,00',
      '2;2025-01-03;60,50;0,00;20,00;564,50;Kaka;2;100,00;200,00',
      '3;2025-01-04;20,10;49,00;20,00;249,90;Mugg;1;201,00;201,00',
      '4;2025-01-05;0,00;49,00;20,00;294,00;Bok;1;225,00;225,00',
    );
    expect([orders.total, blocking(orders)]).toEqual(['1407.4', []]);
  });

  it('is asked of where it is a fee that the VAT leaves out', () => {
    const tickets = read(
      'Datum;Biljett;Antal;Pris;Serviceavgift;Totalt betalt;Varav moms',
      '2025-01-01;A;3;180,00;45,00;585,00;30,57',
      '2025-01-02;B;1;240,00;15,00;255,00;13,58',
      '2025-01-03;A;2;180,00;30,00;390,00;20,38',
    );
    const [extras] = tickets.questions.filter(({ id }) => id === 'extras');
    expect(extras?.options.map(({ answer }) => answer)).toEqual(['counted', 'leftOut']);
    expect(extras?.blocking).toBe(true);
  });

  it('is asked of where it is a fee that is not paid out', () => {
    const tickets = read(
      'Datum;Biljett;Antal;Pris;Serviceavgift;Summa;Utbetalas',
      '2025-01-01;A;3;180,00;45,00;585,00;540,00',
      '2025-01-02;B;1;240,00;15,00;255,00;240,00',
      '2025-01-03;A;2;180,00;30,00;390,00;360,00',
    );
    expect(blocking(tickets)).toEqual([['extras', ['1230', '1140']]]);
  });

  it('is left alone where a payment is its fee and what is paid out', () => {
    const payments = read(
      'Datum;Kund;Summa;Avgift;Utbetalas',
      '2025-01-01;A;585,00;5,00;580,00',
      '2025-01-02;B;255,00;3,00;252,00',
      '2025-01-03;A;390,00;4,00;386,00',
    );
    expect([payments.total, blocking(payments)]).toEqual(['1230', []]);
  });

  it('is left alone where the fee is taxed as the rest, and where a gift card only paid', () => {
    const taxed = read(
      'Datum;Vara;Antal;Pris;Avgift;Summa;Varav moms',
      '2025-01-01;A;3;180,00;45,00;585,00;117,00',
      '2025-01-02;B;1;240,00;15,00;255,00;51,00',
      '2025-01-03;A;2;180,00;30,00;390,00;78,00',
    );
    const paid = read(
      'Datum;Kort;Presentkort;Belopp exkl. moms',
      '2025-01-01;500,00;85,00;585,00',
      '2025-01-02;155,00;100,00;255,00',
      '2025-01-03;300,00;90,00;390,00',
    );
    expect([blocking(taxed), blocking(paid), paid.total]).toEqual([[], [], '1230']);
  });
});

describe('VAT on another column than the amount', () => {
  it('is not that of the amount, and what it is on may be the sale', () => {
    const journeys = (sign: string) =>
      read(
        'Datum;Resa;Belopp inkl. moms;Provision kr;Moms',
        `2025-01-01;A;12500,00;${sign}1250,00;${sign}312,50`,
        `2025-01-02;B;14900,00;${sign}1390,00;${sign}347,50`,
        `2025-01-03;A;7300,00;${sign}730,00;${sign}182,50`,
        `2025-01-04;A;8300,00;${sign}790,00;${sign}197,50`,
      );
    expect(journeys('-').columns.find(({ role }) => role === 'vat')).toBeUndefined();
    expect(journeys('-').total).toBe('43000');
  });
});

describe('VAT of invoices that are split on accounts', () => {
  it('is no cost, in a list of what suppliers invoiced', () => {
    const rows = ['1;A AB;2025-01-01;5410;1000,00', '1;A AB;2025-01-01;2641;250,00'];
    const more = ['2;B AB;2025-01-02;6310;400,00', '2;B AB;2025-01-02;2641;100,00'];
    const { understanding } = readFileBytes(
      Buffer.from(['Löpnr;Leverantör;Datum;Konto;Belopp', ...rows, ...more].join('\n')),
      'fil.csv',
      {},
      'costs',
    );
    expect(understanding.total).toBe('1400');
  });
});

describe('tips and sold gift cards in one total', () => {
  it('are both taken off it', () => {
    const { total, questions } = read(
      'Datum;Mat;Dryck;Dricks;Sålda presentkort;Totalt exkl. moms',
      '2025-01-01;1000,00;200,00;50,00;500,00;1750,00',
      '2025-01-02;900,00;150,00;0,00;0,00;1050,00',
      '2025-01-03;1200,00;310,00;100,00;500,00;2110,00',
      '2025-01-04;700,00;90,00;20,00;0,00;810,00',
    );
    expect([total, questions]).toEqual(['4550', []]);
  });
});
