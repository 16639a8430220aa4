import { adviceKeys } from '#engine/advice/advice-keys.ts';
import { compareFacts, type FigureChange } from '#engine/text/compare-facts.ts';
import { renderText } from '#engine/text/render.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import type { Guide } from './guide.ts';

const ofAdvice: ReadonlySet<string> = new Set(Object.values(adviceKeys));

/** Titles by the ids of recommendations. Old results may have no records of them. */
function recordedTitles({ facts, advice = [] }: Partial<ResultBasis>): [string, string][] {
  const known = new Map(facts?.map((fact) => [fact.id, fact]));
  return advice.map(({ id, title }) => [id, renderText(title, known, `advice.${id}`).text]);
}

/**
 * The figures that differ between two results. Effects of recommendations are labelled by their
 * titles.
 */
export function changedFigures(
  { adviceTitles = recordedTitles }: Guide,
  earlier: ResultBasis | null,
  later: ResultBasis | null,
): FigureChange[] {
  const both = [earlier, later].filter((result) => result !== null);
  const titles = new Map(both.flatMap((result) => adviceTitles(result)));
  return compareFacts(earlier?.facts ?? [], later?.facts ?? []).map((change) =>
    change.subject !== null && ofAdvice.has(change.key)
      ? { ...change, subject: titles.get(change.subject) ?? null }
      : change,
  );
}
