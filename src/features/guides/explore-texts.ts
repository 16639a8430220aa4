import { formatCount } from '#engine/text/format.ts';
import type { SubjectKind } from './lens.ts';

/** What one of a kind is called, and all of them. */
export const subjectNames: Readonly<Record<SubjectKind, { one: string; all: string }>> = {
  product: { one: 'Produkt', all: 'Produkter' },
  category: { one: 'Varugrupp', all: 'Varugrupper' },
  customer: { one: 'Kund', all: 'Kunder' },
  channel: { one: 'Kanal', all: 'Kanaler' },
  region: { one: 'Region', all: 'Regioner' },
  area: { one: 'Område', all: 'Områden' },
  supplier: { one: 'Leverantör', all: 'Leverantörer' },
  account: { one: 'Konto', all: 'Konton' },
  department: { one: 'Avdelning', all: 'Avdelningar' },
  project: { one: 'Projekt', all: 'Projekt' },
};

/** Texts of the tables of everything. */
export const tableTexts = {
  table: (all: string) => `Tabell: ${all.toLowerCase()}`,
  without: 'Utan namn i filen',
  whole: 'Hela filen',
  against: (period: string) => `mot ${period}`,
  change: 'Ändring',
  before: 'Perioden före',
  percent: 'Ändring %',
  share: 'Andel',
  profit: 'Täckningsbidrag',
  rows: 'Rader',
  last: 'Senast',
  total: 'Summa',
  search: (all: string) => `Sök bland ${all.toLowerCase()}`,
  shown: (shown: string, all: string) =>
    shown === all ? `${all} rader` : `${shown} av ${all} rader`,
  save: 'Ladda ned som CSV',
  saveFailed: 'Tabellen kunde inte hämtas',
  failed: 'Tabellen kunde inte hämtas',
  loading: 'Hämtar tabellen',
  none: (all: string) => `Filen har inga ${all.toLowerCase()}.`,
  noneFound: (search: string) => `Inget namn innehåller ”${search}”.`,
  sortBy: (column: string) => `Sortera efter ${column}`,
  tryLater: 'Försök igen om en stund.',
  retry: 'Försök igen',
} as const;

/** Texts of a subject's own page. */
export const subjectTexts = {
  back: (all: string) => `Alla ${all.toLowerCase()}`,
  months: (measure: string) => `${measure} per månad`,
  figures: 'Siffror',
  profit: 'Täckningsbidrag',
  margin: 'Täckningsgrad',
  counts: {
    orders: 'Antal order',
    customers: 'Kunder',
    products: 'Produkter',
    suppliers: 'Leverantörer',
    accounts: 'Konton',
  },
  largestOf: (shown: string, all: string) => `de ${shown} största av ${all}`,
  rows: (count: number) => `Visa raderna (${formatCount(count)})`,
  failed: 'Siffrorna kunde inte hämtas',
  tryLater: 'Försök igen om en stund.',
  retry: 'Försök igen',
} as const;
