import type { Choices } from './choices.ts';
import {
  code,
  count,
  date,
  empty,
  type MadeFile,
  money,
  type Sheet,
  text,
  type Value,
} from './sheet.ts';
import { counts, type Line, type Order, type OrderState } from './shop.ts';
import { salesTruth } from './truth.ts';

type Column = [name: string, cell: Value];

function sheetOf(name: string, rows: readonly (readonly Column[])[]): Sheet {
  return {
    name,
    title: [],
    header: [(rows[0] ?? []).map(([column]) => column)],
    rows: rows.map((row) => row.map(([, cell]) => cell)),
    foot: [],
  };
}

const isSold = counts;

/** Freight and its VAT in öre; Swedish shops charge 25 %. */
const FREIGHT = { net: 3920, vat: 980, gross: 4900 };

interface Head extends Order {
  freight: typeof FREIGHT;
  /** Öre with VAT that were paid back, of all that was paid or of the goods alone. */
  refund: number;
}

/** Orders as a shop with prices with VAT has them: freight on some, some paid back wholly or in part. */
function headsOf(choices: Choices, orders: readonly Order[]): Head[] {
  const random = choices.stream('heads');
  const freighted = choices.chance('freight of the shop', 0.6);
  const refunded = choices.chance('refunds of the shop', 0.25);
  const isPart = choices.chance('refunds in part', 0.5);
  return orders.map((order) => {
    const freight = freighted && random() < 0.7 ? FREIGHT : { net: 0, vat: 0, gross: 0 };
    const isRefunded = refunded && isSold(order.state) && order.gross > 0 && random() < 0.15;
    const whole = order.gross + freight.gross;
    return { ...order, freight, refund: isRefunded ? (isPart ? Math.round(whole / 4) : whole) : 0 };
  });
}

/** What is left of an order after what was paid back. */
function headSum({ net, vat, gross, freight, refund }: Head) {
  const whole = gross + freight.gross;
  const left = (value: number) =>
    whole === 0 ? value : Math.round((value * (whole - refund)) / whole);
  const paid = { net: net + freight.net, vat: vat + freight.vat, gross: whole };
  return { paid, net: left(whole) - left(paid.vat) };
}

const FINANCIAL: Record<OrderState, string> = {
  paid: 'paid',
  shipped: 'paid',
  cancelled: 'voided',
  draft: 'pending',
  unpaid: 'pending',
  parked: 'authorized',
};

/** Shopify's order export: a row a line, the order's own fields on its first row. VAT is in all prices. */
function shopify(choices: Choices, orders: readonly Order[]): MadeFile {
  const heads = headsOf(
    choices,
    orders.filter(({ state }) => state !== 'unpaid'),
  );
  const rows = heads.flatMap((head) => {
    const { paid } = headSum(head);
    const isWhole = head.refund === paid.gross;
    const refund = isWhole ? 'refunded' : 'partially_refunded';
    return head.lines.map((line, place): Column[] => {
      const first = (value: Value) => (place === 0 ? value : empty);
      return [
        ['Name', text(`#${head.order}`)],
        ['Email', text(`kund${head.order}@exempel.se`)],
        ['Financial Status', first(text(head.refund > 0 ? refund : FINANCIAL[head.state]))],
        ['Paid at', first(date(head.day, `${line.time} +0100`))],
        ['Currency', first(text('SEK'))],
        ['Subtotal', first(money(head.gross))],
        ['Shipping', first(money(head.freight.gross))],
        ['Taxes', first(money(paid.vat))],
        ['Total', first(money(paid.gross))],
        ['Discount Code', empty],
        [
          'Discount Amount',
          first(money(head.lines.reduce((sum, { discount }) => sum + discount, 0))),
        ],
        ['Created at', date(head.day, `${line.time} +0100`)],
        ['Lineitem quantity', count(line.quantity)],
        ['Lineitem name', text(line.product)],
        ['Lineitem price', money(line.unit)],
        ['Lineitem compare at price', empty],
        ['Lineitem sku', code(line.sku)],
        ['Refunded Amount', first(money(head.refund))],
      ];
    });
  });
  const truth = salesTruth(
    heads.map((head) => ({ day: head.day, ore: headSum(head).net, state: head.state })),
  );
  return { sheets: [sheetOf('orders_export', rows)], truth };
}

const WOO: Record<OrderState, string> = {
  paid: 'Completed',
  shipped: 'Processing',
  cancelled: 'Cancelled',
  draft: 'Failed',
  unpaid: 'On hold',
  parked: 'Awaiting review',
};

/** WooCommerce's order export: a row an order, total with VAT and the VAT of it. */
function wooCommerce(choices: Choices, orders: readonly Order[]): MadeFile {
  const heads = headsOf(
    choices,
    orders.filter(({ state }) => state !== 'unpaid'),
  );
  const rows = heads.map((head): Column[] => [
    ['Order Number', code(head.order)],
    [
      'Order Status',
      text(
        head.refund === headSum(head).paid.gross && head.refund > 0 ? 'Refunded' : WOO[head.state],
      ),
    ],
    ['Order Date', date(head.day, '10:12:00')],
    ['First Name (Billing)', text(head.customer)],
    ['Phone (Billing)', code(`070${String(1_000_000 + head.order * 7919).slice(0, 7)}`)],
    ['Payment Method Title', text('Klarna')],
    ['Order Shipping Amount', money(head.freight.gross)],
    ['Order Refund Amount', money(head.refund)],
    ['Order Total Amount', money(headSum(head).paid.gross)],
    ['Order Total Tax Amount', money(headSum(head).paid.vat)],
  ]);
  const truth = salesTruth(
    heads.map((head) => ({ day: head.day, ore: headSum(head).net, state: head.state })),
  );
  return { sheets: [sheetOf('orders', rows)], truth };
}

/** The list of customer invoices in an invoicing program: net, VAT and total, with what is left to pay. */
function invoiceList(_choices: Choices, orders: readonly Order[]): MadeFile {
  const rows = orders.map((order): Column[] => [
    ['Fakturanr', code(order.order)],
    ['Kundnr', code(String(100 + (order.order % 40)))],
    ['Kundnamn', text(order.customer)],
    ['Fakturadatum', date(order.day)],
    [
      'Förfallodatum',
      date(new Date(Date.parse(order.day) + 30 * 86_400_000).toISOString().slice(0, 10)),
    ],
    ['Valuta', text('SEK')],
    ['Netto', money(order.net)],
    ['Moms', money(order.vat)],
    ['Totalt', money(order.gross)],
    ['Saldo', money(order.state === 'unpaid' ? order.gross : 0)],
    ['Makulerad', text(isSold(order.state) ? 'Nej' : 'Ja')],
  ]);
  const truth = salesTruth(
    orders.filter(({ state }) => isSold(state)).map(({ day, net }) => ({ day, ore: net })),
  );
  return { sheets: [sheetOf('Kundfakturor', rows)], truth };
}

/** A bank's report of Swish payments: telephone numbers stand beside the amounts, and nothing is said of VAT. */
function swish(_choices: Choices, orders: readonly Order[]): MadeFile {
  const sold = orders.filter(({ state, gross }) => isSold(state) && gross > 0);
  const rows = sold.map((order): Column[] => [
    ['Clnr', code('8105')],
    ['Kontonr', code('9042345678')],
    ['Valuta', text('SEK')],
    ['Bokföringsdag', date(order.day)],
    ['Transaktionsdag', date(order.day)],
    ['Mottagarnr', code('1231234567')],
    ['Avsändarnr', code(`4670${String(1_000_000 + order.order * 7919).slice(0, 7)}`)],
    ['Avsändarnamn', text(order.customer)],
    ['Meddelande', text(`Order ${order.order}`)],
    ['Belopp', money(order.gross)],
  ]);
  return {
    sheets: [sheetOf('Swish', rows)],
    truth: salesTruth(sold.map(({ day, gross }) => ({ day, ore: gross }))),
  };
}

/** A cash register's sales by day, split by VAT rate. */
function registerByRate(_choices: Choices, orders: readonly Order[]): MadeFile {
  const lines = orders.flatMap((order) => order.lines).filter(({ state }) => isSold(state));
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => a - b);
  const days = [...new Set(lines.map(({ day }) => day))].sort();
  const of = (day: string, rate: number) => {
    const those = lines.filter((line) => line.day === day && line.rate === rate);
    const sum = (key: 'net' | 'vat') => those.reduce((all, line) => all + line[key], 0);
    return { net: sum('net'), vat: sum('vat') };
  };
  const rows = days.map((day, place): Column[] => {
    const parts = rates.map((rate) => ({ rate, ...of(day, rate) }));
    const gross = parts.reduce((sum, { net, vat }) => sum + net + vat, 0);
    return [
      ['Datum', date(day)],
      ['Z-nr', code(String(101 + place))],
      ...parts.flatMap(({ rate, net, vat }): Column[] => [
        [`Försäljning ${rate}% exkl moms`, money(net)],
        [`Moms ${rate}%`, money(vat)],
      ]),
      ['Total försäljning inkl moms', money(gross)],
      ['Kort', money(gross)],
    ];
  });
  return {
    sheets: [sheetOf('Z-rapport', rows)],
    truth: salesTruth(lines.map(({ day, net }) => ({ day, ore: net }))),
  };
}

/** A payment service's balance: charges, fees and payouts, amounts in öre or kronor. */
function stripe(choices: Choices, orders: readonly Order[]): MadeFile {
  const sold = orders.filter(({ state, gross }) => isSold(state) && gross > 0);
  const rows = sold.flatMap((order, place): Column[][] => {
    const fee = Math.round(order.gross * 0.015) + 180;
    const row = (id: string, gross: number, cost: number, category: string): Column[] => [
      ['balance_transaction_id', code(`txn_${id}`)],
      ['created_utc', date(order.day, '10:00:00')],
      ['currency', text('sek')],
      ['gross', money(gross)],
      ['fee', money(cost)],
      ['net', money(gross - cost)],
      ['reporting_category', text(category)],
      ['description', text(`Order ${order.order}`)],
    ];
    const payout = choices.chance('payouts', 0.5) && place % 10 === 9;
    return [
      row(String(order.order), order.gross, fee, 'charge'),
      ...(payout ? [row(`p${order.order}`, -900_000, 0, 'payout')] : []),
    ];
  });
  return {
    sheets: [sheetOf('balance', rows)],
    truth: salesTruth(sold.map(({ day, gross }) => ({ day, ore: gross }))),
  };
}

/** A salon's bookings: what was not kept is not sold. */
function bookings(_choices: Choices, orders: readonly Order[]): MadeFile {
  const lines = orders.flatMap((order) => order.lines).filter(({ quantity }) => quantity > 0);
  const words: Record<OrderState, string> = {
    paid: 'Genomförd',
    shipped: 'Genomförd',
    cancelled: 'Avbokad',
    draft: 'Avbokad',
    unpaid: 'Uteblev',
    parked: 'Preliminär',
  };
  const came = ({ state }: Line) => ['paid', 'shipped', 'parked'].includes(state);
  const rows = lines.map((line): Column[] => [
    ['Datum', date(line.day)],
    ['Tid', text(line.time.slice(0, 5))],
    ['Kund', text(line.customer)],
    ['Behandling', text(line.product)],
    ['Status', text(words[line.state])],
    ['Pris inkl. moms', money(line.gross)],
    ['Moms', money(line.vat)],
  ]);
  return {
    sheets: [sheetOf('Bokningar', rows)],
    truth: salesTruth(lines.filter(came).map(({ day, net, state }) => ({ day, ore: net, state }))),
  };
}

/** Exports of known makes, by name; all but the invoice list have prices with VAT. */
export const MAKES = {
  shopify,
  wooCommerce,
  invoiceList,
  swish,
  registerByRate,
  stripe,
  bookings,
} as const;
