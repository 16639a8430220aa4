import type { Purpose } from './understanding.ts';
import type { RoleMap } from './use-rows.ts';
import { amountColumn } from './use-rows.ts';

/** What the guide's analysis cannot do without: an amount, and a date or something to divide it by. */
export function missingFor(
  roles: RoleMap,
  used: number,
  yearMissing: boolean,
  purpose: Purpose,
): string[] {
  const missing: string[] = [];
  if (yearMissing) {
    missing.push(
      'Månadskolumnerna saknar årtal. Skriv året i rubrikerna, till exempel jan 2025, och ladda upp filen på nytt.',
    );
  }
  if (purpose === 'costs') return [...missing, ...missingCosts(roles, used)];
  if (!amountColumn(roles) && !(roles.has('quantity') && roles.has('unitPrice'))) {
    missing.push(
      'En kolumn med försäljningsbelopp saknas: till exempel Summa, Belopp exkl. moms eller Antal tillsammans med Pris.',
    );
  }
  if (
    !['date', 'product', 'productId', 'category', 'customer', 'channel', 'region'].some((role) =>
      roles.has(role as 'date'),
    )
  ) {
    missing.push(
      'En kolumn med datum eller produkt saknas. Utan någon av dem kan försäljningen inte delas upp.',
    );
  }
  if (used === 0) missing.push('Tabellen har inga rader med försäljning.');
  return missing;
}

const costParts = ['date', 'supplier', 'account', 'accountName', 'text', 'category', 'department'];

function missingCosts(roles: RoleMap, used: number): string[] {
  const missing: string[] = [];
  if (!amountColumn(roles)) {
    missing.push(
      'En kolumn med kostnadens belopp saknas: till exempel Belopp, Kostnad eller Debet och Kredit.',
    );
  }
  if (!costParts.some((role) => roles.has(role as 'date'))) {
    missing.push(
      'En kolumn med datum, leverantör, konto eller text saknas. Utan någon av dem kan kostnaderna inte delas upp.',
    );
  }
  if (used === 0) missing.push('Tabellen har inga rader med kostnader.');
  return missing;
}
