import type { ActionsBrief } from '#engine/guides/plan/brief.ts';
import type { ActionsDraft } from '#engine/guides/plan/result.ts';
import { writeActionsDraft } from '#engine/guides/plan/words/draft.ts';
import type { Writer } from '#features/guides/server/writer/port.ts';

/** Raised when rules or wording change what unchanged analyses and answers give. */
export const PLAN_VERSION = '1.4.0';

/** The writer that needs nothing: rules and Swedish, no model. */
export const rulesWriter: Writer<ActionsBrief, ActionsDraft> = {
  kind: 'rules',
  version: PLAN_VERSION,
  write: async (brief) => writeActionsDraft(brief),
};
