import { cellText } from '../../table/cell.ts';
import type { ColumnStore } from '../../table/column-store.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import { namesTelephone } from '../../table/vocabulary/header-words.ts';

/** Digits of a number to call. */
const SHORTEST_NUMBER = 6;

/** `Telefon` over amounts: no number that one calls is so short. */
export const isCostOfCalls = ({ name, values }: ColumnStore): boolean =>
  namesTelephone(normaliseName(name)) &&
  values.every((cell) => {
    const [whole = ''] = cellText(cell).split(/[.,]\d{1,2}\b/);
    return whole.replace(/\D/g, '').length < SHORTEST_NUMBER;
  });
