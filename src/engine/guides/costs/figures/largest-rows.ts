import { decimal, toText } from '../../../facts/decimal.ts';
import { addFact, subject } from '../../../figures/context.ts';
import { rowsText } from '../../../figures/naming.ts';
import { amount, count, type QueryRow, text, textOrNull } from '../../../figures/query.ts';
import { quoteDate, quoteText } from '../../../figures/sql.ts';
import { namesOf } from '../../../figures/view/roles.ts';
import { formatDate, formatMoney } from '../../../text/format.ts';
import type { CostContext } from './context.ts';
import { payeeName } from './payments.ts';
import type { Stream } from './recurring-payments.ts';

const LISTED = 10;
/** Searched for ten that do not recur. */
const SEARCHED = 500;

const LARGEST_SQL = `SELECT date, payee, text, account, accountName, amount, count(*) AS rows FROM costs
  WHERE amount > 0 GROUP BY ALL
  ORDER BY amount DESC, date, payee, text, account, accountName LIMIT ${SEARCHED}`;

interface PaidRow {
  payee: string | null;
  date: string | null;
  written: string;
}

function keyOf({ payee, date, written }: PaidRow): string {
  return JSON.stringify([payee, date, written]);
}

function paymentOf(row: QueryRow): PaidRow {
  const written = toText(amount(row, 'amount'));
  return { payee: textOrNull(row, 'payee'), date: textOrNull(row, 'date'), written };
}

function nameOf(row: QueryRow): string {
  const date = textOrNull(row, 'date');
  const what =
    textOrNull(row, 'payee') ?? textOrNull(row, 'text') ?? textOrNull(row, 'accountName');
  const name = what ?? textOrNull(row, 'account');
  const parts = [name === null ? null : payeeName(name), date === null ? null : formatDate(date)];
  return parts.flatMap((part) => part ?? []).join(', ') || 'Utan namn och datum';
}

function whereOf(row: QueryRow): string {
  const date = textOrNull(row, 'date');
  const cells = ['payee', 'text', 'account', 'accountName'].map((column) => {
    const value = textOrNull(row, column);
    return value === null ? `${column} IS NULL` : `${column} = ${quoteText(value)}`;
  });
  const day = date === null ? 'date IS NULL' : `date = ${quoteDate(date)}`;
  return [`amount = ${text(row, 'amount')}`, day, ...cells].join(' AND ');
}

/** The largest rows that do not recur; equal ones become one fact. */
export async function addLargestRows(
  context: CostContext,
  streams: readonly Stream[],
): Promise<void> {
  const { columns } = context.view;
  const names = namesOf(columns, 'supplier', 'text', 'account', 'accountName', 'date');
  const used = new Set<string>();
  const due = new Set(
    streams.flatMap(({ occurrences }) =>
      occurrences.flatMap(({ payments }) => payments.map(keyOf)),
    ),
  );
  for (const row of await context.query(LARGEST_SQL)) {
    if (used.size === LISTED || due.has(keyOf(paymentOf(row)))) continue;
    const date = textOrNull(row, 'date');
    const rows = count(row, 'rows');
    const value = decimal(text(row, 'amount'));
    const written = nameOf(row);
    const name = used.has(written)
      ? `${written}, ${formatMoney(value, { currency: context.view.currency.code, decimals: 2 })}`
      : written;
    if (used.has(name)) continue;
    used.add(name);
    addFact(context, {
      key: 'costs.row.amount',
      subject: subject('payment', name),
      value,
      period: date === null ? null : { from: date, to: date },
      columns: [...new Set([...context.measure.amount.columns, ...names])],
      filter: `raden ${name}`,
      where: whereOf(row),
      rows,
      formula: rows === 1 ? 'radens belopp' : `beloppet på var och en av ${rowsText(rows)}`,
    });
  }
}
