import type { SalesRole } from '../../../table/roles.ts';

/** The column whose absence explains a missing figure. */
const LACKS: Record<Exclude<SalesRole, 'status'> | 'staff', string> = {
  date: 'filen saknar en kolumn med datum',
  product: 'filen saknar en kolumn med produkt eller artikel',
  productId: 'filen saknar en kolumn med artikelnummer',
  category: 'filen saknar en kolumn med varugrupp eller kategori',
  quantity: 'filen saknar en kolumn med antal',
  unitPrice: 'filen saknar en kolumn med pris',
  revenue: 'filen saknar en kolumn med belopp',
  grossRevenue: 'filen saknar en kolumn med belopp',
  vat: 'filen saknar en kolumn med moms',
  cost: 'filen saknar en kolumn med inköpspris eller kostnad',
  margin: 'filen saknar en kolumn med täckningsbidrag',
  customer: 'filen saknar en kolumn med kund',
  staff: 'filen saknar en kolumn med vem som sålt',
  channel: 'filen saknar en kolumn med säljkanal',
  region: 'filen saknar en kolumn med ort eller region',
  orderId: 'filen saknar en kolumn med ordernummer, fakturanummer eller kvittonummer',
  discount: 'filen saknar en kolumn med rabatt',
  currency: 'filen saknar en kolumn med valuta',
};

/** `Täckningsbidrag kan inte räknas: filen saknar en kolumn med inköpspris eller kostnad.` */
export function lacksColumn(what: string, role: keyof typeof LACKS): string {
  return `${what} kan inte räknas: ${LACKS[role]}.`;
}
