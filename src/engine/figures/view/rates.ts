import { compare, decimal } from '../../facts/decimal.ts';
import { namesShare } from '../../table/vocabulary/header-words.ts';
import type { NumberCells } from './cells.ts';
import type { RoleColumn } from './roles.ts';

/** How a column of discounts, VAT or margins is to be read. */
export type Scale = 'money' | 'percent' | 'fraction';

export interface Reading {
  scale: Scale;
  /** False where only the size of the values told. */
  certain: boolean;
}

const ONE = decimal('1');

/**
 * Percent where the format or the name says so; a share of one (`0,25`) where no value is above one and
 * some are broken numbers; else money.
 */
export function readingOf(column: RoleColumn, cells: NumberCells): Reading {
  const named = column.format.includes('%') || namesShare(column.name);
  const small = compare(cells.largest, ONE) <= 0 && cells.hasFractions;
  if (small) return { scale: 'fraction', certain: named };
  return named ? { scale: 'percent', certain: true } : { scale: 'money', certain: true };
}

/** The share of one that a rate cell stands for, as SQL. */
export function shareSql(cells: NumberCells, scale: Scale): string {
  return scale === 'fraction' ? cells.sql : `(${cells.sql} / 100.0)`;
}
