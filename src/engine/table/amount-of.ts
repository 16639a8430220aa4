import type { ColumnRole } from './roles.ts';
import type { UnderstoodColumn } from './understanding.ts';

/** The column whose sum is the file's revenue or cost; null where no column is one. */
export function amountColumn(columns: readonly UnderstoodColumn[]): UnderstoodColumn | null {
  const byRole = (role: ColumnRole) => columns.find((column) => column.role === role);
  const net = byRole('revenue') ?? byRole('amount');
  return net ?? byRole('grossRevenue') ?? byRole('grossAmount') ?? null;
}
