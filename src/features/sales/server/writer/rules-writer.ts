import { writeSalesDraft } from '#engine/rules/sales/writer/draft.ts';
import type { SalesWriter } from './port.ts';

/** Raised when rules or wording change what an unchanged file gives. */
export const RULES_VERSION = '1.0.0';

/** The writer that needs nothing: rules and Swedish, no model. */
export const rulesWriter: SalesWriter = {
  kind: 'rules',
  version: RULES_VERSION,
  write: async (brief) => writeSalesDraft(brief),
};
