import { normaliseText } from '../../table/normalise-name.ts';
import { isJournal, saysNoPayee } from '../../table/vocabulary/payments.ts';

/**
 * The payee or purpose in a text, equal for every month: both `Hyra mars 2025` and `Hyra april
 * 2025` give `hyra`. Null where nothing is left, or only a journal's name.
 */
export function payeeOf(text: string): string | null {
  const words = (text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []).filter(
    (word) => !/\d/.test(word) && !saysNoPayee.has(normaliseText(word)),
  );
  if (words.every((word) => isJournal(normaliseText(word)))) return null;
  const payee = words.join(' ');
  return payee.length < 2 ? null : payee;
}
