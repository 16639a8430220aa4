import { failWith } from '#contract/errors.ts';
import { areasTable } from '#engine/guides/costs/areas-table.ts';
import { costBrief } from '#engine/guides/costs/brief.ts';
import { computeCostFigures } from '#engine/guides/costs/figures/compute.ts';
import { createCostsView } from '#engine/guides/costs/figures/view.ts';
import { costFirstLook } from '#engine/guides/costs/first-look.ts';
import { writeCostDraft } from '#engine/guides/costs/words/draft.ts';
import { costDraft } from '#features/guides/answers/costs.ts';
import { fileGuide } from '#features/guides/server/file-guide.ts';
import { costErrors } from '../contract.ts';
import { costBasis } from './basis.ts';

const fail = failWith(costErrors);

/**
 * Kostnadsanalys: the newest cost file, the answers, known revenue and industry become a cost
 * analysis.
 */
export const costsGuide = fileGuide({
  id: 'costs',
  version: '1.39.0',
  errors: {
    none: () => fail('costs.no_document'),
    notReady: (more) => fail('costs.not_ready', more),
  },
  answers: (stored) => costDraft.parse(stored),
  basis: costBasis,
  view: {
    name: 'costs',
    measures: ['amount'],
    create: createCostsView,
    subjects: {
      area: 'area',
      supplier: 'supplier',
      account: 'accountLabel',
      department: 'department',
      project: 'project',
    },
    counts: { suppliers: 'supplier', accounts: 'account' },
  },
  firstLook: costFirstLook,
  computes: 'kostnader',
  compute: (query, source, { revenue, industry, company = null }) =>
    computeCostFigures(query, {
      ...source,
      ...(revenue === null ? {} : { revenue }),
      ...(industry === null ? {} : { industry }),
      company,
    }),
  brief: costBrief,
  write: writeCostDraft,
  modelTexts: [
    'summary',
    'sections.*.description',
    'sections.*.action',
    'stora_kostnadsomraden.innehall',
    'optimeringsmojligheter.innehall',
    'avdelningsspecifika_rad.innehall',
  ],
  extra: ({ context }) => ({ areas: areasTable(context.book) }),
});
