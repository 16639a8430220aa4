import { decimal } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesNoMoney, namesShare } from '../../table/vocabulary/header-words.ts';

/** A column of numbers that may be kronor: no share, no count, and not nothing on every row. */
export const isMoney = ({ type, percent, name, read }: TypedColumn) =>
  type === 'number' &&
  !percent &&
  !namesShare(name) &&
  !namesNoMoney(normaliseName(name)) &&
  read.some((value) => value !== null && decimal(value).units !== 0n);
