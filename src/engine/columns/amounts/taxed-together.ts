import { normaliseName } from '../../table/normalise-name.ts';
import { RATES } from '../../table/swedish-rates.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesShare } from '../../table/vocabulary/header-words.ts';
import { hasTotal } from '../../table/vocabulary/totals.ts';
import { vatSide, withoutVat } from '../../table/vocabulary/vat.ts';
import type { GuideReading } from '../guide-reading.ts';
import type { AmountGroup } from '../roled.ts';
import { guessRoles } from '../roles/guess-roles.ts';
import { isTaxOf } from './is-tax-of.ts';

/** Columns that are one amount together. */
const MOST_PARTS = 6;

/** `Arbete exkl. moms` and `Material exkl. moms`, where the VAT of each row is at a Swedish rate of both together and of none alone. */
export function taxedTogether(
  columns: readonly TypedColumn[],
  reading: GuideReading,
): AmountGroup[] {
  const parts = columns.filter(isPart);
  if (parts.length < 2 || parts.length > MOST_PARTS) return [];
  const isVat = (column: TypedColumn) =>
    column.type === 'number' &&
    !column.percent &&
    !namesShare(column.name) &&
    guessRoles(column, reading)[0]?.role === 'vat';
  const taxes = columns.filter(isVat);
  const [tax] = taxes;
  if (!tax || taxes.length > 1) return [];
  if (!isTaxOf(tax, parts, RATES)) return [];
  if (parts.some((part) => isTaxOf(tax, [part], RATES))) return [];
  const reason = `${tax.name.trim()} är momsen i kolumnerna tillsammans.`;
  return [{ role: reading.amount.net, parts: [...parts], sign: '+', reason, net: true }];
}

/** An amount without VAT by its name, and no sum or price. */
function isPart({ name, type, percent }: TypedColumn): boolean {
  const words = normaliseName(name);
  const bare = withoutVat(words);
  return (
    type === 'number' &&
    !percent &&
    vatSide(words) === 'excluding' &&
    bare !== '' &&
    !hasTotal(bare) &&
    !/pris|price|netto|belopp|amount|\bnet\b/.test(bare)
  );
}
