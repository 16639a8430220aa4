import { amountColumn, type RoleMap } from '../../columns/roles/role-map.ts';
import { currencyCode, currencyNamed } from '../../columns/types/number.ts';
import type { ReadingChoices } from '../../table/overrides.ts';

/** The one currency the file names, unless the user said that it is kronor: in a currency column, among the amounts or in their header. */
export function currencyOf(roles: RoleMap, choices?: ReadingChoices): string | null {
  if (choices?.currency === 'kronor') return null;
  const column = roles.get('currency');
  if (column && column.values.length > 0) {
    const named = new Set(column.read.map((value) => currencyCode(value ?? '')));
    const [only] = named;
    return named.size === 1 ? (only ?? null) : null;
  }
  const amount = amountColumn(roles) ?? roles.get('unitPrice');
  if (!amount) return null;
  if (amount.currency) return amount.currency;
  const words = amount.name.toLowerCase().split(/[^a-zåäö€$£]+/);
  return words.map(currencyNamed).find((code) => code !== null) ?? null;
}
