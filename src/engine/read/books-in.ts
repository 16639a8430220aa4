import { ledgerBooks } from '../books/ledger-books.ts';
import type { OtherReason } from '../columns/roled.ts';
import type { Books } from '../table/books.ts';
import { thousandsIn } from '../table/vocabulary/header-words.ts';
import type { Interpreted } from './interpret.ts';

const noBookings: ReadonlySet<OtherReason> = new Set([
  'accountHeading',
  'accountBalance',
  'cancelled',
]);

/** The bookkeeping of a general ledger that is no SIE file, where it holds all of it. */
export function booksIn(
  { ledger, columns, byRole, others, title }: Interpreted,
  currency: string | null,
): Books | null {
  const date = byRole.get('date');
  if (!ledger || !date || thousandsIn(title.join(' ')) > 0) return null;
  const isNoBooking = (row: number) => {
    const reason = others.get(row);
    return reason !== undefined && noBookings.has(reason);
  };
  return ledgerBooks({ accounts: ledger, columns, date, skip: isNoBooking, title, currency });
}
