import type { Dimension, SieFile } from './model.ts';
import { type Field, textAt } from './tokens.ts';
import { dayOf } from './values.ts';

export const emptyFile = (): SieFile => ({
  about: {
    sieType: null,
    program: null,
    generated: null,
    company: null,
    organisationNumber: null,
    companyForm: null,
    industryCode: null,
    chart: null,
    currency: null,
    taxYear: null,
    balancesUntil: null,
  },
  years: [],
  accounts: new Map(),
  dimensions: new Map(),
  balances: [],
  periods: [],
  vouchers: [],
  outside: [],
  problems: [],
  lines: 0,
});

/** Takes a record on the company, the program or the year; all others are ignored, as the standard says. */
export function readAbout(file: SieFile, label: string, fields: readonly Field[]): void {
  const { about } = file;
  const first = textAt(fields, 1);
  const value = first === '' ? null : first;
  const rest = fields.slice(1).filter((field) => typeof field === 'string');
  if (label === '#SIETYP') about.sieType = value;
  else if (label === '#PROGRAM') about.program = rest.join(' ').trim() || null;
  else if (label === '#GEN') about.generated = dayOf(first);
  else if (label === '#FNAMN') about.company = value;
  else if (label === '#ORGNR') about.organisationNumber = value;
  else if (label === '#FTYP') about.companyForm = value;
  else if (label === '#BKOD') about.industryCode = value;
  else if (label === '#KPTYP') about.chart = value;
  else if (label === '#VALUTA') about.currency = value?.toUpperCase() ?? null;
  else if (label === '#TAXAR') about.taxYear = value;
  else if (label === '#OMFATTN') about.balancesUntil = dayOf(first);
  else if (label === '#RAR') readYear(file, fields);
}

/** Financial years of one file: programs write the last two to ten. */
const MOST_YEARS = 100;

function readYear(file: SieFile, fields: readonly Field[]): void {
  const [from, to] = [dayOf(textAt(fields, 2)), dayOf(textAt(fields, 3))];
  const number = Number(textAt(fields, 1));
  const known = file.years.some((year) => year.number === number);
  const isRoom = file.years.length < MOST_YEARS;
  if (isRoom && from && to && !known && Number.isInteger(number))
    file.years.push({ number, from, to });
}

/** Takes a record of the chart of accounts or of a dimension. False where it is neither. */
export function readChart(file: SieFile, label: string, fields: readonly Field[]): boolean {
  const [first, second] = [textAt(fields, 1), textAt(fields, 2)];
  if (label === '#KONTO' || label === '#KTYP') {
    const account = file.accounts.get(first) ?? { name: '', type: null };
    if (label === '#KTYP') account.type = second.toUpperCase() || null;
    else account.name = second;
    // A type alone does not make an account part of the chart.
    if (label === '#KONTO' || file.accounts.has(first)) file.accounts.set(first, account);
    return true;
  }
  if (label !== '#DIM' && label !== '#UNDERDIM' && label !== '#OBJEKT') return false;
  const dimension = dimensionOf(file, Number(first));
  if (label === '#OBJEKT') dimension.objects.set(second, textAt(fields, 3));
  else if (second !== '') dimension.name = second;
  if (label === '#UNDERDIM') dimension.parent = Number(textAt(fields, 3)) || null;
  return true;
}

/** Names the standard gives dimensions that a file need not declare. */
const reserved: Readonly<Record<number, string>> = {
  1: 'Resultatenhet',
  2: 'Kostnadsbärare',
  6: 'Projekt',
  7: 'Anställd',
  8: 'Kund',
  9: 'Leverantör',
  10: 'Faktura',
};

export const dimensionName = (
  { dimensions }: Pick<SieFile, 'dimensions'>,
  number: number,
): string => dimensions.get(number)?.name ?? reserved[number] ?? `Dimension ${number}`;

function dimensionOf(file: SieFile, number: number): Dimension {
  const name = dimensionName(file, number);
  const known = file.dimensions.get(number) ?? { name, parent: null, objects: new Map() };
  file.dimensions.set(number, known);
  return known;
}
