import type { CompanyFile } from '../consult.ts';
import { bookedRows, type TruthRow, truthRows } from './truth.ts';

const files = 'tests/fixtures/files';

interface EvalCompany {
  files: readonly CompanyFile[];
  /** The same file read another way; empty where nothing is counted of it. */
  rows: readonly TruthRow[];
}

const csv = (
  guide: 'sales' | 'costs',
  path: string,
  more: Omit<Parameters<typeof truthRows>[0], 'path'> = {},
): EvalCompany => ({ files: [{ guide, path }], rows: truthRows({ path, ...more }) });

const GOLDEN = 'tests/fixtures/golden';

const SAMPLE = 'src/features/sample/server';
const sampleCosts = csv('costs', `${SAMPLE}/kostnader-exempelbolaget.csv`);

/** The analyses that are asked about, each of a file as owners have them. */
export const evalCompanies = {
  shop: csv('sales', `${SAMPLE}/forsaljning-exempelbolaget.csv`),
  sampleCosts,
  /** Sales and costs of one company; its rows are those of its costs. */
  firm: {
    files: [
      { guide: 'sales', path: `${SAMPLE}/forsaljning-exempelbolaget.csv` },
      ...sampleCosts.files,
    ],
    rows: sampleCosts.rows,
  },
  pizza: csv('sales', 'tests/fixtures/golden/pizza-per-manad.csv', { encoding: 'windows-1252' }),
  cycles: csv('costs', 'tests/fixtures/golden/inkop-adventureworks.csv', { delimiter: ',' }),
  articles: csv('sales', `${files}/004-fortnox-article-statistics/input.csv`, { skip: 3 }),
  invoices: csv('sales', `${files}/make-fortnox-invoices/input.csv`),
  till: csv('sales', `${files}/make-zettle/input.csv`),
  months: csv('sales', `${files}/051-cost-of-sold-goods/input.csv`),
  discounts: csv('sales', `${files}/038-discount-in-percent/input.csv`, { delimiter: ',' }),
  vat: csv('sales', `${files}/016-net-vat-gross/input.csv`, { delimiter: '\t' }),
  web: csv('sales', `${files}/001-shopify-orders/input.csv`, { delimiter: ',' }),
  hours: csv('sales', `${files}/049-hours-and-rate/input.csv`),
  numbers: csv('sales', `${files}/042-identifiers-with-leading-zeros/input.csv`),
  suppliers: csv('costs', `${files}/088-supplier-invoices/input.csv`),
  bank: csv('costs', `${files}/make-handelsbanken/input.csv`),
  ledger: csv('costs', `${files}/094-ledger-fortnox-vouchers/input.csv`, { skip: 2 }),
  books: {
    files: [{ guide: 'costs', path: `${files}/080-sie-3-objects/input.se` }],
    rows: [],
  },
  buyer: csv('costs', `${GOLDEN}/leverantorsfakturor.txt`, {
    encoding: 'utf-16le',
    delimiter: '\t',
  }),
  /** Order lines of a wholesaler that sells abroad, with who sold them. */
  northwind: csv('sales', `${GOLDEN}/northwind.csv`, { delimiter: ',' }),
  /** Receipts of a hairdresser's, with who cut and how it was paid; no customers. */
  salon: csv('sales', `${GOLDEN}/salong.csv`),
  /** A financial year of bookkeeping, from July to June. */
  consultants: {
    files: [{ guide: 'costs', path: `${GOLDEN}/datakonsulterna.se` }],
    rows: bookedRows(`${GOLDEN}/datakonsulterna.se`),
  },
  /** Order lines of a shop of children's clothes: returns, discounts, VAT, towns and channels. */
  kids: csv('sales', `${GOLDEN}/barnklader.csv`),
  /** Supplier invoices of a builder, by project and kind of cost, with credit notes. */
  builder: csv('costs', `${GOLDEN}/byggfirma.csv`),
  /** Trips of a haulier, with who drove and how far. */
  haulier: csv('sales', `${GOLDEN}/akeri.csv`),
  /** Hours of three consultants, by customer. */
  timesheet: csv('sales', `${GOLDEN}/konsulttimmar.csv`),
} satisfies Record<string, EvalCompany>;

export type EvalCompanyId = keyof typeof evalCompanies;
