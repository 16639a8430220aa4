import type { Fact } from '../facts/fact.ts';
import { placeholders } from '../text/placeholder.ts';
import type { Reply } from './answers/reply.ts';

/** The facts that an answer shows, and those they are computed from. */
export function used(
  all: readonly Fact[],
  replies: readonly Pick<Reply, 'text' | 'table' | 'chart'>[],
): Fact[] {
  const byId = new Map(all.map((fact) => [fact.id, fact]));
  const wanted = new Set<string>();
  const want = (id: string | null) => {
    const fact = id === null || wanted.has(id) ? undefined : byId.get(id);
    if (fact === undefined) return;
    wanted.add(fact.id);
    for (const input of fact.source.inputs) want(input);
  };
  for (const { text, table, chart } of replies) {
    for (const { factId } of placeholders(text)) want(factId);
    for (const row of table?.rows ?? []) for (const id of row.factIds) want(id);
    for (const series of chart?.series ?? []) for (const { factId } of series.points) want(factId);
  }
  return all.filter((fact) => wanted.has(fact.id));
}
