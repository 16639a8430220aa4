import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { failWith } from '#contract/errors.ts';
import type { UserRow } from '#server/session/table.ts';
import { brand } from '../../../brand.ts';
import { accountErrors } from '../contract.ts';
import { swedishWords } from './swedish-words.ts';

const fail = failWith(accountErrors);

/** Guesses that a password must stand: what zxcvbn calls safely unguessable, with the hashes in a thief's hands. */
const ENOUGH = 1e8;
/** Of longer ones the beginning is judged: it must do by itself, and judging takes time that grows fast with length. */
const JUDGED_LENGTH = 32;

/** Leaked passwords in lower case, and what Swedes build theirs of. */
const known = new Set([...dictionary['passwords-common'], ...swedishWords]);
/** Signs around a known one that hide nothing. */
const FEW_SIGNS = 4;
/** A personal or organisation number. */
const IDENTITY = /^(\d{2})?\d{6}[-+ ]?\d{4}$/;

let judge: ZxcvbnFactory | undefined;

/** How many guesses it takes, by leaked passwords, Swedish words, keyboards, dates, and words of the account's own. */
function guessesFor(password: string, ownWords: string[]): number {
  judge ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, swedish: swedishWords },
    graphs: adjacencyGraphs,
  });
  return judge.check(password.slice(0, JUDGED_LENGTH), ownWords).guesses;
}

/** Legal forms are dropped from the company name: guessers leave them out. */
const LEGAL_FORM = /\b(ab|hb|kb|aktiebolag|handelsbolag|enskild firma)\b/g;

/** Shorter words of the account would match too many passwords. */
const MIN_CONTEXT_LENGTH = 4;

/** The account's own words, each and run together: names, company, e-mail, the product. */
function wordsOf(context: string[]): string[] {
  return [...context, brand.name].flatMap((text) => {
    const lower = text.toLowerCase();
    const whole = lower.replace(LEGAL_FORM, '').replace(/[^\p{L}]/gu, '');
    return [whole, ...lower.split(/[^\p{L}]+/u)].filter(
      (word) => word.length >= MIN_CONTEXT_LENGTH,
    );
  });
}

/**
 * True for passwords that are guessed first: those that zxcvbn finds in too few guesses, a known one with a few signs
 * around it, an identity number, or a word of the account's own with nothing but digits or signs around it.
 */
export function isWeakPassword(password: string, context: string[]): boolean {
  const ownWords = wordsOf(context);
  const letters = password.toLowerCase().replace(/[^\p{L}]/gu, '');
  if (ownWords.includes(letters) || IDENTITY.test(password)) return true;
  if (known.has(letters) && password.length - letters.length <= FEW_SIGNS) return true;
  return guessesFor(password, ownWords) < ENOUGH;
}

type Owner = Pick<UserRow, 'companyName' | 'email' | 'name'>;

/** Whether a password is weak for an account with these details. */
export function isWeakFor(password: string, { name, companyName, email }: Owner): boolean {
  return isWeakPassword(password, [name, companyName, email.split('@')[0] ?? '']);
}

/** Throws `account.weak_password` for a password that guessing finds first. */
export function requireStrongPassword(password: string, account: Owner): void {
  if (!isWeakFor(password, account)) return;
  throw fail('account.weak_password', {
    fields: { password: accountErrors['account.weak_password'].text },
  });
}
