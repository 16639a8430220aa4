import { failWith } from '#contract/errors.ts';
import type { IndustryChoice } from '#engine/books/benchmark/industry.ts';
import type { CompanyProfile } from '#engine/books/company.ts';
import { sellsUnlikeUnits } from '#engine/business/business.ts';
import { salesBrief } from '#engine/guides/sales/brief.ts';
import { computeSalesFigures } from '#engine/guides/sales/figures/compute.ts';
import { isCovered } from '#engine/guides/sales/figures/products.ts';
import { createSalesView } from '#engine/guides/sales/figures/view.ts';
import { salesFirstLook } from '#engine/guides/sales/first-look.ts';
import { portfolio } from '#engine/guides/sales/portfolio.ts';
import { writeSalesDraft } from '#engine/guides/sales/words/draft.ts';
import { salesAnswers } from '#features/guides/answers/sales.ts';
import { companyOf, industryOf } from '#features/guides/server/company.ts';
import { fileGuide } from '#features/guides/server/file-guide.ts';
import { salesErrors } from '../contract.ts';

/** What a sales analysis uses besides its file and answers; null for the sample company, and in those made before. */
type SalesBasis = {
  company: CompanyProfile;
  /** Null where the profile has no SNI code; absent in analyses made before it was used. */
  industry?: IndustryChoice | null;
} | null;

const fail = failWith(salesErrors);

/** Försäljningsanalys: the newest sales file and the five answers become a sales analysis. */
export const salesGuide = fileGuide({
  id: 'sales',
  version: '1.39.0',
  errors: {
    none: () => fail('sales.no_document'),
    notReady: (more) => fail('sales.not_ready', more),
  },
  answers: (stored) => salesAnswers.parse(stored),
  basis: async ({ database: { db } }, ownerId, { sample }): Promise<SalesBasis> =>
    sample
      ? null
      : { company: await companyOf(db, ownerId), industry: await industryOf(db, ownerId) },
  view: {
    name: 'sales',
    measures: ['revenue', 'profit', 'cost', 'discount', 'quantity'],
    isCovered,
    create: createSalesView,
    subjects: {
      product: 'product',
      category: 'category',
      customer: 'customer',
      channel: 'channel',
      region: 'region',
    },
    counts: { orders: 'orderId', customers: 'customer', products: 'product' },
  },
  computes: 'nyckeltal',
  firstLook: salesFirstLook,
  compute: (query, source, basis) =>
    computeSalesFigures(query, {
      ...source,
      company: basis?.company ?? null,
      ...(basis?.industry && { industry: basis.industry }),
    }),
  brief: salesBrief,
  write: writeSalesDraft,
  modelTexts: [
    'summary',
    'sections.*.description',
    'sections.*.action',
    'productAnalysis.profitabilityInsights',
    'productAnalysis.topPerformers.*.reason',
    'productAnalysis.underperformers.*.issues',
    'productAnalysis.underperformers.*.recommendations',
  ],
  extra: ({ context: { book, figures, business } }) => ({
    portfolio: portfolio(book),
    ...(figures.topFell && { topFell: true }),
    ...(sellsUnlikeUnits(business) && { unlikeUnits: true }),
  }),
});
