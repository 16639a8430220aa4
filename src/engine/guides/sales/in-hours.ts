/** What pieces are called where what is sold is counted in hours. */
const HOURS: readonly (readonly [pieces: RegExp, hours: string])[] = [
  [/\b(s)åld enhet\b/iu, '$1åld timme'],
  [/\b(s)ålda enheter\b/iu, '$1ålda timmar'],
  [/\breturnerade enheter\b/u, 'krediterade timmar'],
  [/\bSålt antal\b/u, 'Sålda timmar'],
  [/\bReturnerat antal\b/u, 'Krediterade timmar'],
  [/\bper styck\b/u, 'per timme'],
];

/** The product's own words for a quantity, for one in hours: `Snittpris per såld timme`. No names of the file's. */
export const inHours = (words: string): string =>
  HOURS.reduce((text, [pieces, hours]) => text.replace(pieces, hours), words);
