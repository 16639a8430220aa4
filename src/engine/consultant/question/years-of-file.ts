import type { Period } from '../../table/period.ts';

const THIS_YEAR = /(?<!\p{L})(?:i år|iår|detta år|det här året|innevarande år)(?!\p{L})/giu;
const LAST_YEAR = /(?<!\p{L})(?:i fjol|ifjol|förra året|föregående år|fjolåret)(?!\p{L})/giu;

/**
 * A question of this year or the last with the years that the file ends with in their place, where the file ends before
 * this one: `Hur mycket sålde vi 2025?`. Null where it tells no such year, or the file reaches this year.
 */
export function inYearsOfFile(
  question: string,
  covered: Period | null,
  today: string,
): string | null {
  const last = covered?.to.slice(0, 4) ?? '';
  if (last === '' || last >= today.slice(0, 4)) return null;
  const text = question
    .replace(THIS_YEAR, last)
    .replace(LAST_YEAR, String(Number(last) - 1))
    .trim();
  if (text === question.trim()) return null;
  return text.endsWith('?') ? text : `${text}?`;
}
