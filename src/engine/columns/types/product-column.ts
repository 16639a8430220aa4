import { decimal, multiply, toText } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesKilometres, namesPerTenKilometres } from '../../table/vocabulary/lists.ts';
import { derivedColumn } from './derived-column.ts';

const TENTH = decimal('0.1');

/** What a number of things comes to at the price or rate beside it, row by row. */
export function product(times: TypedColumn, rate: TypedColumn, index: number): TypedColumn {
  const isTenth =
    namesKilometres(normaliseName(times.name)) && namesPerTenKilometres(normaliseName(rate.name));
  const rows = Array.from(times.ids, (id, row) => {
    const [count, each] = [times.read[id] ?? null, rate.read[rate.ids[row] ?? -1] ?? null];
    if (count === null || each === null) return null;
    const whole = multiply(decimal(count), decimal(each));
    return toText(isTenth ? multiply(whole, TENTH) : whole);
  });
  const name = `${times.name.trim()}${isTenth ? ' ÷ 10' : ''} × ${rate.name.trim()}`;
  return derivedColumn({ index, name, type: 'number', grain: 'day', format: rate.format }, rows);
}
