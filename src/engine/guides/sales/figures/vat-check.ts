import { count, onlyRow, type Query } from '../../../figures/query.ts';
import type { NumberColumns } from '../../../figures/view/cells.ts';
import { readingOf } from '../../../figures/view/rates.ts';
import type { RoleColumns } from '../../../figures/view/roles.ts';
import type { SalesRole } from '../../../table/roles.ts';

const RATES = [25, 12, 6];
const CLEAR = 4;

function near(vat: string, amount: string): string {
  return `abs(${vat} - ${amount}) <= 0.02 + 0.001 * abs(${vat})`;
}

/**
 * A warning where the amount taken as revenue seems to include VAT: the VAT column is 20, 10.7 or
 * 5.7 % of it (25, 12 or 6 % of the rest) instead of 25, 12 or 6 %. Null where it does not.
 */
export async function vatWarning(
  query: Query,
  columns: RoleColumns<SalesRole>,
  numbers: NumberColumns<SalesRole>,
): Promise<string | null> {
  const { revenue, vat } = columns;
  const cells = { revenue: numbers.revenue?.sql, vat: numbers.vat };
  if (revenue === undefined || vat === undefined || columns.grossRevenue !== undefined) return null;
  if (cells.revenue === undefined || cells.vat === undefined) return null;
  if (readingOf(vat, cells.vat).scale !== 'money') return null;
  const amount = `(${cells.revenue})::DOUBLE`;
  const tax = `(${cells.vat.sql})::DOUBLE`;
  const any = (share: (rate: number) => number) =>
    RATES.map((rate) => near(tax, `${amount} * ${share(rate)}`)).join(' OR ');
  const row = onlyRow(
    await query(`SELECT count(*) FILTER (${any((rate) => rate / (100 + rate))}) AS included,
        count(*) FILTER (${any((rate) => rate / 100)}) AS added
      FROM data WHERE ${cells.vat.sql} <> 0`),
  );
  if (count(row, 'included') <= CLEAR * count(row, 'added')) return null;
  return `${revenue.name} ser ut att vara inklusive moms, eftersom ${vat.name} ryms i beloppet. Ändra kolumnens roll till Belopp inkl. moms så räknas omsättningen utan moms.`;
}
