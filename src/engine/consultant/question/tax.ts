/** What a result after tax, and one before it, are read as: `skatt` alone is an account, or advice that is not given. */
const [AFTER_TAX, BEFORE_TAX] = ['efterskattresultat', 'foreskattresultat'];
export const AFTER_TAX_WORDS = /\befterskattresultat\b/;
export const BEFORE_TAX_WORDS = /\bforeskattresultat\b/;

const RESULT = '(?:(?:årets|vårt|nettot) )?(?:resultat|vinst|överskott|nettoresultat)(?:et|en)?';
const BETWEEN = '(?: (?:som )?(?:blir|blev|är|var)(?: (?:kvar|över))?)?';
const AFTER = new RegExp(
  `(?<!\\p{L})(?:${RESULT}${BETWEEN} efter (?:bolags)?skatt(?:en)?|efter (?:bolags)?skatt(?:en)? ${RESULT})(?!\\p{L})`,
  'giu',
);
const BEFORE = new RegExp(
  `(?<!\\p{L})(?:${RESULT}${BETWEEN} (?:före|innan) (?:bolags)?skatt(?:en)?|(?:före|innan) (?:bolags)?skatt(?:en)? ${RESULT})(?!\\p{L})`,
  'giu',
);

/** `Resultat efter skatt` as one word, of which no account is called. */
export const ofTax = (question: string): string =>
  question.replace(AFTER, AFTER_TAX).replace(BEFORE, BEFORE_TAX);
