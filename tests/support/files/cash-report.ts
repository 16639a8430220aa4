import type { Choices } from './choices.ts';
import type { Field } from './names.ts';
import { code, count, date, type MadeFile, money, type Sheet, type Value } from './sheet.ts';
import { counts, type Line, type Order } from './shop.ts';
import { dressed } from './structure.ts';

interface Day {
  day: string;
  receipts: number;
  net: number;
  vat: number;
  gross: number;
  /** Öre without VAT, of VAT and with it, by rate. */
  byRate: Map<number, { net: number; vat: number; gross: number }>;
}

interface Column {
  name: string;
  /** What a total row does with it: a sum, or nothing. */
  field: Field;
  cell: (day: Day, place: number) => Value;
}

function daysOf(orders: readonly Order[]): Day[] {
  const days = new Map<string, Day>();
  for (const order of orders.filter(({ state }) => counts(state)))
    for (const line of order.lines) add(days, line);
  return [...days.values()].sort((a, b) => a.day.localeCompare(b.day));
}

function add(days: Map<string, Day>, { day, rate, net, vat, gross }: Line): void {
  const none = { net: 0, vat: 0, gross: 0 };
  const own = days.get(day) ?? { day, receipts: 0, ...none, byRate: new Map() };
  const part = own.byRate.get(rate) ?? none;
  own.byRate.set(rate, { net: part.net + net, vat: part.vat + vat, gross: part.gross + gross });
  days.set(day, {
    ...own,
    receipts: own.receipts + 1,
    net: own.net + net,
    vat: own.vat + vat,
    gross: own.gross + gross,
  });
}

/** Sales of each rate, with VAT in them or without, and the VAT of each. */
function rateColumns(choices: Choices, days: readonly Day[]): Column[] {
  const rates = [...new Set(days.flatMap(({ byRate }) => [...byRate.keys()]))].sort(
    (a, b) => b - a,
  );
  const withVat = choices.chance('sales by rate with VAT', 0.5);
  const sales = choices.pick('name of sales by rate', ['Försäljning', 'Omsättning'] as const);
  const side = withVat ? ' inkl. moms' : ' exkl. moms';
  const saysSide = choices.chance('sales by rate say VAT', 0.6);
  const vat = choices.pick('name of VAT by rate', ['Moms', 'Utg. moms', 'Momsbelopp'] as const);
  const part = (day: Day, rate: number) => day.byRate.get(rate) ?? { net: 0, vat: 0, gross: 0 };
  return [
    ...rates.map(
      (rate): Column => ({
        name: `${sales} ${rate} %${saysSide ? side : ''}`,
        field: 'net',
        cell: (day) => money(part(day, rate)[withVat ? 'gross' : 'net']),
      }),
    ),
    ...rates.map(
      (rate): Column => ({
        name: `${vat} ${rate} %`,
        field: 'net',
        cell: (day) => money(part(day, rate).vat),
      }),
    ),
  ];
}

/** How it was paid, which comes to what was sold. */
function paymentColumns(choices: Choices): Column[] {
  if (!choices.chance('ways of payment', 0.5)) return [];
  const random = choices.stream('payments');
  const shares = Array.from({ length: 400 }, () => random());
  const card = ({ gross }: Day, place: number) =>
    Math.round((gross * (shares[place % 400] ?? 0)) / 100) * 100;
  return [
    { name: 'Kort', field: 'net', cell: (day, place) => money(card(day, place)) },
    {
      name: choices.pick('name of other payments', ['Swish', 'Kontant'] as const),
      field: 'net',
      cell: (day, place) => money(day.gross - card(day, place)),
    },
  ];
}

/** One row a day as a cash register closes it: sales and VAT by rate, ways of payment, a counter. */
export function cashReportFile(choices: Choices, orders: readonly Order[]): MadeFile {
  const days = daysOf(orders);
  const total: Column[] = choices.chance('total of the day', 0.7)
    ? [
        {
          name: choices.pick('name of the day’s total', [
            'Totalt inkl. moms',
            'Dagskassa',
            'Summa inkl moms',
            'Total',
          ] as const),
          field: 'net',
          cell: ({ gross }) => money(gross),
        },
      ]
    : [];
  const columns: Column[] = [
    { name: 'Datum', field: 'date', cell: ({ day }) => date(day) },
    ...(choices.chance('number of the report', 0.5)
      ? [
          {
            name: 'Z-nr',
            field: 'sku',
            cell: (_: Day, place: number) => code(412 + place),
          } as const,
        ]
      : []),
    { name: 'Antal kvitton', field: 'quantity', cell: ({ receipts }) => count(receipts) },
    ...rateColumns(choices, days),
    ...paymentColumns(choices),
    ...total,
  ];
  const sheet: Sheet = {
    name: 'Dagskassa',
    title: [],
    header: [columns.map(({ name }) => name)],
    rows: days.map((day, place) => columns.map(({ cell }) => cell(day, place))),
    foot: [],
  };
  const months = new Map<string, number>();
  for (const { day, net } of days)
    months.set(day.slice(0, 7), (months.get(day.slice(0, 7)) ?? 0) + net);
  const sum = days.reduce((all, { net }) => all + net, 0);
  const truth = { purpose: 'sales', totals: [sum], months } as const;
  return dressed(choices, { sheet, fields: columns.map(({ field }) => field), lines: days, truth });
}
