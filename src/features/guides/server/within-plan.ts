import { industryKeys as key } from '#engine/books/benchmark/catalogue.ts';
import type { Fact } from '#engine/facts/fact.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import { entitlementsOf } from '#features/billing/entitlements.ts';
import type { PlanId } from '#features/billing/plans.ts';
import { industryTable } from '../industry.ts';

const ofIndustry: readonly string[] = [
  ...[key.industryLow, key.industryMedian, key.industryHigh, key.industryDifference],
];

/** A result as the plan shows it: ratios of the industry beyond the plan's are left out, unless it speaks of them. */
export function withinPlan<Result extends Partial<ResultBasis>>(
  result: Result,
  plan: PlanId,
): Result {
  const { industryRatios } = entitlementsOf(plan);
  const { facts, ...rest } = result;
  const lines = industryRatios === null || !facts ? [] : (industryTable(facts)?.lines ?? []);
  const hidden = new Set(lines.slice(industryRatios ?? 0).map(({ label }) => label));
  if (!facts || hidden.size === 0) return result;
  const isHidden = ({ key: of, subject }: Fact) =>
    ofIndustry.includes(of) && hidden.has(subject?.name ?? '');
  const others = facts.filter((fact) => !isHidden(fact));
  // A piece of advice, or another fact, may rest on one of them.
  const named = new Set(JSON.stringify([rest, others]).match(/\w+/g));
  const shown = facts.filter((fact) => !isHidden(fact) || named.has(fact.id));
  return { ...result, facts: shown, industryMore: hidden.size };
}
