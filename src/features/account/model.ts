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
 * Where to go after sign-in: the wanted path if it is one of our pages, else the dashboard. Against
 * open redirects `//host`, `/\host`, control characters and full URLs are refused.
 */
export function safeRedirect(wanted: string | null): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return '/dashboard';
  for (const char of wanted) {
    const code = char.charCodeAt(0);
    if (code < 32 || code === 127 || char === '\\') return '/dashboard';
  }
  let decoded: string;
  try {
    decoded = decodeURIComponent(wanted);
  } catch {
    return '/dashboard';
  }
  return /^\/(?![/\\])/.test(decoded) && !/[\\\n\r\t]/.test(decoded) ? wanted : '/dashboard';
}
