import type { GuideReading, ReadingTexts } from '../../columns/guide-reading.ts';
import type { RoleMap } from '../../columns/roles/role-map.ts';
import { amountColumn } from '../../columns/roles/role-map.ts';
import { formatCount } from '../../text/format.ts';

/**
 * What the guide's analysis cannot do without: an amount, a date or something to divide it by, and a row that
 * is `used`. Of rows that are all `skipped` the user is told where the reason stands.
 */
export function missingFor(
  roles: RoleMap,
  { used, skipped, isSold = true }: { used: number; skipped: number; isSold?: boolean },
  yearMissing: boolean,
  { parts, texts }: GuideReading,
): string[] {
  const hasAmount = amountColumn(roles) || (roles.has('quantity') && roles.has('unitPrice'));
  return [
    ...(isSold ? [] : [texts.notSold]),
    ...(yearMissing ? [withoutYear] : []),
    ...(hasAmount ? [] : [texts.missingAmount]),
    ...(parts.some((role) => roles.has(role)) ? [] : [texts.missingParts]),
    ...(used === 0 ? [withoutRows(skipped, texts)] : []),
  ];
}

const withoutYear =
  'Månadskolumnerna saknar årtal. Skriv året i rubrikerna, till exempel jan 2025 eller 2025 v 10, och ladda upp filen på nytt.';

function withoutRows(skipped: number, { plural }: ReadingTexts): string {
  if (skipped === 0) return `Tabellen har inga rader med ${plural}.`;
  const rows =
    skipped === 1 ? 'Tabellens enda rad' : `Alla ${formatCount(skipped)} rader i tabellen`;
  return `${rows} hoppades över, så det finns inget att räkna på. Varför står under Överhoppade rader.`;
}
