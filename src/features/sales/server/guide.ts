import { failWith } from '#contract/errors.ts';
import { salesBrief } from '#engine/guides/sales/brief.ts';
import { computeSalesFigures } from '#engine/guides/sales/figures/compute.ts';
import { createSalesView } from '#engine/guides/sales/figures/view.ts';
import { portfolio } from '#engine/guides/sales/portfolio.ts';
import { writeSalesDraft } from '#engine/guides/sales/words/draft.ts';
import { salesAnswers } from '#features/guides/answers/sales.ts';
import { fileGuide } from '#features/guides/server/file-guide.ts';
import { salesErrors } from '../contract.ts';

const fail = failWith(salesErrors);

/** Försäljningsanalys: the newest sales file and the five answers become a sales analysis. */
export const salesGuide = fileGuide({
  id: 'sales',
  version: '1.9.0',
  errors: {
    none: () => fail('sales.no_document'),
    notReady: (more) => fail('sales.not_ready', more),
  },
  answers: (stored) => salesAnswers.parse(stored),
  basis: async () => null,
  view: { name: 'sales', create: createSalesView },
  computes: 'nyckeltal',
  compute: (query, source) => computeSalesFigures(query, source),
  brief: salesBrief,
  write: writeSalesDraft,
  extra: ({ context }) => ({ portfolio: portfolio(context.book) }),
});
