/** What is written in one of a few known forms, and says where to reach somebody or where to pay. */
export type AddressKind = 'personnummer' | 'e-post' | 'iban' | 'bankgiro' | 'plusgiro' | 'telefon';

const DASH = '[-–−‐]';
const GAP = '[ \\u00A0]';

const alone = (source: string) => `(?<![\\p{L}\\p{N}@])${source}(?![\\p{L}\\p{N}@])`;
/** Every place where what a pattern describes stands by itself, and is no part of a word or a longer number. */
export const standingAlone = (source: string) => new RegExp(alone(source), 'giu');

/** In this order: an IBAN holds what looks like a personal number, and that what looks like a phone number. */
export const addressForms: readonly [AddressKind, RegExp][] = [
  ['e-post', /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/giu],
  ['iban', standingAlone(`[A-Z]{2}\\d{2}(?:${GAP}?[A-Z0-9]{4}){2,7}(?:${GAP}?[A-Z0-9]{1,3})?`)],
  [
    'personnummer',
    standingAlone(
      `(?:19|20)?\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01]|6[1-9]|[78]\\d|9[01])(?:${DASH}|\\+|${GAP})?\\d{4}`,
    ),
  ],
  [
    'bankgiro',
    standingAlone(`(?:bankgiro|bg)(?:nummer|nr)?[.:]?${GAP}{0,2}\\d{3,4}${DASH}?\\d{4}`),
  ],
  [
    'plusgiro',
    standingAlone(
      `(?:plusgiro|postgiro|pg)(?:nummer|nr)?[.:]?${GAP}{0,2}[\\d \\u00A0]{1,10}${DASH}?\\d`,
    ),
  ],
  ['bankgiro', standingAlone(`(?!(?:19|20)\\d\\d${DASH}(?:19|20)\\d\\d)\\d{3,4}${DASH}\\d{4}`)],
  [
    'telefon',
    /(?<![\p{L}\p{N}])(?:\+|00)\d{2}[ \u00A0-]?(?:\(0\)[ \u00A0]?)?\d{1,3}(?:[ \u00A0-]?\d{2,4}){2,3}(?!\p{N})|(?<![\p{L}\p{N}])0\d{1,3}[ \u00A0]?[-–/][ \u00A0]?\d{2,3}(?:[ \u00A0]?\d{2,3}){1,3}(?!\p{N})|(?<![\p{L}\p{N}])07\d(?:[ \u00A0-]?\d{2,3}){3}(?!\p{N})/gu,
  ],
];

/** Whether a text is an address and nothing else. */
export const isAddress = (text: string): boolean =>
  addressForms.some(([, form]) => text.replace(form, '').trim() === '');
