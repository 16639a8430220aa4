import { type RowFilter, withAmount } from '../../../figures/filters.ts';
import { quoteDate, quoteText } from '../../../figures/sql.ts';
import { namesOf } from '../../../figures/view/roles.ts';
import type { CostContext } from './context.ts';
import { supplierColumns } from './context.ts';
import type { Payment } from './payments.ts';

export type PartColumn = 'supplier' | 'department' | 'project' | 'category' | 'account';

/** The file's columns that a grouping is based on. */
export function columnsOf(context: CostContext, column: PartColumn): string[] {
  if (column === 'supplier') return supplierColumns(context);
  return namesOf(context.view.columns, column);
}

/** The column of the view that a grouping is by: accounts are told by number and name. */
export const groupedBy = (column: PartColumn): string =>
  column === 'account' ? 'accountLabel' : column;

/** The rows of one supplier, department, project, category or account. */
export function rowsOf(context: CostContext, column: PartColumn, name: string): RowFilter {
  const [written] = columnsOf(context, column);
  const where = withAmount(context, `${groupedBy(column)} = ${quoteText(name)}`);
  if (column === 'account') return { filter: `rader på kontot ”${name}”`, where };
  const read = column === 'supplier' && context.view.supplierFrom !== 'supplier';
  const filter = read
    ? `rader vars ${written} avser ”${name}”`
    : `rader där ${written} är ”${name}”`;
  return { filter, where };
}

function whereOf(payments: readonly Payment[]): string {
  const pairs = (chosen: readonly Payment[], second: (payment: Payment) => string) =>
    chosen.map((payment) => `(${quoteDate(payment.date)}, ${second(payment)})`).join(', ');
  const loose = payments.filter(({ document }) => document === null);
  const numbered = payments.filter(({ document }) => document !== null);
  const parts = [
    ...(loose.length === 0
      ? []
      : [`document IS NULL AND (date, amount) IN (${pairs(loose, ({ written }) => written)})`]),
    ...(numbered.length === 0
      ? []
      : [`(date, document) IN (${pairs(numbered, ({ document }) => quoteText(document ?? ''))})`]),
  ];
  return parts.length === 1 ? (parts[0] ?? '') : parts.map((part) => `(${part})`).join(' OR ');
}

/** The rows of some payments to one payee, identified by date, amount and number. */
export function rowsOfPayments(context: CostContext, payments: readonly Payment[]) {
  const payee = payments[0]?.payee ?? '';
  const [written = 'texten'] = supplierColumns(context);
  const rows = payments.reduce((sum, payment) => sum + payment.rows, 0);
  const what = context.view.supplierFrom === 'supplier' ? 'är' : 'avser';
  return {
    filter: `betalningar där ${written} ${what} ”${payee}”`,
    where: `payee = ${quoteText(payee)} AND amount IS NOT NULL AND (${whereOf(payments)})`,
    rows,
    columns: [
      ...new Set([
        ...context.measure.amount.columns,
        ...supplierColumns(context),
        ...namesOf(context.view.columns, 'date', 'invoiceNumber', 'voucher'),
      ]),
    ],
  };
}
