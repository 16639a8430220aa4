import { remembered } from './remembered.ts';
import { inSwedish } from './spellings.ts';

/** Text as words: lower case, without diacritics, everything but letters and digits a space. */
export function normaliseText(text: string): string {
  const lower = text.toLowerCase();
  // Most texts have no letter but a to z, and nothing to take off.
  const plain = /[^\0-\x7f]/.test(lower) ? withoutDiacritics(lower) : lower;
  return plain
    .replace(/%/g, ' procent ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function withoutDiacritics(text: string): string {
  return text
    .replace(/(?<=\b[cdk]?m)[²³]/g, (power) => (power === '²' ? '2' : '3'))
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'a');
}

/** Characters of a name that are looked at: what is longer is no name. */
const LONGEST = 300;

/**
 * A column's name as words, in full and as Swedish headers spell them. Programs join theirs and mark each part by a
 * capital: `InvoiceDate` is two words and `TotalVAT` too.
 */
export const normaliseName = remembered((name) =>
  inSwedish(normaliseText(partsApart(name.slice(0, LONGEST)))),
);

function partsApart(name: string): string {
  const afterFirst = name.slice(1);
  // A capital that begins the name parts nothing.
  if (afterFirst === afterFirst.toLowerCase()) return name;
  return name
    .replace(/\b(?:[kMG]Wh?|dB)\b/g, (unit) => unit.toLowerCase())
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}(?!s\b)\p{Ll})/gu, '$1 $2');
}
