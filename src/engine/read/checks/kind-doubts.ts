import type { Doubt } from '../../table/question.ts';
import type { NotSold } from '../../table/vocabulary/not-sold.ts';

const kinds: Record<NotSold, string> = {
  plan: 'en budget eller prognos',
  prices: 'en prislista',
  stock: 'en lista över lagret',
  offers: 'en lista över offerter',
  returned: 'en lista över returer eller krediteringar',
  cancelled: 'en lista över det som har makulerats eller avbokats',
  keyFigures: 'en tabell med nyckeltal, som inte går att lägga ihop',
  sales: 'en lista över vad kunder har köpt',
  debts: 'en lista över lån',
  pieces: 'en tabell över antal, med priset bredvid',
  unpaid: 'en lista över det som är obetalt, utan det som redan har betalats',
  agreements: 'en lista över avtal, med vad vart och ett ger varje gång',
};

const options: Doubt['options'] = [
  { answer: 'sold', label: 'Ja, räkna dem', change: { choices: { kind: 'sold' } } },
  { answer: 'notSold', label: 'Nej, något annat', change: { choices: { kind: 'notSold' } } },
];

/** What is asked of plain text that may tell of no costs. */
export const wordsDoubt = (example: string): Doubt => ({
  id: 'kind',
  text: `Texten säger inte av sig själv att beloppen är kostnader, till exempel ”${example}”. Är de det?`,
  options,
  chosen: 'sold',
  blocks: 'always',
  sumStays: true,
});

/** What is asked where each amount is larger than the one before. */
export const risingDoubt: Doubt = {
  id: 'kind',
  text: 'Beloppen stiger från rad till rad genom hela filen, som en summa hittills gör. Är de radernas egna belopp?',
  options,
  chosen: 'sold',
  blocks: 'always',
  sumStays: true,
};

/** What is asked of numbers beside a price, which may be counts. */
export const piecesDoubt: Doubt = {
  id: 'kind',
  text: `Filen ser ut att vara ${kinds.pieces}. Vad är talen?`,
  options: [
    {
      answer: 'pieces',
      label: 'Antal sålda: räkna dem gånger priset',
      change: { choices: { kind: 'pieces' } },
    },
    { answer: 'sold', label: 'Kronor som ni har sålt för', change: { choices: { kind: 'sold' } } },
    { answer: 'notSold', label: 'Något annat', change: { choices: { kind: 'notSold' } } },
  ],
  chosen: 'sold',
  blocks: 'always',
};

/** What is asked of a file that seems to be of another kind, or of which nothing says what it is. */
export const kindDoubt = (kind: NotSold | null, what = 'försäljning som har skett'): Doubt => ({
  id: 'kind',
  text:
    kind === null
      ? 'Ingen av filens kolumner säger vem som har fått betalt eller för vad. Är beloppen kostnader?'
      : `Filen ser ut att vara ${kinds[kind]}. Är beloppen ${what}?`,
  options,
  chosen: 'sold',
  blocks: 'always',
  sumStays: true,
});
