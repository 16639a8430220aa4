import type { Books } from './books.ts';
import { hasCheckDigit } from './check-digit.ts';
import { normaliseText } from './normalise-name.ts';
import { isLegalWord } from './vocabulary/companies.ts';

/** A company as a file or an account names it. */
export interface Company {
  name: string | null;
  /** Ten digits. */
  number: string | null;
}

/**
 * The ten digits of a company's number: `556016-0680`, `16556016-0680`, `SE556016068001`, or its owner's number of ten or
 * twelve digits. Null where the check digit is wrong or the number stands for none.
 */
export function companyNumber(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  const isVat = /^\s*SE/i.test(text) && digits.length === 12;
  const ten = isVat ? digits.slice(0, 10) : digits.replace(/^(?:16|19|20)(?=\d{10}$)/, '');
  const isOne = ten.length === 10 && !/^(\d)\1+$/.test(ten) && hasCheckDigit(ten);
  return isOne ? ten : null;
}

/** Whose books they are; null where they do not say. */
export function companyOfBooks({
  company,
  organisationNumber,
}: Pick<Books, 'company' | 'organisationNumber'>): Company | null {
  const name = company?.trim() || null;
  const number = companyNumber(organisationNumber ?? '');
  return name === null && number === null ? null : { name, number };
}

/** Whether two are the same company; null where that cannot be known. Numbers decide, else names as people write them. */
export function isSameCompany(one: Company | null, other: Company | null): boolean | null {
  if (one === null || other === null) return null;
  if (one.number !== null && other.number !== null) return one.number === other.number;
  if (one.name === null || other.name === null) return null;
  return isAlike(wordsOf(one.name), wordsOf(other.name));
}

/** `Ångbageriet AB (556016-0680)`. */
export function companyWords({ name, number }: Company): string {
  const written = number === null ? null : `${number.slice(0, 6)}-${number.slice(6)}`;
  if (name === null) return `organisationsnummer ${written}`;
  return written === null ? name : `${name} (${written})`;
}

/** One text for a company, however its name is written. */
export const companyKey = ({ name, number }: Company): string =>
  `company ${number ?? wordsOf(name ?? '').join(' ')}`;

const wordsOf = (name: string) =>
  normaliseText(name)
    .split(' ')
    .filter((word) => word !== '' && !isLegalWord(word));

/** Null where a name says nothing. Only what is clearly another name is another company. */
function isAlike(one: readonly string[], other: readonly string[]): boolean | null {
  if (one.length === 0 || other.length === 0) return null;
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  if (isSameWord(one.join(''), other.join(''))) return true;
  if (few.every((word) => many.some((each) => isSameWord(word, each)))) return true;
  const initials = many.map((word) => word[0]).join('');
  return few.length === 1 && initials.length > 1 && few[0] === initials;
}

/** Letters that one wrong or lost letter is forgiven for. */
const FORGIVEN = 5;

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length >= 4 && long.startsWith(short)) return true;
  const most = Math.floor(short.length / FORGIVEN);
  return most > 0 && long.length - short.length <= most && distance(one, other) <= most;
}

/** Letters to change, add or take away to make one word the other. */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1];
    for (let column = 0; column < other.length; column++) {
      const change = (before[column] ?? 0) + (letter === other[column] ? 0 : 1);
      now.push(Math.min(change, (before[column + 1] ?? 0) + 1, (now[column] ?? 0) + 1));
    }
    before = now;
  }
  return before[other.length] ?? 0;
}
