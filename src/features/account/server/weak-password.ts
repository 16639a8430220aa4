import { dictionary } from '@zxcvbn-ts/language-common';
import { failWith } from '#contract/errors.ts';
import type { UserRow } from '#server/session/table.ts';
import { brand } from '../../../brand.ts';
import { accountErrors } from '../contract.ts';

const fail = failWith(accountErrors);

/** Over 30 000 leaked passwords in lower case, the commonest first. */
const common = new Set(dictionary['passwords-common']);

/** Legal forms are dropped from the company name: guessers leave them out. */
const LEGAL_FORM = /\b(ab|hb|kb|aktiebolag|handelsbolag|enskild firma)\b/g;

/** Shorter words of the account would match too many passwords. */
const MIN_CONTEXT_LENGTH = 4;

/**
 * True for passwords that are guessed first: a common one, or a word of the account's own (name,
 * company, e-mail, the product) with nothing but digits or signs around it.
 */
export function isWeakPassword(password: string, context: string[]): boolean {
  const lower = password.toLowerCase();
  if (common.has(lower) || /^(.)\1*$/su.test(lower)) return true;
  const letters = lower.replace(/[^\p{L}]/gu, '');
  if (letters !== '' && password.length - letters.length <= 4 && common.has(letters)) return true;
  return [...context, brand.name].some((words) => {
    const whole = words
      .toLowerCase()
      .replace(LEGAL_FORM, '')
      .replace(/[^\p{L}]/gu, '');
    const parts = [whole, ...words.toLowerCase().split(/[^\p{L}]+/u)];
    return parts.some((part) => part.length >= MIN_CONTEXT_LENGTH && letters === part);
  });
}

/** Throws `account.weak_password` for a password that guessing finds first. */
export function requireStrongPassword(
  password: string,
  account: Pick<UserRow, 'name' | 'companyName' | 'email'>,
): void {
  const context = [account.name, account.companyName, account.email.split('@')[0] ?? ''];
  if (!isWeakPassword(password, context)) return;
  throw fail('account.weak_password', {
    fields: { password: accountErrors['account.weak_password'].text },
  });
}
