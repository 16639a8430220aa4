/** Marks that stand after the letter they belong to. */
const COMBINING = /[\u0300-\u036f]/;

/**
 * The text with each letter and its marks as one sign where there is one: programs on a Mac write `o` and two dots
 * for `ö`, which looks the same and is another name to everything that compares.
 */
export function composed(text: string): string {
  return COMBINING.test(text) ? text.normalize('NFC') : text;
}
