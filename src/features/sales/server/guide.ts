import { failWith } from '#contract/errors.ts';
import { createSalesView } from '#engine/guides/sales/figures/view.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import { loadAnswers } from '#features/guides/answers/server/store.ts';
import type { Guide } from '#features/guides/server/guide.ts';
import { readyDocument } from '#features/guides/server/ready-document.ts';
import { salesErrors } from '../contract.ts';
import { analyseDocument } from './analyse.ts';
import { RULES_VERSION } from './writer/rules-writer.ts';

const fail = failWith(salesErrors);

/** Försäljningsanalys: the newest sales file and the five answers become a sales analysis. */
export const salesGuide: Guide = {
  type: 'försäljning',
  version: RULES_VERSION,
  async prepare(deps, ownerId) {
    const document = await readyDocument(deps, ownerId, 'sales', {
      none: () => fail('sales.no_document'),
      notReady: (more) => fail('sales.not_ready', more),
    });
    const answers = await loadAnswers(deps.database.db, ownerId, 'sales');
    return { document, answers: { ...answers }, basis: null, sample: document.sample };
  },
  async compute(deps, row, table, report) {
    if (table === null || row.documentId === null) throw new Error('a sales analysis has a file');
    const document = { id: row.documentId, name: row.document ?? '', ...table };
    const today = formatInstantDay(row.createdAt.toISOString());
    return analyseDocument(document, row.answers, today, deps.tempFolder, report);
  },
  async openView(query, understanding) {
    await createSalesView(query, understanding);
    return 'sales';
  },
};
