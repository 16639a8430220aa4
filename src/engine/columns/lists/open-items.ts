import { normaliseName, normaliseText } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { saysPayment } from '../../table/vocabulary/bookkeeping.ts';
import { namesPaid, namesPaidDay, namesRest } from '../../table/vocabulary/lists.ts';
import { isInvoice } from '../../table/vocabulary/row-status.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, type OtherReason, type Roled, unused, withRoles } from '../roled.ts';
import { numberAt } from '../types/number-at.ts';
import { isSumOf, moneyColumns, plus } from '../types/sums-of-columns.ts';
import { isAmountChosen, withAmount } from './amount-role.ts';

const ROUNDING = 0.006;
/** Share of the invoices that must be what is paid and left of them. */
const PROVED = 0.95;

interface OpenItems {
  amount: TypedColumn;
  paid: TypedColumn;
  rest: TypedColumn;
}

/**
 * Needs: roles by name. Leaves: what was invoiced as the amount of a ledger of suppliers, proved by what is paid and what
 * is left, once for an invoice that was paid in parts.
 */
export function openItems(given: Roled, ask: Ask): Roled {
  if (isAmountChosen(given, ask)) return given;
  const table = withoutPayments(given, ask);
  const found = findOpenItems(table, moneyColumns(table.columns, ask.chosen));
  if (!found) return table;
  const instalments = instalmentsIn(table, found);
  if (instalments.length > 0 && isOfPayments(table)) return byPayment(table, found, ask);
  const [amount, paid, rest] = [found.amount, found.paid, found.rest].map(({ name }) =>
    name.trim(),
  );
  const invoiced = withAmount(
    table,
    {
      column: found.amount,
      reason: `${amount} är ${paid} och ${rest} tillsammans: det som fakturerats, betalt eller inte.`,
      by: 'rows',
      others: `${amount} är det som fakturerats och räknas i stället.`,
    },
    ask,
  );
  const roles = invoiced.roles.map((assigned, place) =>
    [found.paid, found.rest].includes(table.columns[place] as TypedColumn)
      ? unused(`${amount} är det som fakturerats och räknas i stället.`)
      : assigned,
  );
  const others = new Map<number, OtherReason>([...table.others, ...instalments]);
  return { ...invoiced, roles, others };
}

/** Whether its only days are those on which it was paid. */
function isOfPayments(table: Roled): boolean {
  const days = table.columns.filter(({ type }) => type === 'date');
  return days.length > 0 && days.every(({ name }) => namesPaidDay(normaliseName(name)));
}

/** Each payment on its own day: that the invoice stands on the first of them alone would put all of it there. */
function byPayment(table: Roled, { amount, paid, rest }: OpenItems, ask: Ask): Roled {
  const reason = `Raderna är betalningar på var sin dag: ${paid.name.trim()} är det som betalats av ${amount.name.trim()}.`;
  const made = withAmount(
    table,
    {
      column: paid,
      reason,
      by: 'rows',
      others: `${paid.name.trim()} räknas, betalning för betalning.`,
    },
    ask,
  );
  const places = [amount, rest].map((each) => table.columns.indexOf(each));
  return withRoles(made, new Map(places.map((place) => [place, unused(reason)])));
}

/** Without the rows that pay an invoice of the same list, below zero, where a column says what is which. */
function withoutPayments(table: Roled, { reading }: Ask): Roled {
  const amount = columnOf(table, reading.amount.net) ?? columnOf(table, reading.amount.gross);
  const kinds = table.columns.find(
    ({ type, read }) => type === 'text' && read.some(isInvoiceWord) && read.some(isPayment),
  );
  if (!amount || !kinds) return table;
  const are = kinds.read.map(isPayment);
  const others = new Map<number, OtherReason>(table.others);
  kinds.ids.forEach((id, row) => {
    if (are[id] === true && (numberAt(amount, row) ?? 0) < 0) others.set(row, 'detail');
  });
  return others.size === table.others.size ? table : { ...table, others };
}

const isPayment = (text: string | null) => saysPayment(normaliseText(text ?? ''));

/** No word for an invoice has digits: the numbers of invoices need no closer look. */
const isInvoiceWord = (text: string | null) =>
  text !== null && !/\d/.test(text) && isInvoice(normaliseText(text));

/** The invoiced amount that is paid and left together, on every row or over the rows of each invoice. */
function findOpenItems(table: Roled, money: readonly TypedColumn[]): OpenItems | null {
  const paids = money.filter(({ name }) => namesPaid(normaliseName(name)));
  const rests = money.filter(({ name }) => namesRest(normaliseName(name)));
  for (const paid of paids)
    for (const rest of rests) {
      const amount = money.find(
        (column) =>
          column !== paid &&
          column !== rest &&
          (isSumOf(column, [paid, rest].map(plus)) ||
            isSumOfPayments(table, { amount: column, paid, rest })),
      );
      if (amount) return { amount, paid, rest };
    }
  return null;
}

/** Rows of each invoice with one amount; none where the table has no numbers of invoices. */
function invoicesIn(table: Roled, amount: TypedColumn): number[][] {
  const [number, supplier] = [columnOf(table, 'invoiceNumber'), columnOf(table, 'supplier')];
  const rows = new Map<string, number[]>();
  number?.ids.forEach((id, row) => {
    if (id < 0) return;
    const key = [id, supplier?.ids[row] ?? -1, numberAt(amount, row)].join('\n');
    const own = rows.get(key);
    if (own) own.push(row);
    else rows.set(key, [row]);
  });
  return [...rows.values()];
}

/** Whether an invoice is what its rows paid and what is left after the last of them. */
function isPaidInParts(rows: readonly number[], { amount, paid, rest }: OpenItems): boolean {
  const sizeAt = (column: TypedColumn, row: number) => Math.abs(numberAt(column, row) ?? 0);
  const all = rows.reduce((sum, row) => sum + sizeAt(paid, row), 0);
  const left = Math.min(...rows.map((row) => sizeAt(rest, row)));
  return Math.abs(sizeAt(amount, rows[0] ?? -1) - all - left) <= ROUNDING;
}

function isSumOfPayments(table: Roled, items: OpenItems): boolean {
  const invoices = invoicesIn(table, items.amount);
  const hits = invoices.filter((rows) => isPaidInParts(rows, items)).length;
  return hits >= 2 && hits >= invoices.length * PROVED;
}

/** Rows of an invoice that stands again for each payment of it, but the first. */
const instalmentsIn = (table: Roled, items: OpenItems): [number, OtherReason][] =>
  invoicesIn(table, items.amount).flatMap((rows) =>
    rows.length > 1 && isPaidInParts(rows, items)
      ? rows.slice(1).map((row): [number, OtherReason] => [row, 'detail'])
      : [],
  );
