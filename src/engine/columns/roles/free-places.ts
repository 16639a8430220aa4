import type { TypedColumn } from '../../table/typed-column.ts';
import type { Ask } from '../guide-reading.ts';
import type { Roled } from '../roled.ts';

/** Places of columns of a type that no name and no user gave a role. */
export const freePlaces = (
  { columns, roles }: Roled,
  { chosen }: Ask,
  type: TypedColumn['type'],
): number[] =>
  columns.flatMap((column, place) =>
    column.type === type && !roles[place]?.role && chosen[column.index] === undefined
      ? [place]
      : [],
  );
