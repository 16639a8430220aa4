import { type Decimal, decimal } from '../../../facts/decimal.ts';
import { type Query, text } from '../../../figures/query.ts';

/**
 * One payment: the rows of one document to one payee on one day, or equal rows without a number.
 */
export interface Payment {
  readonly payee: string;
  readonly date: string;
  /** See `dayNumber`. */
  readonly day: number;
  /** Invoice and voucher number; null without them. */
  readonly document: string | null;
  readonly invoice: string | null;
  readonly amount: Decimal;
  /** The exact amount as text. */
  readonly written: string;
  readonly value: number;
  readonly rows: number;
  /** How many equal payments this represents; more than one only without a number. */
  readonly times: number;
  readonly area: string;
}

/** A payee paid more often has no recognisable subscriptions and is not searched. */
const MOST_PAYMENTS = 600;

const PAYMENTS_SQL = `WITH grouped AS (
    SELECT payee, date, document, min(invoiceNumber) AS invoice, sum(amount) AS amount,
      count(*) AS rows, 1 AS times, min(area) AS area
    FROM costs WHERE payee IS NOT NULL AND date IS NOT NULL AND amount IS NOT NULL AND document IS NOT NULL
    GROUP BY payee, date, document
    UNION ALL
    SELECT payee, date, NULL, NULL, amount, count(*), count(*), min(area)
    FROM costs WHERE payee IS NOT NULL AND date IS NOT NULL AND amount IS NOT NULL AND document IS NULL
    GROUP BY payee, date, amount
  ), chosen AS (
    SELECT *, count(*) OVER (PARTITION BY payee) AS number FROM grouped WHERE amount <> 0
    QUALIFY sum(times) OVER (PARTITION BY payee) > 1 AND number <= ${MOST_PAYMENTS}
  )
  SELECT payee, CAST(to_json({ date: [one.date FOR one IN paid],
      day: [one.date - DATE '1970-01-01' FOR one IN paid], document: [one.document FOR one IN paid],
      invoice: [one.invoice FOR one IN paid], written: [one.written FOR one IN paid],
      rows: [one.rows FOR one IN paid], times: [one.times FOR one IN paid], area: [one.area FOR one IN paid] }) AS VARCHAR) AS payments
  FROM (SELECT payee, list({ date: date, document: document, invoice: invoice,
      written: CAST(amount AS VARCHAR), rows: rows, times: times, area: area }) AS paid
    FROM chosen GROUP BY payee)
  ORDER BY payee`;

/** The payments to a payee as the query gives them, field by field: the n-th of each is one payment's. */
type Written = {
  readonly [Field in
    | 'date'
    | 'day'
    | 'document'
    | 'invoice'
    | 'written'
    | 'rows'
    | 'times'
    | 'area']: readonly Payment[Field][];
};

/** The exact amount is made when it is asked for: of most payments only the value is used. */
class PaymentTo implements Payment {
  readonly payee: string;
  readonly date: string;
  readonly day: number;
  readonly document: string | null;
  readonly invoice: string | null;
  readonly written: string;
  readonly value: number;
  readonly rows: number;
  readonly times: number;
  readonly area: string;
  private readonly exact: string;

  constructor(payee: string, own: Written, at: number) {
    const written = own.written[at] ?? '0';
    this.payee = payee;
    this.date = own.date[at] ?? '';
    this.day = own.day[at] ?? 0;
    this.document = own.document[at] ?? null;
    this.invoice = own.invoice[at] ?? null;
    this.exact = written;
    this.written = withoutZeros(written);
    this.value = Number(written);
    this.rows = own.rows[at] ?? 0;
    this.times = own.times[at] ?? 0;
    this.area = own.area[at] ?? '';
  }

  get amount(): Decimal {
    return decimal(this.exact);
  }
}

const withoutZeros = (amount: string) =>
  amount.includes('.') && amount.endsWith('0') ? amount.replace(/\.?0+$/, '') : amount;

/** By day, then amount, then document; those without one last. */
function inOrder(a: Payment, b: Payment): number {
  if (a.day !== b.day) return a.day - b.day;
  if (a.value !== b.value) return a.value - b.value;
  if (a.document === null || b.document === null)
    return a.document === b.document ? 0 : a.document === null ? 1 : -1;
  return a.document < b.document ? -1 : Number(a.document > b.document);
}

/**
 * The payments to each payee paid more than once, by date. A payee's payments come as one text:
 * a hundred thousand rows cell by cell would take three times as long.
 */
export async function paymentsByPayee(query: Query): Promise<Payment[][]> {
  const payees = await query(PAYMENTS_SQL);
  return payees.map((row) => {
    const payee = text(row, 'payee');
    const own = JSON.parse(text(row, 'payments')) as Written;
    return own.date.map((_, at): Payment => new PaymentTo(payee, own, at)).sort(inOrder);
  });
}

/** A payee's displayed name: `hyra lokal`, extracted from texts, becomes `Hyra lokal`. */
export function payeeName(payee: string): string {
  return payee.slice(0, 1).toUpperCase() + payee.slice(1);
}
