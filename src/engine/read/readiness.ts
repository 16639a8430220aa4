import type { RoleMap } from './use-rows.ts';
import { amountColumn } from './use-rows.ts';

/** What a sales analysis cannot do without: an amount, and a date or something to divide it by. */
export function missingFor(roles: RoleMap, used: number, yearMissing: boolean): string[] {
  const missing: string[] = [];
  if (yearMissing) {
    missing.push(
      'Månadskolumnerna saknar årtal. Skriv året i rubrikerna, till exempel jan 2025, och ladda upp filen på nytt.',
    );
  }
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
