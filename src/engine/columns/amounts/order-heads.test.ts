import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import { roledTable } from '#support/roled-table.ts';
import { salesReading } from '../../guides/sales/reading.ts';
import type { ReadingChoices } from '../../table/overrides.ts';
import type { Roled } from '../roled.ts';
import { evidence } from './evidence.ts';
import { orderTotals } from './order-totals.ts';

const ask = (choices?: ReadingChoices) => ({ reading: salesReading, chosen: {}, choices });

/** What the rows come to by role, after the orders' own totals: `grossRevenue: 349 149`. */
function amountsOf(table: Roled): string[] {
  return table.columns.flatMap((column, place) => {
    const role = table.roles[place]?.role ?? null;
    if (!['revenue', 'grossRevenue', 'vat', 'discount'].includes(role ?? '')) return [];
    return `${role}: ${Array.from(column.ids, (id) => column.read[id] ?? '–').join(' ')}`;
  });
}

const read = (cells: Record<string, readonly string[]>, choices?: ReadingChoices) =>
  orderTotals(roledTable(cells), ask(choices));

describe('what stands for a whole order beside its lines', () => {
  const lines = {
    'Nr: orderId': ['1', '1', '2', '3'],
    'Antal: quantity': ['2', '1', '1', '2'],
    'Pris: unitPrice': ['100', '100', '100', '100'],
  };

  it('is shared out on them with its VAT, freight and discount, to the öre', () => {
    const heads = read({
      ...lines,
      Shipping: ['49', '', '49', '49'],
      'Taxes: vat': ['63,8', '', '29,8', '49,8'],
      'Discount Amount: discount': ['30', '', '0', '0'],
      'Total: revenue': ['319', '', '149', '249'],
    });
    expect(amountsOf(heads)).toEqual([
      'grossRevenue: 212.67 106.33 149 249',
      'vat: 42.53 21.27 29.8 49.8',
      'discount: 20 10 0 0',
    ]);
    expect(heads.roles[2]?.role).toBe(null);
  });

  it('counts by its name where only one order has several rows', () => {
    const order = ['1', '2', '2', '3', '4'];
    const cells = {
      'Nr: orderId': order,
      Frakt: ['49', '49', '49', '0', '49'],
      'Order Total': ['149', '349', '349', '200', '149'],
      'Antal: quantity': ['1', '1', '2', '2', '1'],
      'Pris: unitPrice': ['100', '100', '100', '100', '100'],
    };
    expect(amountsOf(read(cells))).toEqual(['revenue: 149 116.33 232.67 200 149']);
    const { 'Order Total': total, ...others } = cells;
    const unnamed = read({ ...others, 'Total: revenue': total });
    expect(amountsOf(unnamed)).toEqual(['revenue: 149 116.33 232.67 200 149']);
  });

  it('has its VAT beside it where two orders, and no more, add up to a total by name', () => {
    const two = {
      'Nr: orderId': ['1', '1', '2', '2'],
      'Moms: vat': ['40', '', '60', ''],
      'Order Total': ['200', '', '300', ''],
      'Antal: quantity': ['1', '1', '1', '2'],
      'Pris inkl. moms: unitPrice': ['80', '120', '100', '100'],
    };
    expect(amountsOf(read(two))).toEqual(['grossRevenue: 80 120 100 200', 'vat: 16 24 20 40']);
    const another = { ...two, 'Order Total': ['200', '', '310', ''] };
    expect(amountsOf(read(another))).toEqual([]);
  });

  it('is of rows by a name that says nothing, where the only order of several rows adds up to something else', () => {
    const alike = read({
      'Nr: orderId': ['1', '2', '2', ...Array.from({ length: 20 }, (_, n) => String(n + 3))],
      Frakt: Array.from({ length: 23 }, () => '49'),
      'Total: revenue': Array.from({ length: 23 }, () => '149'),
      'Antal: quantity': Array.from({ length: 23 }, () => '1'),
      'Pris: unitPrice': Array.from({ length: 23 }, () => '100'),
    });
    expect(amountsOf(alike)).toEqual([
      `revenue: ${Array.from({ length: 23 }, () => '149').join(' ')}`,
    ]);
  });

  it('is not counted again where it stands on every row, or on a row of its own', () => {
    const each = read({
      'Nr: orderId': ['1', '1', '2', '2', '3'],
      'Antal: quantity': ['2', '1', '1', '1', '2'],
      'Pris: unitPrice': ['100', '100', '100', '100', '100'],
      Frakt: ['49', '49', '49', '49', '0'],
      'Total: revenue': ['349', '349', '249', '249', '200'],
    });
    expect(amountsOf(each)).toEqual(['revenue: 232.67 116.33 124.5 124.5 200']);
    const own = read({
      'Nr: orderId': ['1', '1', '2', '2', '3', '3'],
      'Radbelopp: revenue': ['', '300', '', '100', '', '200'],
      Rabatt: ['30', '', '10', '', '0', ''],
      Ordersumma: ['270', '', '90', '', '200', ''],
    });
    expect(amountsOf(own)).toEqual(['revenue: – 270 – 90 – 200', 'discount: – 30 – 10 – 0']);
  });

  it('leaves the lines alone where they do not make the total', () => {
    const other = read({ ...lines, 'Total: revenue': ['351', '', '162', '249'] });
    expect(amountsOf(other)).toEqual([]);
  });

  it('is left to a user who chose the amount', () => {
    const table = roledTable({
      ...lines,
      Frakt: ['49', '', '49', '0'],
      'Total: revenue': ['349', '', '149', '200'],
    });
    const { columns } = orderTotals(table, { ...ask(), chosen: { 4: 'revenue' } });
    expect(columns).toHaveLength(5);
  });
});

describe('an order on one row', () => {
  it('has tips and gift cards in what was paid, and not in what was sold', () => {
    const paid = read({
      'Summa: revenue': ['100', '200', '300'],
      Dricks: ['10', '0', '0'],
      Presentkort: ['0', '50', '0'],
      'Att betala: grossRevenue': ['110', '150', '300'],
    });
    expect(amountsOf(paid)).toEqual(['revenue: 100 200 300']);
  });

  it('has a gift card in what was paid also where one order of thirty has it, but never one that does not add up', () => {
    const orders = Array.from({ length: 30 }, (_, n) => n);
    const last = (own: string) => orders.map((n) => (n === 29 ? own : '0'));
    const paid = (gift: string) =>
      read({
        'Summa: revenue': orders.map((n) => String(100 + n)),
        Dricks: orders.map((n) => (n % 3 === 0 ? '10' : '0')),
        Presentkort: last(gift),
        'Att betala: grossRevenue': orders.map((n) =>
          String(100 + n + (n % 3 === 0 ? 10 : 0) - (n === 29 ? 50 : 0)),
        ),
      });
    const [sold] = amountsOf(paid('50'));
    expect(sold?.endsWith(' 128 129')).toBe(true);
    expect(amountsOf(paid('40'))[0]?.endsWith(' 128 79')).toBe(true);
  });

  it('has what a gift card paid as sold, where the VAT is that of all of it', () => {
    const paid = (tax: readonly string[]) => {
      const cells = {
        Varuvärde: ['500', '200', '300'],
        'Moms: vat': tax,
        Orderbelopp: ['500', '200', '300'],
        Presentkort: ['100', '50', '0'],
        'Att betala: grossRevenue': ['400', '150', '300'],
      };
      const table = roledTable(cells);
      return amountsOf(orderTotals(evidence(table, ask()), ask()));
    };
    expect(paid(['100', '40', '60'])[0]).toBe('grossRevenue: 500 200 300');
    expect(paid(['80', '30', '60'])).toContain('grossRevenue: 400 150 300');
  });

  it('has what a gift card paid as sold, where number × price is all of it', () => {
    const paid = (prices: readonly string[]) =>
      amountsOf(
        read({
          Orderbelopp: ['500', '200', '300'],
          Presentkort: ['100', '50', '0'],
          'Att betala: grossRevenue': ['400', '150', '300'],
          'Antal: quantity': ['5', '2', '3'],
          'Pris inkl. moms: unitPrice': prices,
        }),
      );
    expect(paid(['100', '100', '100'])[0]?.endsWith(': 500 200 300')).toBe(true);
    expect(paid(['80', '75', '100'])[0]?.endsWith(': 400 150 300')).toBe(true);
  });

  it('has freight as sold beside goods that are a part by their own word', () => {
    const heads = read({
      'Delsumma: revenue': ['100', '200', '300'],
      Frakt: ['40', '0', '40'],
      'Moms: vat': ['35', '50', '85'],
      Totalt: ['175', '250', '425'],
    });
    expect(heads.doubts).toEqual([]);
    expect(amountsOf(heads)[0]).toBe('vat: 35 50 85');
    expect(amountsOf(heads)).toContain('grossRevenue: 175 250 425');
  });

  it('has freight as sold where two orders, and no more, come to a total by name', () => {
    const two = {
      'Nr: orderId': ['1', '2'],
      'Subtotal: revenue': ['272', '454'],
      Frakt: ['49', '49'],
      'Order Total': ['321', '503'],
    };
    expect(amountsOf(read(two))).toContain('revenue: 321 503');
    const { Frakt: freight, ...others } = two;
    expect(amountsOf(read({ ...others, Porslin: freight }))).toEqual(['revenue: 272 454']);
  });

  it('is less what was paid back though other returns come to nearly as much', () => {
    const nearly = { 'Belopp: revenue': ['500', '-99', '300'], Återbetalt: ['100', '0', '0'] };
    expect(amountsOf(read(nearly))).toEqual(['revenue: 400 -99 300']);
    const same = { 'Belopp: revenue': ['500', '-100', '300'], Återbetalt: ['100', '0', '0'] };
    expect(amountsOf(read(same))).toEqual(['revenue: 500 -100 300']);
  });

  it('takes off a discount that has the other sign on returns', () => {
    const heads = read({
      'Nr: orderId': ['1', '1', '2', '3', '4'],
      'Antal: quantity': ['2', '1', '-4', '1', '1'],
      'Pris: unitPrice': ['100', '100', '100', '100', '50'],
      'Rabatt: discount': ['30', '', '-40', '10', '0'],
      'Taxes: vat': ['54', '', '-72', '18', '10'],
      'Total: grossRevenue': ['270', '', '-360', '90', '50'],
    });
    expect(amountsOf(heads)).toContain('grossRevenue: 180 90 -360 90 50');
  });

  it('leaves it to the user whether freight beside net amounts is sales', () => {
    const cells = {
      'Netto: revenue': ['100', '200', '300'],
      Frakt: ['40', '0', '40'],
      'Moms: vat': ['35', '50', '85'],
      Totalt: ['175', '250', '425'],
    };
    const open = read(cells);
    expect(amountsOf(open)).toEqual(['vat: 35 50 85', 'grossRevenue: 175 250 425']);
    expect(open.doubts.map(({ id, text }) => [id, text])).toEqual([
      [
        'freight',
        'Frakt är inte med i Netto, men kunderna har betalat den. Ska den räknas som försäljning?',
      ],
    ]);
    const without = read(cells, { freight: 'leftOut' });
    expect(amountsOf(without)).toEqual(['revenue: 100 200 300', 'vat: 35 50 85']);
    expect(read(cells, { freight: 'counted' }).doubts).toEqual([]);
  });

  it('keeps what a program calls its sales', () => {
    const sales = read({
      'Net sales: revenue': ['100', '200', '300'],
      Shipping: ['40', '0', '40'],
      'Total sales': ['140', '200', '340'],
    });
    expect(amountsOf(sales)).toEqual(['revenue: 100 200 300']);
  });
});

describe('what was paid back in a column of its own', () => {
  it('is taken off, with its part of the VAT', () => {
    const back = read({
      'Totalt: grossRevenue': ['125', '250', '500'],
      'Moms: vat': ['25', '50', '100'],
      'Refunded Amount': ['0', '250', '125'],
    });
    expect(amountsOf(back)).toEqual(['grossRevenue: 125 0 375', 'vat: 25 0 75']);
  });

  it('is taken off where it was cancelled, though the rest stands beside', () => {
    const cancelled = read({
      'Belopp: revenue': ['100', '50', '80'],
      'Makulerat belopp': ['0', '50', '0'],
      'Att fakturera': ['100', '0', '80'],
    });
    expect(amountsOf(cancelled)).toEqual(['revenue: 100 0 80']);
  });

  it('is money also in kronor on a row of its own, which has no quantity', () => {
    const head = read({
      'Order: orderId': ['1', '1', '2', '2'],
      'Antal: quantity': ['', '4', '', '1'],
      'Belopp: revenue': ['', '200', '', '50'],
      Återbetalt: ['100', '', '0', ''],
    });
    expect(amountsOf(head)).toEqual(['revenue: – 100 – 50']);
  });

  it('is asked about where it is more than was sold', () => {
    const more = { 'Belopp: revenue': ['100', '50', '0'], Återbetalt: ['', '', '80'] };
    expect(read(more).doubts).toMatchObject([{ id: 'refunds', chosen: 'leftOut' }]);
    expect(read(more, { refunds: 'leftOut' }).doubts).toEqual([]);
    const part = { 'Belopp: revenue': ['100', '50'], Återbetalt: ['', '60'] };
    expect(amountsOf(read(part, { refunds: 'takenOff' }))).toEqual(['revenue: 100 -10']);
  });

  it('is asked about where one row with minus of another order is as large, unless it is dated before', () => {
    const cells = (days: string[]) => ({
      'Order: orderId': ['1', '2', '3'],
      'Dag: date': days,
      'Belopp: revenue': ['100', '-100', '50'],
      Återbetalt: ['100', '', ''],
    });
    const after = cells(['2025-01-02', '2025-01-09', '2025-01-10']);
    expect(read(after).doubts).toMatchObject([{ id: 'refunds', chosen: 'leftOut' }]);
    expect(amountsOf(read(after, { refunds: 'takenOff' }))).toEqual(['revenue: 0 -100 50']);
    const before = read(cells(['2025-01-09', '2025-01-02', '2025-01-10']));
    expect([before.doubts, amountsOf(before)]).toEqual([[], ['revenue: 0 -100 50']]);
    const own = read({ ...after, 'Order: orderId': ['1', '1', '3'] });
    expect([own.doubts, amountsOf(own)]).toEqual([[], ['revenue: 100 -100 50']]);
  });

  it('is not taken off twice, and never where it is a number of things', () => {
    const rows = read({ 'Belopp: revenue': ['100', '-100', '50'], Återbetalt: ['100', '', ''] });
    expect(amountsOf(rows)).toEqual(['revenue: 100 -100 50']);
    const things = read({
      'Antal: quantity': ['3', '2'],
      'Belopp: revenue': ['300', '200'],
      Returnerade: ['1', '0'],
    });
    expect(amountsOf(things)).toEqual(['revenue: 300 200']);
  });
});

it('an amount that the rows prove to be without VAT is not made of others with VAT on them', () => {
  const days = [40000, 55000, 62500, 71000, 90000].map((gross) => gross / 5);
  const column = (share: number) => days.map((day) => String(day * share));
  const table = roledTable({
    Brutto: column(5),
    'Försäljning: grossRevenue': column(5),
    'Moms: vat': column(1),
    'Försäljning exkl. moms: revenue': column(4),
    Kort: column(3),
    Swish: column(2),
  });
  const sold = orderTotals(evidence(table, ask()), ask());
  expect(sold.columns).toHaveLength(table.columns.length);
});

describe('an order’s total with VAT beside lines without it', () => {
  const cells = (Ordersumma: readonly string[]) => ({
    'Nr: orderId': ['1', '1', '2', '3', '4'],
    'Radsumma exkl moms: revenue': ['120', '80', '300', '80', '40'],
    'Orderrabatt: discount': ['20', '20', '0', '8', '0'],
    Frakt: ['0', '0', '49', '0', '49'],
    'Ordersumma inkl moms': Ordersumma,
  });

  it('proves what was taken off and added, less the one rate that fits', () => {
    const at25 = read(cells(['225', '225', '436,25', '90', '111,25']));
    expect(amountsOf(at25)).toEqual(['revenue: 108 72 349 72 89', 'discount: 12 8 0 8 0']);
    expect(at25.columns.at(-2)?.name).toBe('Ordersumma utan 25 % moms per rad');
    const at12 = read(cells(['201,60', '201,60', '390,88', '80,64', '99,68']));
    expect(amountsOf(at12)[0]).toBe('revenue: 108 72 349 72 89');
  });

  it('proves it of orders that are a row each, too', () => {
    const rows = read({
      'Nr: orderId': ['1', '2', '3', '4'],
      'Radsumma exkl moms: revenue': ['200', '300', '80', '40'],
      'Orderrabatt: discount': ['20', '0', '8', '0'],
      'Ordersumma inkl moms: grossRevenue': ['225', '375', '90', '50'],
    });
    expect(amountsOf(rows)[0]).toBe('revenue: 180 300 72 40');
  });

  it('proves nothing where no rate does', () => {
    const other = read(cells(['230', '230', '436,25', '95', '111,25']));
    expect(amountsOf(other)[0]).toBe('revenue: 120 80 300 80 40');
  });
});

it('what was ordered, and became part of it, proves no total of an order: which of the two counts is asked', () => {
  const ordered = [121.43, 312.5, 728.57, 532.14, 1129.46, 816.96, 625, 728.57];
  const rows = ordered.map((sum, n) => {
    const part = [1, 1, 0.5, 0][n % 4] ?? 1;
    const became = Math.round(sum * part * 100) / 100;
    const cells = [sum, became, Math.round((sum - became) * 100) / 100];
    return `${1002 + n};2025-06-${n + 10};Kund ${n % 3};${cells.join(';')}`;
  });
  const file = ['Ordernr;Datum;Kund;Beställt belopp;Fakturerat;Kvar', ...rows].join('\n');
  const { questions } = readFileBytes(Buffer.from(file), 'fil.csv').understanding;
  const [asked] = questions.filter(({ blocking }) => blocking);
  const sums = asked?.options.map(({ sum }) => sum);
  expect(sums).toEqual(expect.arrayContaining(['3057.14', '4994.63']));
});
