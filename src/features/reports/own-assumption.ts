import type { Fact, Figure } from '#engine/facts/fact.ts';
import { formatFact } from '#engine/text/format.ts';
import { effectText, percentText, spreadOf } from '#features/tasks/own-effect.ts';
import { assumptionTexts } from '#features/tasks/texts.ts';
import type { ReportEntry } from './report.ts';
import { plain } from './runs.ts';

/** What the owner assumes of an action in place of the analysis, in per cent. */
export interface OwnAssumption {
  actionId: string;
  assumption: string;
}

/** What the owner has chosen of the action whose effect is stated at `path`, said to be the owner's; nothing else. */
export type OwnOf = (actionId: string, path: string) => ReportEntry[];

/** For an analysis: what its owner assumes, by action. */
export function ownOf(
  assumptions: readonly OwnAssumption[],
  { facts, figures }: { facts: readonly Fact[]; figures: readonly Figure[] },
): OwnOf {
  const chosen = new Map(assumptions.map(({ actionId, assumption }) => [actionId, assumption]));
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  return (actionId, path) => {
    const percent = chosen.get(actionId);
    if (percent === undefined) return [];
    const stated = figures.filter((each) => each.path === path);
    const spread = spreadOf(
      stated.flatMap(({ factId }) => byId.get(factId) ?? []),
      (id) => byId.get(id),
    );
    if (spread === null) return [];
    const usual = formatFact(spread.likely.assumption);
    const text = assumptionTexts.ownInReport(
      percentText(percent),
      usual,
      effectText(spread, percent),
    );
    return [{ label: assumptionTexts.ownTitle, value: plain(text) }];
  };
}
