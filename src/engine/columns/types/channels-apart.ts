import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { isChannel } from '../../table/vocabulary/kinds-of-sales.ts';

/** Numbers below `Butik` and `Webb`, side by side: what each sold, and not which it was. None where there is only one. */
export function channelsApart(columns: readonly TypedColumn[]): TypedColumn[] {
  const apart = columns.filter(
    ({ name, type }) => type === 'number' && isChannel(normaliseName(name)),
  );
  return apart.length > 1 ? apart : [];
}
