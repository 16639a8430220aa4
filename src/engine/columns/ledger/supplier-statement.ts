import { normaliseText } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { beginsAsInvoice, beginsAsPaid } from '../../table/vocabulary/bookkeeping.ts';
import type { Ask } from '../guide-reading.ts';
import {
  type AssignedRole,
  columnOf,
  type OtherReason,
  type Roled,
  type RowStatus,
  unused,
  withRoles,
} from '../roled.ts';
import { negatedColumn } from '../types/negated-column.ts';
import { numberAt } from '../types/number-at.ts';
import { isPaidByWord, owedAccount } from './owed-account.ts';

/** Share of the rows of each sign that must be what their words say. */
const MOSTLY = 0.9;
const FEWEST = 2;

/**
 * An account that a supplier has of its customer, by whichever of them it is read: invoices above zero, what was paid of them below. The invoices, with
 * VAT, where both have their numbers; else it is asked. The customer's own of the supplier has the signs turned, and
 * leaves nothing open. Null where it is an account of one's own.
 */
export function supplierStatement(table: Roled, amount: TypedColumn, ask: Ask): Roled | null {
  const isOfCosts = ask.reading.statement === 'out';
  const find = (sign: 1 | -1) =>
    table.columns.find((column) => tellsInvoices(column, amount, sign));
  const above = find(1);
  const below = isOfCosts ? find(-1) : undefined;
  const owed = isOfCosts && !above && !below ? owedAccount(table.columns, amount) : null;
  const texts = above ?? below ?? owed?.texts;
  if (!texts) return null;
  const sign = below && !above ? -1 : 1;
  const answer = ask.choices?.statement;
  const isSure = sign < 0 || !isOfCosts || owed?.isSettled === true || sharesNumbers(table, amount);
  if (answer === 'bank') return null;
  const others = new Map<number, OtherReason>(table.others);
  const rows = new Map<number, RowStatus>();
  const isPaid = texts.read.map((text) =>
    owed ? isPaidByWord(text) : beginsAsPaid(normaliseText(text ?? '')),
  );
  texts.ids.forEach((id, row) => {
    if (!isPaid[id] || (numberAt(amount, row) ?? 0) * sign > 0) return;
    others.set(row, 'transfer');
    const written = (texts.read[id] ?? '').trim();
    rows.set(row, { state: 'transfer', treated: 'leftOut', column: texts.name.trim(), written });
  });
  const reason = isOfCosts
    ? 'Filen är en leverantörs kontoutdrag: kostnaden är det som fakturerats, med moms.'
    : 'Filen är en kundreskontra: försäljningen är det som fakturerats, med moms.';
  const role = { role: ask.reading.amount.gross, confidence: 0.9, reason };
  const place = table.columns.indexOf(amount);
  const read = sign > 0 ? withRoles(table, new Map([[place, role]])) : turned(table, place, role);
  const isOpen = !isSure && answer === undefined;
  const doubts = isOpen ? [...table.doubts, doubt] : table.doubts;
  const statuses = { rows, writtenAmount: null };
  return { ...read, others, statuses, doubts, isStatement: true };
}

/** The table with the amount's sign turned, in a column of its own that has the role. */
function turned(table: Roled, place: number, role: AssignedRole): Roled {
  const amount = table.columns[place];
  if (!amount) return table;
  const column = negatedColumn(amount, table.columns.length);
  const freed = unused('Fakturorna är negativa; de används med omvänt tecken.');
  return {
    ...table,
    columns: [...table.columns, column],
    roles: [...table.roles.with(place, freed), role],
  };
}

/** Whether what came in, by `sign`, is invoices, by their words, and what went out is payments. */
function tellsInvoices(
  { type, ids, read }: TypedColumn,
  amount: TypedColumn,
  sign: 1 | -1,
): boolean {
  if (type !== 'text') return false;
  const names = read.map((text) => normaliseText(text ?? ''));
  const above = { rows: 0, invoices: 0 };
  const below = { rows: 0, invoices: 0, paid: 0 };
  ids.forEach((id, row) => {
    const [value, name] = [(numberAt(amount, row) ?? 0) * sign, names[id] ?? ''];
    if (value === 0) return;
    const side = value > 0 ? above : below;
    side.rows++;
    if (beginsAsInvoice(name)) side.invoices++;
    if (value < 0 && beginsAsPaid(name)) below.paid++;
  });
  return (
    above.invoices >= FEWEST &&
    above.invoices >= above.rows * MOSTLY &&
    below.paid > 0 &&
    below.invoices === 0
  );
}

/** Whether what was paid names the invoices that it paid. */
function sharesNumbers(table: Roled, amount: TypedColumn): boolean {
  const numbers = columnOf(table, 'invoiceNumber');
  if (!numbers) return false;
  const invoiced = new Set<number>();
  const paid = new Set<number>();
  numbers.ids.forEach((id, row) => {
    const value = numberAt(amount, row) ?? 0;
    if (id >= 0 && value !== 0) (value > 0 ? invoiced : paid).add(id);
  });
  const shared = [...paid].filter((id) => invoiced.has(id)).length;
  return shared > 0 && shared >= paid.size * MOSTLY;
}

const doubt: Doubt = {
  id: 'statement',
  text: 'Filen har belopp över noll och betalningar under. Är den en leverantörs kontoutdrag, eller ditt eget konto?',
  options: [
    {
      answer: 'supplier',
      label: 'En leverantörs kontoutdrag: det över noll är kostnaderna',
      change: { choices: { statement: 'supplier' } },
    },
    {
      answer: 'bank',
      label: 'Mitt eget konto: det som gått ut är kostnaderna',
      change: { choices: { statement: 'bank' } },
    },
  ],
  chosen: 'supplier',
  blocks: 'always',
};
