import type { TypedColumn } from '../../table/typed-column.ts';
import type { roleMap } from '../roles/role-map.ts';

/** Numbers of other rows' documents: `Kredit av 10023`. */
export function isReference(
  column: TypedColumn,
  { byRole }: { byRole: ReturnType<typeof roleMap> },
): boolean {
  const own = column.read.filter((value) => value !== null);
  return (['invoiceNumber', 'orderId', 'voucher'] as const).some((role) => {
    const of = new Set(byRole.get(role)?.read);
    return own.length > 0 && own.every((value) => of.has(value));
  });
}
