import { statement } from './bank-statement.ts';
import { bookingsFile } from './bookings.ts';
import { cashReportFile } from './cash-report.ts';
import type { Choices } from './choices.ts';
import { crossTableFile } from './cross-table.ts';
import { foreignFile } from './foreign-file.ts';
import { invoiceListFile } from './invoice-list.ts';
import { amountsOf, asWritten, linesSheet, truthOf } from './lines.ts';
import { MAKES } from './makes.ts';
import { type Field, nameOf, type Style, styleOf } from './names.ts';
import { headsOverLinesFile, orderSumsFile } from './order-file.ts';
import { periodFile } from './period-file.ts';
import { purchasesOf } from './purchases.ts';
import { otherList } from './sale-habits.ts';
import { code, count, date, type MadeFile, money, type Sheet, text, type Value } from './sheet.ts';
import { counts, type Line, type Order, ordersOf } from './shop.ts';
import { dressed } from './structure.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];

interface Sums {
  net: number;
  vat: number;
  gross: number;
  quantity: number;
}

function sumsBy(lines: readonly Line[], keyOf: (line: Line) => string): Map<string, Sums> {
  const sums = new Map<string, Sums>();
  for (const line of lines) {
    const key = keyOf(line);
    const sum = sums.get(key) ?? { net: 0, vat: 0, gross: 0, quantity: 0 };
    for (const field of ['net', 'vat', 'gross', 'quantity'] as const) sum[field] += line[field];
    sums.set(key, sum);
  }
  return sums;
}

const sold = (orders: readonly Order[]) =>
  orders.flatMap(({ lines }) => lines).filter(({ state }) => counts(state));

/** One row an order, freight among its amounts. */
function headsFile(
  choices: Choices,
  style: Style,
  withVat: boolean,
  orders: readonly Order[],
): MadeFile {
  const chosen = amountsOf(choices, withVat);
  const amounts = chosen === 'none' || chosen === 'gross and rate' ? 'net, VAT and gross' : chosen;
  const freight = choices.chance('freight on heads', 0.3) ? 4900 : 0;
  const fields: Field[] = [
    'order',
    'date',
    'customer',
    ...(amounts === 'net' ? (['net'] as const) : []),
    ...(amounts === 'net, VAT and gross' ? (['net', 'vat', 'gross'] as const) : []),
    ...(amounts === 'gross and VAT' ? (['gross', 'vat'] as const) : []),
    ...(amounts === 'plain and VAT on top' ? (['plain', 'vat', 'gross'] as const) : []),
    ...(amounts === 'plain' ? (['plain'] as const) : []),
    ...(amounts === 'gross' ? (['gross'] as const) : []),
  ];
  const kept = orders.filter(({ state }) => counts(state));
  const whole = kept.map((order) => ({
    ...order,
    net: order.net + freight,
    vat: order.vat + freight / 4,
    gross: order.gross + freight + freight / 4,
  }));
  const cell = (order: Order, field: Field): Value => {
    if (field === 'order') return code(order.order);
    if (field === 'date') return date(order.day);
    if (field === 'customer') return text(order.customer);
    if (field === 'plain') return money(withVat ? order.gross : order.net);
    return money(order[field as 'net' | 'vat' | 'gross']);
  };
  const sheet: Sheet = {
    name: 'Ordrar',
    title: [],
    header: [fields.map((field) => nameOf(choices, style, field))],
    rows: whole.map((order) => fields.map((field) => cell(order, field))),
    foot: [],
  };
  return dressed(choices, { sheet, fields, lines: whole, truth: truthOf(amounts, withVat, whole) });
}

/** One row a day, as a cash register reports. */
function daysFile(
  choices: Choices,
  style: Style,
  withVat: boolean,
  orders: readonly Order[],
): MadeFile {
  const chosen = amountsOf(choices, withVat);
  const amounts = ['none', 'gross and rate', 'plain and VAT on top'].includes(chosen)
    ? 'net, VAT and gross'
    : chosen;
  const days = [...sumsBy(sold(orders), ({ day }) => day)].sort(([a], [b]) => a.localeCompare(b));
  const rows = days.map(([day, sums]) => ({ day, ...sums }));
  const fields: Field[] = [
    'date',
    'quantity',
    ...(amounts === 'net' ? (['net'] as const) : []),
    ...(amounts === 'net, VAT and gross' ? (['net', 'vat', 'gross'] as const) : []),
    ...(amounts === 'gross and VAT' ? (['gross', 'vat'] as const) : []),
    ...(amounts === 'plain' ? (['plain'] as const) : []),
    ...(amounts === 'gross' ? (['gross'] as const) : []),
  ];
  const header = fields.map((field) =>
    field === 'quantity'
      ? choices.pick('name of receipts', ['Antal kvitton', 'Antal köp'] as const)
      : nameOf(choices, style, field),
  );
  const sheet: Sheet = {
    name: 'Dagsrapport',
    title: [],
    header: [header],
    rows: rows.map((row) =>
      fields.map((field): Value => {
        if (field === 'date') return date(row.day);
        if (field === 'quantity') return count(Math.abs(row.quantity) + 1);
        if (field === 'plain') return money(withVat ? row.gross : row.net);
        return money(row[field as 'net' | 'vat' | 'gross']);
      }),
    ),
    foot: [],
  };
  return dressed(choices, { sheet, fields, lines: rows, truth: truthOf(amounts, withVat, rows) });
}

/** One row an article over a period: the statistics of an invoicing program. */
function articlesFile(choices: Choices, style: Style, orders: readonly Order[]): MadeFile {
  const lines = sold(orders);
  const rows = [...sumsBy(lines, ({ sku, product }) => `${sku}\t${product}`)].map(
    ([key, sums]) => ({ key, ...sums }),
  );
  const fields: Field[] = ['sku', 'product', 'quantity', 'net'];
  const header = fields.map((field) =>
    field === 'net'
      ? choices.pick('name of article sales', [
          'Försäljning exkl. moms',
          'Omsättning',
          'Fakturerat exkl. moms',
        ] as const)
      : nameOf(choices, style, field),
  );
  const days = orders.map(({ day }) => day);
  const sheet: Sheet = {
    name: 'Artikelstatistik',
    title: ['Försäljningsstatistik per artikel', `Period: ${days[0]} - ${days.at(-1)}`],
    header: [header],
    rows: rows.map(({ key, quantity, net }) => {
      const [sku = '', product = ''] = key.split('\t');
      return [code(sku), text(product), count(quantity), money(net)];
    }),
    foot: [],
  };
  return dressed(choices, { sheet, fields, lines: rows, truth: truthOf('net', false, rows) });
}

/** Products or groups down, months across; perhaps with quarters and a total beside the months. */
function monthsFile(choices: Choices, orders: readonly Order[]): MadeFile {
  const lines = sold(orders);
  const by = choices.pick('rows of the pivot', ['product', 'category', 'customer'] as const);
  const months = [...new Set(orders.map(({ day }) => day.slice(0, 7)))].sort();
  const first = months[0] ?? '2025-01';
  const all = Array.from(
    { length: 12 },
    (_, place) => `${first.slice(0, 4)}-${String(place + 1).padStart(2, '0')}`,
  ).filter((month) => month <= (months.at(-1) ?? month));
  const within = lines.filter(({ day }) => day.startsWith(first.slice(0, 4)));
  const sums = sumsBy(within, (line) => `${line[by]}\t${line.day.slice(0, 7)}`);
  const names = [...new Set(within.map((line) => line[by]))];
  const quarters = choices.chance('quarter columns', 0.25);
  const total = choices.chance('total column', 0.5);
  const named = choices.pick('names of months', [
    'jan 2025',
    '2025-01',
    'Januari',
    'jan-25',
    'year above',
  ] as const);
  const monthName = (month: string) => {
    const [year = '', number = '1'] = month.split('-');
    const short = MONTHS[Number(number) - 1] ?? '';
    if (named === '2025-01') return month;
    if (named === 'jan-25') return `${short}-${year.slice(2)}`;
    return named === 'Januari' || named === 'year above' ? short : `${short} ${year}`;
  };
  const columns = all.flatMap((month, place): { name: string; of: string[] }[] => [
    { name: monthName(month), of: [month] },
    ...(quarters && place % 3 === 2
      ? [{ name: `Q${(place + 1) / 3}`, of: all.slice(place - 2, place + 1) }]
      : []),
  ]);
  if (total)
    columns.push({
      name: choices.pick('name of the total column', ['Totalt', 'Summa', 'Helår'] as const),
      of: all,
    });
  const cellsOf = (name: string) =>
    columns.map(({ of }) =>
      money(of.reduce((sum, month) => sum + (sums.get(`${name}\t${month}`)?.net ?? 0), 0)),
    );
  const rowName = { product: 'Produkt', category: 'Varugrupp', customer: 'Kund' }[by];
  const rows: Value[][] = names.map((name) => [text(name), ...cellsOf(name)]);
  if (choices.chance('total row of the pivot', 0.5)) {
    const sum = columns.map(({ of }) =>
      money(
        names.reduce(
          (all, name) =>
            all + of.reduce((s, month) => s + (sums.get(`${name}\t${month}`)?.net ?? 0), 0),
          0,
        ),
      ),
    );
    rows.push([
      text(
        choices.pick('label of the total row', ['Summa', 'Totalt', 'Total försäljning'] as const),
      ),
      ...sum,
    ]);
  }
  if (!total && !quarters && choices.chance('row of all so far', 0.1)) {
    const soFar = columns.map((_, place) =>
      money(
        [...sums].reduce((all, [key, { net }]) => {
          const isBefore = columns
            .slice(0, place + 1)
            .some(({ of }) => of.some((month) => key.endsWith(`\t${month}`)));
          return all + (isBefore ? net : 0);
        }, 0),
      ),
    );
    rows.push([text(choices.pick('label of all so far', ['Ackumulerat', 'Löpande'])), ...soFar]);
  }
  const sheet: Sheet = {
    name: first.slice(0, 4),
    title: [`Försäljning exkl. moms ${first.slice(0, 4)}`],
    header: [
      ...(named === 'year above'
        ? [['', ...columns.map((_, place) => (place === 0 ? first.slice(0, 4) : ''))]]
        : []),
      [rowName, ...columns.map(({ name }) => name)],
    ],
    rows,
    foot: [],
  };
  return { sheets: [sheet], truth: truthOf('net', false, within) };
}

/** The export of a known program. */
const makeFile = (choices: Choices, orders: readonly Order[]): MadeFile =>
  MAKES[choices.pick('make', Object.keys(MAKES) as [keyof typeof MAKES])](choices, orders);

/** A sales file such as an owner has, and what is true of it. */
export function salesFile(choices: Choices): MadeFile {
  const withVat = choices.chance('prices with VAT', 0.45);
  const style = styleOf(choices);
  const orders = ordersOf(choices, withVat);
  const shape = choices.pick(
    'shape',
    [
      'lines',
      'heads',
      'days',
      'articles',
      'months',
      'heads over lines',
      'make',
      'order sums',
      'currencies',
      'statement',
      'cash report',
      'invoice list',
      'bookings',
      'cross table',
      'periods',
      'other list',
    ] as const,
    [12, 4, 4, 2, 4, 4, 6, 4, 1, 1, 2, 2, 1, 2, 2, 3],
  );
  if (shape === 'statement') return statement(choices, purchasesOf(choices), 'sales');
  if (shape === 'make') return makeFile(choices, ordersOf(choices, true));
  if (shape === 'heads') return headsFile(choices, style, withVat, orders);
  if (shape === 'days') return daysFile(choices, style, withVat, orders);
  if (shape === 'articles') return articlesFile(choices, style, orders);
  if (shape === 'months') return monthsFile(choices, orders);
  if (shape === 'heads over lines') return headsOverLinesFile(choices, style, withVat, orders);
  if (shape === 'order sums') return orderSumsFile(choices, style, withVat, orders);
  if (shape === 'currencies') return foreignFile(choices, style, orders);
  if (shape === 'cash report') return cashReportFile(choices, orders);
  if (shape === 'invoice list') return invoiceListFile(choices, style, orders);
  if (shape === 'bookings') return bookingsFile(choices, orders);
  if (shape === 'other list') return otherList(choices, ordersOf(choices, true));
  if (shape === 'periods') return periodFile(choices);
  if (shape === 'cross table') return crossTableFile(choices, orders);
  const { sheet, fields, truth } = linesSheet(choices, style, withVat, orders);
  const lines = orders.flatMap((order) => order.lines.map((line) => asWritten(choices, line)));
  return dressed(choices, { sheet, fields, lines, truth });
}
