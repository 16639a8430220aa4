import { eq } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import type { CostAnswers } from '#engine/guides/costs/answers/answer-context.ts';
import { createCostsView } from '#engine/guides/costs/figures/view.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import { loadAnswers } from '#features/guides/answers/server/store.ts';
import type { Guide } from '#features/guides/server/guide.ts';
import { readyDocument } from '#features/guides/server/ready-document.ts';
import { createAnalysisStore } from '#features/guides/server/store.ts';
import { users } from '#server/session/table.ts';
import { costErrors } from '../contract.ts';
import { analyseDocument } from './analyse.ts';
import { type CostAnalysisBasis, industryOf, revenueOf } from './basis.ts';
import { COST_RULES_VERSION } from './writer/rules-writer.ts';

const fail = failWith(costErrors);

/** Kostnadsanalys: the newest cost file, the answers, known revenue and industry become a cost analysis. */
export const costsGuide: Guide = {
  type: 'kostnader',
  version: COST_RULES_VERSION,
  async prepare(deps, ownerId) {
    const { db } = deps.database;
    const document = await readyDocument(deps, ownerId, 'kostnader', {
      none: () => fail('costs.no_document'),
      notReady: (more) => fail('costs.not_ready', more),
    });
    const sales = await createAnalysisStore(db).newest(ownerId, 'försäljning');
    const [user] = await db.select().from(users).where(eq(users.id, ownerId));
    const basis: CostAnalysisBasis = {
      // The sample company's revenue says nothing of one's own costs.
      revenue: sales?.sample === document.sample ? revenueOf(sales) : null,
      industry: document.sample
        ? null
        : industryOf(user?.industry ?? null, user?.employees ?? null),
    };
    const answers = await loadAnswers(db, ownerId, 'kostnader');
    return { document, answers: { ...answers }, basis, sample: document.sample };
  },
  async compute(deps, row, table, report) {
    if (table === null || row.documentId === null) throw new Error('a cost analysis has a file');
    const document = { id: row.documentId, name: row.document ?? '', ...table };
    const answers = row.answers as Record<keyof CostAnswers, string>;
    return analyseDocument(
      document,
      answers,
      row.basis as CostAnalysisBasis,
      formatInstantDay(row.createdAt.toISOString()),
      deps.tempFolder,
      report,
    );
  },
  async openView(query, understanding) {
    await createCostsView(query, understanding);
    return 'costs';
  },
};
