/** A column name as words: lower case, without diacritics, everything but letters and digits a space. */
export function normaliseName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'a')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/%/g, ' procent ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
