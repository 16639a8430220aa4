import { hasCheckDigit } from '#engine/table/check-digit.ts';

/**
 * Whether the last digit of an organisation number is its Luhn check digit. A wrong one is only
 * warned about: the specification's rule checks the form alone.
 */
export function hasValidCheckDigit(orgNumber: string): boolean {
  const digits = orgNumber.replace(/\D/g, '');
  return digits.length === 10 && hasCheckDigit(digits);
}

/** `5560360793` and `556036-0793` → `556036-0793`. */
export function formatOrgNumber(orgNumber: string): string {
  const digits = orgNumber.replace(/\D/g, '');
  return `${digits.slice(0, 6)}-${digits.slice(6)}`;
}

/**
 * Whether the number is a person's, as a sole trader's is: its third and fourth digits are a month.
 * Those of companies are 20 and above.
 */
export function isPersonalNumber(orgNumber: string): boolean {
  const digits = orgNumber.replace(/\D/g, '');
  return digits.length === 10 && Number(digits.slice(2, 4)) < 20;
}
