import { type Cell, cellText } from '../../table/cell.ts';
import { hasCheckDigit } from '../../table/check-digit.ts';

/** Swedish organisation number, `556016-0680` or ten digits, with a right check digit (Luhn). */
export function isOrganisationNumber(text: string): boolean {
  const match = /^(?:16)?(\d{6})-?(\d{4})$/.exec(text.trim());
  if (!match) return false;
  const digits = `${match[1]}${match[2]}`;
  // The third digit is at least 2, which tells it from a personal identity number.
  if (Number(digits[2]) < 2) return false;
  return hasCheckDigit(digits);
}

/** Whether nearly all of the values are such numbers. */
export function areOrganisationNumbers(values: readonly Cell[]): boolean {
  let good = 0;
  const looked = values.slice(0, 200);
  for (const cell of looked) if (isOrganisationNumber(cellText(cell))) good++;
  return good > 0 && good >= looked.length * 0.9;
}
