import type { Fact } from '#engine/facts/fact.ts';
import { guardDraft } from '#engine/text/guard.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import type { Writer } from './port.ts';

/** What the guard needs of a brief. */
export interface GuardedBrief {
  facts: readonly Fact[];
  /** Keys of the facts whose sign is a direction. */
  changes: ReadonlySet<string>;
}

/**
 * A writer's draft. One that breaks the guard never reaches a reader: the rules write it instead, and
 * `engine` says who did.
 */
export async function guarded<Brief extends GuardedBrief, Draft extends object>(
  brief: Brief,
  writer: Writer<Brief, Draft>,
  rules: Writer<Brief, Draft>,
): Promise<{ draft: Draft; engine: ResultBasis['engine'] }> {
  const draft = await writer.write(brief);
  const accepted =
    writer.kind === 'rules' || guardDraft(draft, brief.facts, brief.changes).length === 0;
  const { kind, version } = accepted ? writer : rules;
  return {
    draft: accepted ? draft : await rules.write(brief),
    engine: { writer: kind, version },
  };
}
