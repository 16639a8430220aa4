/**
 * How the neighbours spell the words of Swedish headers, and how they are shortened: without diacritics, in lower case.
 * Said here once, every list of words knows them all.
 */
const spellings: readonly [pattern: RegExp, word: string][] = [
  // Danish and Norwegian.
  [/belo[bp]\b/g, 'belopp'],
  [/dato\b/g, 'datum'],
  [/navn\b/g, 'namn'],
  [/gruppe\b/g, 'grupp'],
  [/\b(?:ekskl|eks|eksklusive)\b/g, 'exkl'],
  [/\b(?:uden|uten)\b/g, 'utan'],
  [/\bher(?:af|av)\b/g, 'varav'],
  [/\b(?:mva|merverdiavgift|alv)\b/g, 'moms'],
  [/\bmervardesskatte?/g, 'moms'],
  [/\b(?:antall|stykker|stk)\b/g, 'antal'],
  [/\b(?:mangde|mengde)\b/g, 'mangd'],
  [/\bordre(?=nr|nummer|datum|status|linje|belopp|total|id|\b)/g, 'order'],
  [/\bkunde(?=namn|nr|nummer|grupp|\b)/g, 'kund'],
  [/\bvare(?=nr|nummer|namn|grupp|kost|forbrug)/g, 'varu'],
  [/\bvare\b/g, 'vara'],
  [/\bvaru(?:kost|forbrug)\b/g, 'varukostnad'],
  [/\bartikkel/g, 'artikel'],
  [/\bleverandor/g, 'leverantor'],
  [/\boms[ae]tning\b/g, 'omsattning'],
  [/\bsalgs?\b/g, 'forsaljning'],
  [/\bsalgs(?=\w)/g, 'forsaljnings'],
  [/\b(?:enhedspris|stykpris|stykkpris)\b/g, 'styckpris'],
  [/\bkostpris\b/g, 'inkopspris'],
  [/\bpr (?=stk\b|antal\b)/g, 'per '],
  [/\bper antal\b/g, 'per st'],
  [/\b(?:dakning|dekning)s?(?=bidrag|grad)/g, 'tacknings'],
  [/\bbruttofortjeneste\b/g, 'bruttovinst'],
  [/\bfortjeneste\b/g, 'vinst'],
  [/\b(?:avance|avanse)\b/g, 'marginal'],
  [/\b(?:indkob|innkjop)/g, 'inkop'],
  [/\brabat\b/g, 'rabatt'],
  [/\brabat(?=belopp)/g, 'rabatt'],
  [/\bbeskrivelse\b/g, 'beskrivning'],
  [/\btekst\b/g, 'text'],
  [/\bbilag\b/g, 'verifikat'],
  [/\bmaned\b/g, 'manad'],
  [/\bforfal[dl]s?(?=datum)/g, 'forfallo'],
  // Shortened.
  [/\b(moms|rad|faktura|order|netto|brutto|rabatt)bel\b/g, '$1belopp'],
  [/\bbel\b/g, 'belopp'],
  [/\btot\b/g, 'total'],
  [/\bant\b/g, 'antal'],
  [/\boms\b/g, 'omsattning'],
  [/\brab\b/g, 'rabatt'],
  [/\bfakt\b/g, 'faktura'],
  [/\bkostn\b/g, 'kostnad'],
  [/\bink ?pris\b/g, 'inkopspris'],
  [/\bink (?=varde\b|kostnad\b)/g, 'inkops'],
  [/\bmarg\b/g, 'marginal'],
  [/\bdat\b/g, 'datum'],
  [/\bstat\b/g, 'status'],
  [/\bord(?= nr)/g, 'order'],
];

/** Longer than any name: a text without a header, whose words are nothing to spell. */
const LONGEST = 200;

/** Most names have none of them. */
const anySpelling = new RegExp(spellings.map(([{ source }]) => source).join('|'));

/** A name in lower case with its words as Swedish headers spell them in full. */
export const inSwedish = (name: string): string =>
  name.length > LONGEST || !anySpelling.test(name)
    ? name
    : spellings.reduce((text, [pattern, word]) => text.replace(pattern, word), name);
