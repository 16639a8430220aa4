import type { Fact } from '#engine/facts/fact.ts';
import { guardDraft } from '#engine/text/guard.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import type { Writer } from './port.ts';

/**
 * A writer's draft. One that breaks the guard never reaches a reader: the rules write it instead, and
 * `engine` says who did.
 */
export async function guarded<Brief extends { facts: readonly Fact[] }, Draft extends object>(
  brief: Brief,
  writer: Writer<Brief, Draft>,
  rules: Writer<Brief, Draft>,
): Promise<{ draft: Draft; engine: ResultBasis['engine'] }> {
  const draft = await writer.write(brief);
  const kept = writer.kind === 'rules' || guardDraft(draft, brief.facts).length === 0;
  const { kind, version } = kept ? writer : rules;
  return {
    draft: kept ? draft : await rules.write(brief),
    engine: { writer: kind, version },
  };
}
