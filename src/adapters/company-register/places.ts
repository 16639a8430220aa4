/** `UPPLANDS VÄSBY` → `Upplands Väsby`; null for what is empty. A name in mixed case stays as it is. */
export function placeName(text: string | null | undefined): string | null {
  const plain = (text ?? '').replace(/\s+/g, ' ').trim();
  if (plain === '') return null;
  if (plain !== plain.toUpperCase()) return plain;
  return plain
    .toLowerCase()
    .replace(
      /(^|[ -])(\p{L})/gu,
      (_, before: string, first: string) => before + first.toUpperCase(),
    );
}

/** Text without spaces around it and line breaks in it; null for what is empty. */
export function oneLine(text: string | null | undefined): string | null {
  return (text ?? '').replace(/\s+/g, ' ').trim() || null;
}
