import type { Chart } from '#engine/facts/chart.ts';
import type { Fact } from '#engine/facts/fact.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import type { FirstPicture } from '../first-look-contract.ts';
import type { Guide } from './guide.ts';

const MONTHS: ReadonlySet<Chart['id']> = new Set(['revenue-by-month', 'cost-by-month']);

/** The facts by these ids, and all that they are made of. */
function withInputs(facts: readonly Fact[], wanted: readonly string[]): Fact[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const found = new Map<string, Fact>();
  const left = [...wanted];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    const fact = byId.get(id);
    if (fact === undefined || found.has(id)) continue;
    found.set(id, fact);
    left.push(...fact.source.inputs);
  }
  return [...found.values()];
}

/** Rows are shown of an analysis, which there is none of yet. */
const withoutRows = (fact: Fact): Fact => ({ ...fact, source: { ...fact.source, where: null } });

/** What of a result is shown before it is asked for. */
export function pictureOf(
  result: ResultBasis,
  firstLook: NonNullable<Guide['firstLook']>,
): FirstPicture {
  const look = firstLook.of(result.facts);
  const months = result.charts.find(({ id }) => MONTHS.has(id)) ?? null;
  const inChart =
    months?.series.flatMap(({ points }) => points.flatMap(({ factId }) => factId ?? [])) ?? [];
  const named = [look.total, ...look.top, ...inChart].filter((id) => id !== null);
  const facts = withInputs(result.facts, named).map(withoutRows);
  return { ...look, months, facts };
}
