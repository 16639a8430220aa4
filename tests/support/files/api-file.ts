import { apiCosts } from './api-costs.ts';
import { APIS, type ApiNames } from './api-names.ts';
import { amountsAs, dayOf, type Fields, type Json, named, wrapped } from './api-writing.ts';
import type { Choices } from './choices.ts';
import { truthOfStates } from './lines.ts';
import type { Truth } from './sheet.ts';
import { counts, type Line, type Order, ordersOf, split } from './shop.ts';

interface Sold extends Order {
  freight: { net: number; vat: number };
  /** Öre with VAT paid back. */
  refund: number;
}

const FREIGHT = { net: 3920, vat: 980 };

function soldOf(choices: Choices, names: ApiNames, orders: readonly Order[]): Sold[] {
  const random = choices.stream('api');
  const hasFreight = names.freight !== undefined && choices.chance('freight of the interface', 0.4);
  const hasRefunds = names.refunds !== undefined && choices.chance('refunds of the interface', 0.3);
  return orders.map((order) => {
    const freight = hasFreight && random() < 0.7 ? FREIGHT : { net: 0, vat: 0 };
    const isRefunded = hasRefunds && order.gross > 0 && counts(order.state) && random() < 0.2;
    return { ...order, freight, refund: isRefunded ? Math.round(order.gross / 4) : 0 };
  });
}

function rowOf(line: Line, names: ApiNames, amount: (ore: number) => Json, place: number): Fields {
  const rate = names.rate;
  return {
    ...(place === 0 ? { id: line.order * 10 } : { id: line.order * 10 + place }),
    ...named(names.sku, line.sku),
    ...named(names.product, line.product),
    ...named(names.quantity, line.quantity),
    ...named(names.unit, amount(line.unit)),
    ...named(names.rowNet, amount(line.net)),
    ...named(names.rowGross, amount(line.gross)),
    ...named(rate, line.rate),
    ...(names.taxes && { [names.taxes.list]: [{ title: 'Moms', rate: line.rate / 100 }] }),
  };
}

const STATES: Record<Order['state'], string> = {
  paid: 'paid',
  shipped: 'completed',
  cancelled: 'cancelled',
  draft: 'draft',
  unpaid: 'unpaid',
  parked: 'parked',
};

/** Fields that tell an invoice of Stripe's from another that has some of its names. */
const wholeInvoice = (gross: number): Fields => ({
  object: 'invoice',
  amount_due: gross,
  amount_paid: gross,
  amount_remaining: 0,
});

function recordOf(
  choices: Choices,
  names: ApiNames,
  amount: (ore: number) => Json,
  order: Sold,
): Fields {
  const [first] = order.lines;
  const { freight } = order;
  const [net, vat] = [order.net + freight.net, order.vat + freight.vat];
  const rows = order.lines.map((line, place) => rowOf(line, names, amount, place));
  const hasRows = choices.chance('records without rows', 0.15) === false;
  const stated = names.withVat ? freight.net + freight.vat : freight.net;
  const refunds = order.refund > 0 && names.refunds;
  return {
    ...named(names.number, choices.chance('numbers as text', 0.5) ? `${order.order}` : order.order),
    ...named(names.date, dayOf(choices, order.day, first?.time ?? '10:00:00')),
    ...named(names.customer, order.customer),
    ...(choices.chance('nulls', 0.4) ? { comments: null, note: '' } : {}),
    ...named(names.currency, names.isOre ? 'sek' : 'SEK'),
    ...named(names.net, amount(net)),
    ...named(names.freight, amount(stated)),
    ...named(names.freightVat, amount(freight.vat)),
    ...named(names.vat, amount(vat)),
    ...named(names.gross, amount(net + vat)),
    ...(names.isOre && choices.chance('all fields of the invoice', 0.7)
      ? wholeInvoice(net + vat)
      : {}),
    ...named(
      names.status,
      choices.chance('states as numbers', 0.15)
        ? String(1 + Object.keys(STATES).indexOf(order.state))
        : STATES[order.state],
    ),
    ...named(names.cancelled, order.state === 'cancelled'),
    ...(names.isOre || !hasRows ? {} : { [names.rows]: rows }),
    ...(names.isOre && hasRows
      ? { [names.rows]: { object: 'list', data: rows, has_more: false } }
      : {}),
    ...(names.taxes && { [names.taxes.list]: [{ rate_id: 1, [names.taxes.amount]: amount(vat) }] }),
    ...(names.refunds && {
      [names.refunds.list]: refunds ? [{ id: 5, [refunds.amount]: amount(-order.refund) }] : [],
    }),
  };
}

/** What is left of an order without VAT after what was paid back. */
function truthRow({ day, vat, gross, freight, refund }: Sold) {
  const whole = gross + freight.net + freight.vat;
  const left = (value: number) =>
    whole === 0 ? value : Math.round((value * (whole - refund)) / whole);
  const [all, tax] = [left(whole), left(vat + freight.vat)];
  return { day, net: all - tax, vat: tax, gross: all };
}

/** The state of an order as far as the interface tells it. */
function stateIn({ status, cancelled }: ApiNames, state: Order['state']): Order['state'] {
  const isTold = status !== undefined || (cancelled !== undefined && state === 'cancelled');
  return isTold ? state : 'paid';
}

/** What a programming interface answers: orders, invoices or vouchers, with their rows within them or without. */
export function apiFile(
  choices: Choices,
  guide: 'sales' | 'costs',
): { name: string; bytes: Buffer; truth: Truth } {
  if (guide === 'costs') return apiCosts(choices);
  const api = choices.pick('interface', Object.keys(APIS) as [keyof typeof APIS]);
  const names: ApiNames = APIS[api];
  const orders = ordersOf(choices, names.withVat).map(withoutDiscounts(names));
  const sold = soldOf(choices, names, orders).map((order) => ({
    ...order,
    state: stateIn(names, order.state),
  }));
  const amount = amountsAs(choices, names);
  const text = wrapped(
    choices,
    names.list,
    sold.map((order) => recordOf(choices, names, amount, order)),
  );
  const rows = sold.map((each) => ({ ...truthRow(each), state: each.state }));
  const truth = truthOfStates('net, VAT and gross', false, rows);
  return { name: 'svar.json', bytes: Buffer.from(text), truth };
}

/** Interfaces give the price after discount; the line is then quantity × price. */
const withoutDiscounts =
  ({ withVat }: ApiNames) =>
  (order: Order): Order => {
    const lines = order.lines.map((line) => ({
      ...line,
      discount: 0,
      ...split(line.quantity * line.unit, line.rate, withVat),
    }));
    const sum = (key: 'net' | 'vat' | 'gross') => lines.reduce((all, line) => all + line[key], 0);
    return { ...order, lines, net: sum('net'), vat: sum('vat'), gross: sum('gross') };
  };
