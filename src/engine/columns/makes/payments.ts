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
  // docs.klarna.com, ”Settlement files”: sales, returns and fees, each on its row.
  make({
    title: 'Utbetalningsrapport från Klarna',
    names: 'type, capture_date, short_order_id, order_id, merchant_reference1, amount, payout',
    share: 0.85,
    sales: { order_id: 'orderId', short_order_id: null, amount: 'grossRevenue' },
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
