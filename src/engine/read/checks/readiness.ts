import type { RoleMap } from '../../columns/roles/role-map.ts';
import { amountColumn } from '../../columns/roles/role-map.ts';
import type { Purpose } from '../../table/purpose.ts';
import { formatCount } from '../../text/format.ts';

/**
 * What the guide's analysis cannot do without: an amount, a date or something to divide it by, and a row that
 * is `used`. Of rows that are all `skipped` the user is told where the reason stands.
 */
export function missingFor(
  roles: RoleMap,
  { used, skipped }: { used: number; skipped: number },
  yearMissing: boolean,
  purpose: Purpose,
): string[] {
  const noRows = used === 0 ? [withoutRows(skipped, purpose)] : [];
  const missing: string[] = [];
  if (yearMissing) {
    missing.push(
      'Månadskolumnerna saknar årtal. Skriv året i rubrikerna, till exempel jan 2025, och ladda upp filen på nytt.',
    );
  }
  if (purpose === 'costs') return [...missing, ...missingCosts(roles), ...noRows];
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
  return [...missing, ...noRows];
}

function withoutRows(skipped: number, purpose: Purpose): string {
  const what = purpose === 'sales' ? 'försäljning' : 'kostnader';
  if (skipped === 0) return `Tabellen har inga rader med ${what}.`;
  const rows =
    skipped === 1 ? 'Tabellens enda rad' : `Alla ${formatCount(skipped)} rader i tabellen`;
  return `${rows} hoppades över, så det finns inget att räkna på. Varför står under Överhoppade rader.`;
}

const costParts = ['date', 'supplier', 'account', 'accountName', 'text', 'category', 'department'];

function missingCosts(roles: RoleMap): string[] {
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
  return missing;
}
