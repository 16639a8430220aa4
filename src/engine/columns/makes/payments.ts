import { type Make, make } from './make.ts';

/** What cash registers and payment services report: what was sold, their fee, and what they paid out. */
export const PAYMENTS: readonly Make[] = [
  // Zettle, Försäljning → Kvitton → rådata: one row a product of a receipt, with VAT in the price.
  make({
    title: 'Försäljning från Zettle',
    names: 'Datum, Tid, Kvittonummer, Medarbetare, Produktnamn, Antal, Totalt (SEK)',
    sales: {
      ...{ Datum: 'date', Kvittonummer: 'orderId', Produktnamn: 'product', Antal: 'quantity' },
      ...{ 'Totalt (SEK)': 'grossRevenue', Tid: null },
    },
  }),
  // docs.stripe.com/reports/balance-transaction-types, ”itemised”: gross is what was paid, net what is left of it.
  make({
    title: 'Saldorapport från Stripe',
    names: 'balance_transaction_id, created_utc, currency, gross, fee, net, reporting_category',
    sales: {
      ...{ created_utc: 'date', available_on_utc: null },
      ...{ currency: 'currency', gross: 'grossRevenue', fee: null, net: null },
    },
    checks: [{ kind: 'sum', whole: 'net', parts: ['gross'], less: ['fee'] }],
  }),
  // docs.stripe.com/api/invoices/object: amounts in öre, total with VAT and after discount.
  make({
    title: 'Fakturor ur Stripes API',
    names:
      'object, amount_due, amount_paid, amount_remaining, created, currency, number, status, subtotal, total',
    sales: {
      ...{ number: 'orderId', created: 'date', customer_name: 'customer', currency: 'currency' },
      ...{ total: 'grossRevenue', tax: 'vat', amount_due: null, amount_paid: null },
      ...{ amount_remaining: null, starting_balance: null, due_date: null, period_start: null },
      ...{ period_end: null },
    },
    checks: [{ kind: 'sum', whole: 'total', parts: ['subtotal', 'tax'] }],
    isOre: true,
  }),
  // docs.stripe.com/api/charges/object: amounts in öre; what was paid back stands beside.
  make({
    title: 'Betalningar ur Stripes API',
    names: 'object, amount, amount_captured, amount_refunded, created, currency, paid, status',
    sales: {
      ...{ id: 'orderId', created: 'date', currency: 'currency', amount: 'grossRevenue' },
      ...{ amount_captured: null },
    },
    isOre: true,
  }),
  // docs.stripe.com/api/balance_transactions/object: amounts in öre, the fee taken off in net.
  make({
    title: 'Saldorader ur Stripes API',
    names: 'object, amount, available_on, created, currency, fee, net, reporting_category',
    sales: {
      ...{ created: 'date', available_on: null, currency: 'currency' },
      ...{ amount: 'grossRevenue', fee: null, net: null },
    },
    checks: [{ kind: 'sum', whole: 'net', parts: ['amount'], less: ['fee'] }],
    isOre: true,
  }),
  // docs.klarna.com, ”Settlement files”: sales, returns and fees, each on its row.
  make({
    title: 'Utbetalningsrapport från Klarna',
    names: 'type, capture_date, short_order_id, order_id, merchant_reference1, amount, payout',
    share: 0.85,
    sales: { order_id: 'orderId', short_order_id: null, amount: 'grossRevenue' },
  }),
  // docs.klarna.com/api/settlements, ”transactions”: amounts in öre, sales, returns and fees each on its row.
  make({
    title: 'Transaktioner ur Klarnas API',
    names: 'type, amount, currency_code, merchant_reference1, capture_date',
    sales: { amount: 'grossRevenue', capture_date: 'date', currency_code: 'currency' },
    isOre: true,
  }),
  // Swedbank, ”Swish-rapport”: one row a payment, with the payer's telephone number.
  make({
    title: 'Swish-rapport',
    names: 'Valuta, Mottagarnr, Avsändarnr, Avsändarnamn, Meddelande, Belopp',
    sales: {
      ...{ Clnr: null, Kontonr: null, Mottagarnr: null, Avsändarnr: null, Tid: null },
      ...{ Avsändarnamn: 'customer', Belopp: 'grossRevenue', Valuta: 'currency' },
      ...{ Transaktionsdag: 'date', Bokföringsdag: null, Valutadag: null },
    },
  }),
];
