import { type Decimal, toText } from '../../../facts/decimal.ts';
import { dayNumber } from '../../../figures/calendar/months.ts';
import { amount, count, type Query, text, textOrNull } from '../../../figures/query.ts';

/**
 * One payment: the rows of one document to one payee on one day, or equal rows without a number.
 */
export interface Payment {
  payee: string;
  date: string;
  /** See `dayNumber`. */
  day: number;
  /** Invoice and voucher number; null without them. */
  document: string | null;
  invoice: string | null;
  amount: Decimal;
  /** The exact amount as text. */
  written: string;
  value: number;
  rows: number;
  /** How many equal payments this represents; more than one only without a number. */
  times: number;
  area: string;
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
  )
  SELECT *, count(*) OVER (PARTITION BY payee) AS number FROM grouped WHERE amount <> 0
  QUALIFY sum(times) OVER (PARTITION BY payee) > 1 AND number <= ${MOST_PAYMENTS}
  ORDER BY payee, date, amount, document`;

/** The payments to each payee paid more than once, by date. */
export async function paymentsByPayee(query: Query): Promise<Payment[][]> {
  const groups = new Map<string, Payment[]>();
  for (const row of await query(PAYMENTS_SQL)) {
    const [payee, date, sum] = [text(row, 'payee'), text(row, 'date'), amount(row, 'amount')];
    const payment: Payment = {
      payee,
      date,
      day: dayNumber(date),
      document: textOrNull(row, 'document'),
      invoice: textOrNull(row, 'invoice'),
      amount: sum,
      written: toText(sum),
      value: Number(toText(sum)),
      rows: count(row, 'rows'),
      times: count(row, 'times'),
      area: text(row, 'area'),
    };
    const group = groups.get(payee);
    if (group === undefined) groups.set(payee, [payment]);
    else group.push(payment);
  }
  return [...groups.values()];
}

/** A payee's displayed name: `hyra lokal`, extracted from texts, becomes `Hyra lokal`. */
export function payeeName(payee: string): string {
  return payee.slice(0, 1).toUpperCase() + payee.slice(1);
}
