import { compare, decimal } from '../../facts/decimal.ts';
import { namesShare } from '../../table/vocabulary/header-words.ts';
import type { NumberCells } from './cells.ts';
import type { RoleColumn } from './roles.ts';

/** How to interpret a column of discounts, VAT or margins. */
export type Scale = 'money' | 'percent' | 'fraction';

export interface Reading {
  scale: Scale;
  /** False where only the size of the values decided. */
  certain: boolean;
}

const ONE = decimal('1');

/**
 * Percent if the format or name says so; a fraction (`0,25`) if no value is above one and some are
 * not whole; else money.
 */
export function readingOf(column: RoleColumn, cells: NumberCells): Reading {
  const named = column.format.includes('%') || namesShare(column.name);
  const small = compare(cells.largest, ONE) <= 0 && cells.hasFractions;
  if (small) return { scale: 'fraction', certain: named };
  return named ? { scale: 'percent', certain: true } : { scale: 'money', certain: true };
}

/** A rate cell as a fraction, in SQL. */
export function shareSql(cells: NumberCells, scale: Scale): string {
  return scale === 'fraction' ? cells.sql : `(${cells.sql} / 100.0)`;
}
