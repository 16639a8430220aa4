import { type Cell, cellText } from '../../table/cell.ts';
import type { ColumnStore } from '../../table/column-store.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import { endsAsTelephone, namesTelephone } from '../../table/vocabulary/header-words.ts';

/** Digits of a number to call. */
const SHORTEST_NUMBER = 6;

/** `Telefon` over amounts, `Delbetalning telefon` over öre: no number that one calls is so short. */
export const isCostOfCalls = ({ name, values }: ColumnStore): boolean => {
  const words = normaliseName(name);
  const hasOre = () => values.some((cell) => /\d[.,]\d\d$/.test(cellText(cell).trim()));
  return (namesTelephone(words) || (endsAsTelephone(words) && hasOre())) && values.every(isShort);
};

const isShort = (cell: Cell): boolean => {
  const [whole = ''] = cellText(cell).split(/[.,]\d{1,2}\b/);
  return whole.replace(/\D/g, '').length < SHORTEST_NUMBER;
};
