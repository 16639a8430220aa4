import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { Purpose } from '../table/purpose.ts';

/** The total, or the questions that stop the analysis with what each answer comes to. */
function read(purpose: Purpose, lines: readonly string[]) {
  const { understanding } = readFileBytes(Buffer.from(lines.join('\n')), 'lista.csv', {}, purpose);
  const open = understanding.questions.filter(({ blocking }) => blocking);
  return open.length === 0
    ? Number(understanding.total)
    : open.map(({ id, options }) => [
        id,
        ...options.map(({ sum }) => (sum === null ? null : Number(sum))),
      ]);
}

const days = Array.from({ length: 10 }, (_, n) => `2025-03-${String(n * 2 + 1).padStart(2, '0')}`);
const amounts = [410.5, 95.25, 780, 120.75, 333.3, 640, 75.5, 1210, 88.8, 505];
const total = 4259.1;
const money = (kronor: number) => kronor.toFixed(2).replace('.', ',');
const rows = (row: (day: string, amount: number, place: number) => string) =>
  days.map((day, place) => row(day, amounts[place] ?? 0, place));

describe('a list that sums itself', () => {
  const months = ['2025-01', '2025-02', '2025-03', '2025-04'];
  const goods = [
    [410.5, 95.25, 780, 120.75],
    [333.3, 640, 75.5, 1210],
    [88.8, 505, 12.4, 99],
  ];
  const sums = months.map((_, month) => goods.reduce((sum, own) => sum + (own[month] ?? 0), 0));
  const soFar = sums.map((_, month) => sums.slice(0, month + 1).reduce((a, b) => a + b));
  const line = (name: string, values: readonly number[]) => [name, ...values.map(money)].join(';');

  it('counts no row of the largest and the smallest amount at the foot, and asks of one alone', () => {
    const own = rows((day, amount, place) => `${day};Kund ${place % 3};${money(amount)}`);
    const foot = (most: string, least: string) => [
      'Datum;Kund;Belopp exkl. moms',
      ...own,
      `;${most};1210,00`,
      `;${least};75,50`,
    ];
    expect(read('sales', foot('Max', 'Min'))).toBe(total);
    expect(read('sales', foot('Högsta', 'Lägsta'))).toBe(total);
    const alone = foot('Max', '').slice(0, -1);
    const sums = [total, total + 1210];
    expect(read('sales', alone)).toEqual([['subtotals', ...sums]]);
    const numbered = own.map((row, place) => `${1001 + place};${row.replace(/;.*;/, ';')}`);
    const under = ['Order;Datum;Belopp exkl. moms', ...numbered, 'Max;;1210,00', 'Min;;75,50'];
    expect(read('sales', under)).toBe(total);
    // A customer of the name, with another amount.
    const customer = [...foot('', '').slice(0, -2), '2025-03-25;Max;1200,00'];
    expect(read('sales', customer)).toBe(total + 1200);
  });

  it('counts no sum of a day that has its credit notes as they are written, with plus', () => {
    const withVat = (net: number) => [net, net / 4, net * 1.25].map(money).join(';');
    // The fourth, a credit note, is of the day of the third: its bills are what the sums less the credit notes come to.
    const bills = amounts.flatMap((net, place) => {
      const day = days[place === 3 ? 2 : place];
      const kind = place % 4 === 3 ? 'Kreditfaktura' : 'Faktura';
      const bill = `Firma ${place % 3};${20001 + place};${day};${kind};${withVat(net)}`;
      const sum = `Dagssumma;;${day};;${withVat((place === 3 ? (amounts[2] ?? 0) : 0) + net)}`;
      return place === 2 ? [bill] : [bill, sum];
    });
    const names = 'Leverantör;Fakturanr;Fakturadatum;Typ;Belopp exkl. moms;Moms;Totalt inkl. moms';
    const credited = 2 * ((amounts[3] ?? 0) + (amounts[7] ?? 0));
    expect(read('costs', [names, ...bills])).toBe(Math.round((total - credited) * 100) / 100);
  });

  it('counts each level of a chain in one column once, however its rows are sorted', () => {
    const shops = [
      ['Kista', [400, 500.5, 510]],
      ['Solna', [200.25, 210, 205]],
      ['Malmö', [250.25, 350.25, 450]],
      ['Lund', [150, 250, 255]],
    ] as const;
    const at = (from: number, to: number) =>
      [0, 1, 2].map((month) =>
        shops.slice(from, to).reduce((sum, [, own]) => sum + (own[month] ?? 0), 0),
      );
    const levels: [string, readonly number[]][] = [
      ['Sverige', at(0, 4)],
      ['Stockholm', at(0, 2)],
      ...shops.slice(0, 2).map(([name, own]): [string, readonly number[]] => [name, own]),
      ['Skåne', at(2, 4)],
      ...shops.slice(2).map(([name, own]): [string, readonly number[]] => [name, own]),
    ];
    const line = (name: string, month: number, sum = 0) =>
      `2025-0${month + 1}-28;${name};${money(sum)}`;
    const byMonth = [0, 1, 2].flatMap((month) =>
      levels.map(([name, own]) => line(name, month, own[month])),
    );
    const byName = levels.flatMap(([name, own]) => own.map((sum, month) => line(name, month, sum)));
    const whole = Math.round(at(0, 4).reduce((sum, each) => sum + each, 0) * 100) / 100;
    for (const body of [byMonth, byName, byName.toReversed()])
      expect(read('sales', ['Månad;Enhet;Försäljning exkl. moms', ...body])).toBe(whole);
  });

  it('asks whether a list of days with returns beside its sum so far is an account', () => {
    const paid = [350, 1050, 175, -908, 298, 700, 940, 298];
    const list = paid.map((own, n) => {
      const soFar = paid.slice(0, n + 1).reduce((sum, each) => sum + each, 0);
      return `2025-03-0${n + 1};${n + 2};${money(own)};${money(soFar)}`;
    });
    const header = 'Datum;Antal kvitton;Att betala;Saldo';
    expect(read('sales', [header, ...list])).toEqual([['signs', 2903, 3811]]);
  });

  it('counts no row of months that are all so far of the rows', () => {
    const lines = goods.map((own, place) => line(`Vara ${'ABC'[place]}`, own));
    const wide = [line('Artikel', []) + months.map((month) => `;${month}`).join(''), ...lines];
    const all = Math.round((soFar.at(-1) ?? 0) * 100) / 100;
    expect(read('sales', [...wide, line('Växande', soFar)])).toBe(all);
    expect(read('sales', [...wide, line('Summa', sums), line('Växande', soFar)])).toBe(all);
    expect(read('sales', wide)).toBe(all);
  });

  it.each(['first', 'last', 'among'])(
    'counts no rows of the whole chain that stand %s among those of its shops',
    (where) => {
      const lines = days.slice(0, 4).flatMap((day, place) => {
        const shops = ['Lund', 'Malmö'].map(
          (shop, n) => [shop, day, amounts[place * 2 + n] ?? 0] as const,
        );
        const own = ['Kedjan', day, shops.reduce((sum, [, , kronor]) => sum + kronor, 0)] as const;
        const at = { first: 0, last: 2, among: 1 }[where] ?? 0;
        return shops.toSpliced(at, 0, own);
      });
      const list = lines.map(([shop, day, kronor]) => `${shop};${day};${money(kronor)}`);
      expect(read('sales', ['Butik;Datum;Belopp exkl moms', ...list])).toBe(3665.3);
    },
  );

  it('is asked about where its amounts only rise, as a sum so far does', () => {
    let all = 0;
    const list = rows((day, amount) => {
      all += amount;
      return `${day};Kassa 1;${money(all)}`;
    });
    for (const purpose of ['sales', 'costs'] as const)
      expect(read(purpose, ['Datum;Kassa;Belopp', ...list])).toEqual([
        ['kind', expect.any(Number), null],
      ]);
    const level = rows((day, _, place) => `${day};Kassa 1;${money(20_000 + place * 310)}`);
    expect(read('sales', ['Datum;Kassa;Belopp', ...level])).toBe(213_950);
  });
});

describe('rows that are something else', () => {
  it('are asked about under a heading of their own', () => {
    const list = rows((day, amount, place) => `${day};Post ${'ABCDE'[place % 5]};${money(amount)}`);
    const under = (first: string, second: string) => [
      ...['Datum;Text;Belopp', `;${first};`, ...list.slice(0, 5), `;${second};`, ...list.slice(5)],
    ];
    expect(read('sales', under('INTÄKTER', 'KOSTNADER'))).toEqual([['states', total, 1739.8]]);
    expect(read('costs', under('Utgifter', 'Inkomster'))).toEqual([['states', total, 1739.8]]);
    expect(read('sales', under('Norra', 'Södra'))).toBe(total);
  });

  it('are asked about where a remark says that they came to nothing', () => {
    const list = rows((day, amount, place) =>
      [day, place + 1, money(amount), place === 3 ? 'ångrad, ej levererad' : ''].join(';'),
    );
    expect(read('sales', ['Datum;Ordernr;Netto;Anm', ...list])).toEqual([
      ['states', total, total - 120.75],
    ]);
  });
});

describe('what an amount has in it', () => {
  it('is VAT at the rate of the row, where the price says so', () => {
    const list = days.map(
      (day, place) => `${day};Ljus;${[25, 12][place % 2]}%;2;${[125, 112][place % 2]}`,
    );
    expect(read('sales', ['Datum;Vara;Momssats;Antal;Pris inkl', ...list])).toBe(2000);
  });

  it('is what the tax authority pays of an invoice', () => {
    const list = rows(
      (day, amount, place) => `${day};${place};${money(amount)};100,00;50,00;${money(amount + 50)}`,
    );
    const header = 'Datum;Faktura;Arbete;Material;ROT-avdrag;Att betala';
    expect(read('sales', [header, ...list])).toBe(total + 1000);
    // A sum that holds what was taken off already is left as it is.
    const half = rows((day, amount, place) =>
      [day, place, ...[amount, -amount / 2, amount / 2].map(money)].join(';'),
    );
    const paid = 'Datum;Faktura;Belopp inkl moms;RUT-avdrag;Att betala';
    expect(read('sales', [paid, ...half])).toBe(total);
  });

  it('is what was sold beside what others kept of it', () => {
    const list = rows((day, amount) =>
      [day, 'Eva', ...[amount, amount * 0.4, amount * 0.6].map(money)].join(';'),
    );
    const header = 'Datum;Frisör;Försäljning exkl moms;Provision;Till frisör';
    expect(read('sales', [header, ...list])).toBe(total);
  });

  it('is kronor a year, and not how often they come', () => {
    const agreements = [
      'Hyra AB;Lokal;1;150960,00',
      'Telia;Mobil;3;11388,00',
      'If;Försäkring;12;18450,00',
    ];
    for (const name of ['Per år', 'Per månad', 'Kr/år'])
      for (const often of ['Intervall', 'Periodicitet'])
        expect(read('costs', [`Leverantör;Avtal;${often};${name}`, ...agreements])).not.toBe(16);
    expect(read('costs', ['Leverantör;Avtal;Intervall;Per år', ...agreements])).toBe(180798);
  });

  it('has VAT at a rate under a name in one word', () => {
    const sold = [
      '2025-01-12;Te;25 %;149,00',
      '2025-01-18;Mugg;25 %;1128,00',
      '2025-02-04;Bok;25 %;1362,00',
    ];
    for (const rate of ['VATPERCENT', 'VatRate', 'TAXRATE'])
      expect(read('sales', [`ORDERDATE;PRODUCTNAME;${rate};GROSSAMOUNT`, ...sold])).toBe(2111.2);
  });

  it('is no number of pieces beside their price', () => {
    const list = ['Ljus;99;12;30;4', 'Vas;149;5;9;11', 'Kruka;250;3;1;8'];
    expect(read('sales', ['Artikel;Pris;2025-01;2025-02;2025-03', ...list])).toEqual([
      ['kind', 11279, 83, null],
    ]);
  });

  it('is no tip, which is told by VAT and by its name', () => {
    const list = rows((day, amount, place) =>
      [
        day,
        place + 1,
        money(amount + 40),
        place % 2 ? '40,00' : '0,00',
        money((amount + (place % 2 ? 0 : 40)) / 5),
      ].join(';'),
    );
    // The VAT is a fifth of the total without the tips.
    expect(read('sales', ['Datum;Kvitto;Totalt;Varav dricks;Moms', ...list])).toBe(3567.28);
  });
});
