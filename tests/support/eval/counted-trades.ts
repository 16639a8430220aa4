import { evalCompanies } from './companies.ts';
import { at, both, type Fits, is } from './counted.ts';
import { distinct, total, totalsBy } from './truth.ts';

const { kids, builder } = evalCompanies;
const NET = 'Belopp exkl. moms';

/** Orders for children's clothes of a day, month or year. */
export const sold = (prefix: string): Fits => at(prefix, 'Orderdatum');
/** What children's clothes sold for less returns, in kronor. */
export const inKids = (...tests: Fits[]) => total(kids.rows, NET, both(...tests));
/** A column of theirs over the rows that fit all tests. */
export const sumInKids = (column: string, ...tests: Fits[]) =>
  total(kids.rows, column, both(...tests));
export const rankKids = (by: Parameters<typeof totalsBy>[1], ...tests: Fits[]) =>
  totalsBy(kids.rows, by, NET, both(...tests));
export const rankKidsPieces = (by: string, ...tests: Fits[]) =>
  totalsBy(kids.rows, by, 'Antal', both(...tests));
export const countKids = (column: string, ...tests: Fits[]) =>
  distinct(kids.rows, column, both(...tests));
export const garment = is.bind(null, 'Artikel');
export const garments = is.bind(null, 'Kategori');
export const town = is.bind(null, 'Ort');
export const soldBy = is.bind(null, 'Säljkanal');
export const returned = is('Typ', 'Retur');

/** The builder's invoices of a day, month or year. */
export const invoicedOn = (prefix: string): Fits => at(prefix, 'Fakturadatum');
/** What the builder was invoiced without VAT, in kronor. */
export const built = (...tests: Fits[]) => total(builder.rows, NET, both(...tests));
export const sumBuilt = (column: string, ...tests: Fits[]) =>
  total(builder.rows, column, both(...tests));
export const rankBuilt = (by: Parameters<typeof totalsBy>[1], ...tests: Fits[]) =>
  totalsBy(builder.rows, by, NET, both(...tests));
export const countBuilt = (...tests: Fits[]) => builder.rows.filter(both(...tests)).length;
export const project = is.bind(null, 'Projekt');
export const kindOfCost = is.bind(null, 'Kostnadstyp');
export const invoicer = is.bind(null, 'Leverantör');
