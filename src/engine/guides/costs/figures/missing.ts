import type { CostRole } from '../../../table/roles.ts';

/** The column whose absence explains a missing figure. */
const LACKS: Partial<Record<CostRole, string>> = {
  amount: 'filen saknar en kolumn med belopp',
  supplier: 'filen saknar en kolumn med leverantör',
  account: 'filen saknar en kolumn med konto',
  category: 'filen saknar en kolumn med kategori',
  department: 'filen saknar en kolumn med avdelning eller kostnadsställe',
  project: 'filen saknar en kolumn med projekt',
};

/** `Leverantörer kan inte räknas: filen saknar en kolumn med leverantör.` */
export function lacksColumn(what: string, role: keyof typeof LACKS): string {
  return `${what} kan inte räknas: ${LACKS[role]}.`;
}
