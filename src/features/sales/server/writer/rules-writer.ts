import type { SalesBrief } from '#engine/guides/sales/brief.ts';
import type { SalesDraft } from '#engine/guides/sales/result.ts';
import { writeSalesDraft } from '#engine/guides/sales/words/draft.ts';
import type { Writer } from '#features/guides/server/writer/port.ts';

export type SalesWriter = Writer<SalesBrief, SalesDraft>;

/** Raised when rules or wording change what an unchanged file gives. */
export const RULES_VERSION = '1.7.1';

/** The writer that needs nothing: rules and Swedish, no model. */
export const rulesWriter: SalesWriter = {
  kind: 'rules',
  version: RULES_VERSION,
  write: async (brief) => writeSalesDraft(brief),
};
