/** Swedish organisation number, `556016-0680` or ten digits, with a right check digit (Luhn). */
export function isOrganisationNumber(text: string): boolean {
  const match = /^(?:16)?(\d{6})-?(\d{4})$/.exec(text.trim());
  if (!match) return false;
  const digits = `${match[1]}${match[2]}`;
  // The third digit is at least 2, which tells it from a personal identity number.
  if (Number(digits[2]) < 2) return false;
  let sum = 0;
  for (let i = 0; i < 10; i++) {
    const value = Number(digits[i]) * (i % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
