/** What money is spent on. Every cost row belongs to exactly one; the names are shown as they stand. */
export const AREAS = [
  'Varor och material',
  'Underentreprenörer',
  'Lokal',
  'El och värme',
  'Leasing och hyra av utrustning',
  'Förbrukning och kontor',
  'IT och programvara',
  'Reparation och underhåll',
  'Fordon',
  'Frakt och porto',
  'Resor',
  'Marknadsföring',
  'Försäljning och representation',
  'Telefoni och internet',
  'Försäkring och risk',
  'Redovisning och konsulter',
  'Bank och betalningar',
  'Inhyrd personal',
  'Personal',
  'Avgifter och medlemskap',
  'Avskrivningar',
  'Räntor och finansiella kostnader',
  'Skatter och myndigheter',
  'Övriga rörelsekostnader',
  'Övrigt',
] as const;

export type Area = (typeof AREAS)[number];

/** Where what neither account, supplier nor text can place ends up. */
export const UNPLACED: Area = 'Övrigt';

/** BAS ranges by the first four digits, narrow ranges before the wide ones they lie in. */
const RANGES: readonly [from: number, to: number, area: Area][] = [
  [4600, 4699, 'Underentreprenörer'],
  [4000, 4999, 'Varor och material'],
  [5020, 5039, 'El och värme'],
  [5120, 5139, 'El och värme'],
  [5000, 5199, 'Lokal'],
  [5250, 5259, 'IT och programvara'],
  [5200, 5299, 'Leasing och hyra av utrustning'],
  [5300, 5399, 'El och värme'],
  [5420, 5429, 'IT och programvara'],
  [5400, 5499, 'Förbrukning och kontor'],
  [5500, 5599, 'Reparation och underhåll'],
  [5600, 5699, 'Fordon'],
  [5700, 5799, 'Frakt och porto'],
  [5800, 5899, 'Resor'],
  [5900, 5999, 'Marknadsföring'],
  [6040, 6049, 'Bank och betalningar'],
  [6000, 6099, 'Försäljning och representation'],
  [6100, 6199, 'Förbrukning och kontor'],
  [6250, 6259, 'Frakt och porto'],
  [6200, 6299, 'Telefoni och internet'],
  [6300, 6399, 'Försäkring och risk'],
  [6540, 6549, 'IT och programvara'],
  [6560, 6569, 'Avgifter och medlemskap'],
  [6570, 6579, 'Bank och betalningar'],
  [6400, 6599, 'Redovisning och konsulter'],
  [6800, 6899, 'Inhyrd personal'],
  [6600, 6999, 'Avgifter och medlemskap'],
  [7000, 7699, 'Personal'],
  [7700, 7899, 'Avskrivningar'],
  [7900, 7999, 'Övriga rörelsekostnader'],
  [8000, 8799, 'Räntor och finansiella kostnader'],
];

/** The area of a BAS account; null where the number is no cost account of BAS. */
export function areaOfAccount(account: string): Area | null {
  if (!/^[4-8]\d{3,7}$/.test(account)) return null;
  const number = Number(account.slice(0, 4));
  return RANGES.find(([from, to]) => number >= from && number <= to)?.[2] ?? null;
}

/** The accounts of an area as they are said: `4600–4699`. */
export function accountsOf(area: Area): string {
  return RANGES.filter(([, , name]) => name === area)
    .map(([from, to]) => `${from}–${to}`)
    .join(', ');
}
