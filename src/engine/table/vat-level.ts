import { amountColumn } from './amount-of.ts';
import { normaliseName } from './normalise-name.ts';
import type { ReadingChoices } from './overrides.ts';
import type { ColumnRole } from './roles.ts';
import type { Understanding } from './understanding.ts';
import { vatSide } from './vocabulary/vat.ts';

const grossRoles = ['grossRevenue', 'grossAmount'] as const;

/**
 * Whether VAT is in the amounts as the guide counts them: only what the file shows, or the user has said. `unknown` where
 * that is open, and null where nothing is said of it.
 */
export function vatLevel({
  questions,
  openVat,
  books,
  columns,
}: Pick<Understanding, 'questions' | 'openVat' | 'books' | 'columns'>): NonNullable<
  ReadingChoices['vat']
> | null {
  if (questions.some(({ id }) => id === 'vat') || openVat === 'unknown') return 'unknown';
  const amount = amountColumn(columns) ?? columns.find(({ role }) => role === 'unitPrice');
  if (!amount) return null;
  const hasRole = (...roles: ColumnRole[]) =>
    columns.some(({ role }) => role !== null && roles.includes(role));
  const side = vatSide(normaliseName(amount.name));
  const isGross = amount.role === 'grossRevenue' || amount.role === 'grossAmount';
  if (isGross || side === 'including') return hasRole('vat') ? 'excluded' : 'included';
  const isNet =
    side === 'excluding' ||
    openVat === 'excluded' ||
    books !== null ||
    hasRole('vat', ...grossRoles);
  return isNet ? 'excluded' : null;
}
