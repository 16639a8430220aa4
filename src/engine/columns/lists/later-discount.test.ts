import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const read = (...rows: readonly string[]) => {
  const file = Buffer.from(`${rows.join('\n')}\n`);
  const { total, questions } = readFileBytes(file, 'fil.csv', {}, 'sales').understanding;
  return [total, questions.filter(({ blocking }) => blocking).map(({ id }) => id)];
};

const orders = (rows: readonly [value: number, off: number][], paid: (row: number[]) => number) =>
  read(
    'Order;Datum;Ordervärde;Egen rabatt;Provision;Utbetalas',
    ...rows.map(([value, off], n) => {
      const fee = -value / 10;
      return `${n};2025-03-0${n + 1};${value};${off};${fee};${paid([value, off, fee])}`;
    }),
  );

const given: [number, number][] = [
  [300, 0],
  [250, -20],
  [410, -30],
  [120, 0],
  [180, -20],
];
const sumOf = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0);

it('takes off a discount that the rows show is taken off what is paid out', () => {
  expect(orders(given, sumOf)).toEqual(['1190', []]);
});

it('takes one off that stands without its minus', () => {
  const positive = given.map(([value, off]): [number, number] => [value, -off]);
  expect(orders(positive, ([value = 0, off = 0, fee = 0]) => value - off + fee)).toEqual([
    '1190',
    [],
  ]);
});

it('leaves an amount alone where what is paid out says that the discount is off it already', () => {
  expect(orders(given, ([value = 0, , fee = 0]) => value + fee)).toEqual(['1260', []]);
});

it('leaves alone what an order came to, which is after its discount, though the discount stands twice', () => {
  const order = read(
    'Order;Datum;Kund;Varuvärde;Rabatt;Order Total;Dricks;Att betala',
    '1001;2025-01-05;A;1206,00;0,00;1206,00;20,00;1226,00',
    '1002;2025-01-12;B;759,00;75,90;683,10;0,00;683,10',
    '1004;2025-01-25;A;447,00;44,70;402,30;0,00;402,30',
    '1005;2025-02-20;C;908,00;0,00;908,00;20,00;928,00',
    '1006;2025-02-25;D;408,00;40,80;367,20;0,00;367,20',
  );
  expect(order).toEqual(['3566.6', []]);
});

it('takes one off where called-off orders were paid out with nothing', () => {
  const isCalledOff = ([value]: number[]) => value === 120;
  const paid = (row: number[]) => (isCalledOff(row) ? 0 : sumOf(row));
  expect(orders(given, paid)).toEqual(['1190', []]);
});

it('asks of a part with minus that nothing proves to be off or on the amount', () => {
  const rows = given.map(([value, off], n) => `${n};2025-03-0${n + 1};${value};${off}`);
  expect(read('Order;Datum;Ordervärde;Egen rabatt', ...rows)).toEqual(['1260', ['deducted']]);
  expect(read('Order;Datum;Totalt;Egen rabatt', ...rows)).toEqual(['1260', []]);
});

it('takes off what has another name, without its minus, where VAT is of the rest and it is not paid out', () => {
  const rows = [352, 508, 240, 410, 180, 295].map((sold, n) => {
    const off = n % 2 === 0 ? 30 : 0;
    const [vat, fee] = [sold - off - (sold - off) / 1.12, (sold - off) / 4];
    const money = [sold, off, vat, fee, fee / 4, sold - off - fee - fee / 4];
    return `s${n};2025-03-0${n + 1};${money.map((each) => each.toFixed(2)).join(';')}`;
  });
  const header =
    'Order ID;Delivery date;Subtotal;Vendor voucher;VAT amount;Commission;Commission VAT;Payout amount';
  expect(read(header, ...rows)).toEqual(['1691.96', []]);
});

it('asks of what nobody says is a discount, and is not paid out', () => {
  const rows = given.map(
    ([value, off], n) =>
      `${n};2025-03-0${n + 1};${value};${off};${-value / 10};${value * 0.9 + off}`,
  );
  const header = 'Order;Datum;Ordervärde;Justering;Provision;Utbetalas';
  expect(read(header, ...rows)).toEqual(['1260', ['deducted']]);
});

it('takes offers with VAT off the amount with and without it, beside refunds', () => {
  const rows = [200, 300, 400, 500, 250, 350].map((net, n) => {
    const [gross, back, off] = [net * 1.12, n === 1 ? -112 : 0, n % 2 === 0 ? -22.4 : 0];
    const fee = -net / 4;
    const money = [net, net * 0.12, gross, back, off, fee, gross + back + off + fee];
    return `o${n};2025-03-0${n + 1};${money.map((each) => each.toFixed(2)).join(';')}`;
  });
  const header =
    'Order ID;Order date;Sales (excl. tax);Tax on sales;Sales (incl. tax);Refunds (incl. tax);Offers on items (incl. tax);Marketplace fee;Total payout';
  // 2 000 without VAT, less 100 paid back and three offers of 20.
  expect(read(header, ...rows)).toEqual(['1840', []]);
});

/** Lines of an order: the number times the price is the amount, and `off` beside it. */
const lines = (rows: readonly [thing: string, many: number, each: number, off: number][]) =>
  read(
    'Datum;Artikel;Antal;Pris;Rabatt;Radsumma',
    ...rows.map(
      ([thing, many, each, off], n) =>
        `2025-03-${String(n + 1).padStart(2, '0')};${thing};${many};${each};${off};${many * each}`,
    ),
  );

it('asks of a discount beside a number times a price that is the same without it', () => {
  const usual: [string, number, number, number][] = [
    ['Skål', 2, 120, 0],
    ['Skål', 1, 120, 0],
    ['Mugg', 3, 80, 0],
  ];
  const off: [string, number, number, number][] = [
    ['Skål', 2, 120, 20],
    ['Mugg', 2, 80, 20],
    ['Skål', 3, 120, 20],
  ];
  expect(lines([...usual, ...off])).toEqual(['1360', ['deducted']]);
  // A price that the discount is in differs by it.
  const inPrice = off.map(([thing, many, each]): [string, number, number, number] => [
    ...([thing, many, each - 10] as const),
    many * 10,
  ]);
  expect(lines([...usual, ...inPrice])).toEqual(['1290', []]);
});
