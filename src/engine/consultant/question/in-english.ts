import { readWhole } from './said-otherwise.ts';

const WHEN =
  '(?<when> (?:in |for )?(?:(?:january|february|march|april|may|june|july|august|september|october|november|december) )?(?:20\\d\\d)| last year| this year)?';
const pattern = (source: string) => new RegExp(`^${source}$`, 'iu');

const SOLD = pattern(
  `(?:how much|what) did we sell(?: (?:of|for))?(?<what> (?!in |to |last |this )\\p{L}[\\p{L}\\p{N}&. -]{1,40}?)?(?: to (?<who>\\p{L}[\\p{L}\\p{N}&. -]{1,40}?))?${WHEN}`,
);
const PAID = pattern(
  `(?:how much|what) did we pay(?: (?:for|to))? (?<who>\\p{L}[\\p{L}\\p{N}&. -]{1,40}?)${WHEN}`,
);
const WHICH = pattern(
  `(?:which|what) (?<kind>customer|product|supplier|month) (?:bought|buys|sold|sells|was|is|costs?|did we sell)(?: us)?(?: the)? (?<how>most|best|least|worst)${WHEN}`,
);
const WITHOUT = pattern('what (?:if|happens if) we (?:lose|lost) (?<who>.{2,60})');

const KINDS: Readonly<Record<string, string>> = {
  ...{ customer: 'kund köpte', product: 'produkt sålde' },
  ...{ supplier: 'leverantör kostade', month: 'månad sålde vi' },
};
const MONTHS: Readonly<Record<string, string>> = {
  ...{ january: 'januari', february: 'februari', march: 'mars', may: 'maj', june: 'juni' },
  ...{ july: 'juli', august: 'augusti', october: 'oktober' },
};

type Found = Partial<Record<string, string>>;

const timeOf = (when = ''): string => {
  const words = when
    .toLowerCase()
    .replace(/\b(?:in|for) /, '')
    .replace('last year', 'i fjol')
    .replace('this year', 'i år');
  return words.replace(/[a-z]+/g, (word) => MONTHS[word] ?? word);
};

const whole = (bare: string): string => {
  const found = (each: RegExp): Found | undefined => each.exec(bare)?.groups;
  const sold = found(SOLD);
  if (sold) {
    const what = sold.what === undefined ? '' : `${sold.what} för`;
    const who = sold.who === undefined ? '' : ` till ${sold.who}`;
    return `Hur mycket sålde vi${what}${who}${timeOf(sold.when)}?`;
  }
  const paid = found(PAID);
  if (paid) return `Vad kostade ${paid.who}${timeOf(paid.when)}?`;
  const which = found(WHICH);
  if (which) {
    const most = /most|best/iu.test(which.how ?? '') ? 'mest' : 'minst';
    return `Vilken ${KINDS[(which.kind ?? '').toLowerCase()]} ${most}${timeOf(which.when)}?`;
  }
  return bare.replace(WITHOUT, 'Vad händer om vi tappar $<who>?');
};

/** A question in English, of what is sold and paid, in the words that it is read by; as it is where it is none. */
export const inEnglish = (message: string): string => readWhole(message, whole);
