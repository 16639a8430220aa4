import type { CostBrief } from '#engine/guides/costs/brief.ts';
import type { CostDraft } from '#engine/guides/costs/result.ts';
import { writeCostDraft } from '#engine/guides/costs/words/draft.ts';
import type { Writer } from '#features/guides/server/writer/port.ts';

export type CostWriter = Writer<CostBrief, CostDraft>;

/** Raised when rules or wording change what an unchanged file gives. */
export const COST_RULES_VERSION = '1.5.0';

/** The writer that needs nothing: rules and Swedish, no model. */
export const rulesWriter: CostWriter = {
  kind: 'rules',
  version: COST_RULES_VERSION,
  write: async (brief) => writeCostDraft(brief),
};
