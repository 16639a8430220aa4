import type { Choices } from './choices.ts';
import { truthOf } from './lines.ts';
import { nameOf, type Style } from './names.ts';
import { code, date, type MadeFile, money, type Sheet, text, type Value } from './sheet.ts';
import { counts, type Order } from './shop.ts';

/** An invoice, and whether it takes another back. */
interface Invoice extends Pick<Order, 'order' | 'day' | 'customer' | 'net' | 'vat' | 'gross'> {
  isCredit: boolean;
}

interface Column {
  name: string;
  cell: (invoice: Invoice, part: number) => Value;
}

const DAY_MS = 86_400_000;
const later = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Invoices, of which some are credit notes with amounts written as if they were sales. */
function invoicesOf(choices: Choices, orders: readonly Order[], hasCredits: boolean): Invoice[] {
  const random = choices.stream('credit notes');
  const sold = orders.filter(({ state, net, gross }) => counts(state) && net > 0 && gross > 0);
  return sold.flatMap((order, place): Invoice[] => {
    const own = { ...order, isCredit: false };
    if (!hasCredits || (place !== 1 && random() > 0.12)) return [own];
    const { net, vat, gross } = order;
    const back = { ...order, net: -net, vat: -vat, gross: -gross, isCredit: true };
    return [own, { ...back, order: order.order + 5000, day: later(order.day, 1) }];
  });
}

/** One row an invoice, or one a payment with the invoice again on each. */
export function invoiceListFile(
  choices: Choices,
  style: Style,
  orders: readonly Order[],
): MadeFile {
  const kind = choices.pick('kind of invoice list', ['credits', 'part payments'] as const);
  const isPaid = kind === 'part payments';
  const invoices = invoicesOf(choices, orders, !isPaid);
  const amount = (ore: number) => money(isPaid ? ore : Math.abs(ore));
  const columns: Column[] = [
    { name: nameOf(choices, style, 'order'), cell: ({ order }) => code(order) },
    { name: nameOf(choices, style, 'date'), cell: ({ day }) => date(day) },
    { name: nameOf(choices, style, 'customer'), cell: ({ customer }) => text(customer) },
    ...(isPaid ? [] : [typeColumn(choices)]),
    { name: nameOf(choices, style, 'net'), cell: ({ net }) => amount(net) },
    ...(choices.chance('VAT of invoices', 0.6)
      ? [
          { name: nameOf(choices, style, 'vat'), cell: ({ vat }: Invoice) => amount(vat) },
          { name: nameOf(choices, style, 'gross'), cell: ({ gross }: Invoice) => amount(gross) },
        ]
      : []),
    ...(isPaid ? paymentColumns(choices) : []),
  ];
  const random = choices.stream('payments of invoices');
  const rows = invoices.flatMap((invoice, place) => {
    const parts = isPaid && (place === 2 || random() < 0.25) ? [0.5, 0.25] : [1];
    return parts.map((_, n) =>
      columns.map(({ cell }) => cell(invoice, parts.length > 1 ? n + 1 : 0)),
    );
  });
  const sheet: Sheet = {
    name: 'Fakturor',
    title: [],
    header: [columns.map(({ name }) => name)],
    rows,
    foot: [],
  };
  return { sheets: [sheet], truth: truthOf('net', false, invoices) };
}

function typeColumn(choices: Choices): Column {
  const credit = choices.pick('word for a credit note', [
    'Kreditfaktura',
    'Kredit',
    'Kreditnota',
    'Credit note',
  ] as const);
  const name = choices.pick('name of the type', ['Typ', 'Fakturatyp', 'Dokumenttyp'] as const);
  return { name, cell: ({ isCredit }) => text(isCredit ? credit : 'Faktura') };
}

/** What was paid of an invoice: all of it, or half twice; the whole invoice stands beside each. */
function paymentColumns(choices: Choices): Column[] {
  const half = ({ gross }: Invoice, part: number) => {
    const first = Math.round(gross / 2);
    return part === 0 ? gross : part === 1 ? first : gross - first;
  };
  const paid = choices.pick('name of what was paid', [
    'Betalt',
    'Inbetalt',
    'Betalt belopp',
  ] as const);
  return [
    { name: paid, cell: (invoice, part) => money(half(invoice, part)) },
    { name: 'Betaldatum', cell: ({ day }, part) => date(later(day, 10 + part * 9)) },
  ];
}
