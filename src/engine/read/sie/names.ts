import type { SieFile, Voucher } from './model.ts';

/** `A 12`; what the file leaves empty is left out. */
export const voucherName = ({ series, number }: Pick<Voucher, 'series' | 'number'>): string =>
  [series, number].filter((part) => part !== '').join(' ') || 'utan nummer';

/** The account with its name, where the file gives it one. */
export function accountLabel({ accounts }: Pick<SieFile, 'accounts'>, number: string): string {
  const name = accounts.get(number)?.name ?? '';
  return name === '' ? number : `${number} ${name}`;
}

/** The dimension of a row: the object's name, else its number; empty where the row has none. */
export function objectName(
  { dimensions }: Pick<SieFile, 'dimensions'>,
  objects: readonly string[],
  dimension: number,
): string {
  for (let n = 0; n + 1 < objects.length; n += 2) {
    if (Number(objects[n]) !== dimension) continue;
    const id = objects[n + 1] ?? '';
    return dimensions.get(dimension)?.objects.get(id) || id;
  }
  return '';
}
