import { normaliseName } from '../table/normalise-name.ts';
import type { TypedColumn } from '../table/typed-column.ts';
import { namesSheet } from '../table/vocabulary/header-words.ts';
import { type SheetKind, sheetKind } from '../table/vocabulary/sheet-names.ts';

/** What the name of each distinct sheet of a column says that its rows are; null where the column tells no sheets. */
export const sheetKinds = ({ name, read }: TypedColumn): (SheetKind | null)[] | null =>
  namesSheet(normaliseName(name))
    ? read.map((sheet) => sheetKind(normaliseName(sheet ?? '')))
    : null;
