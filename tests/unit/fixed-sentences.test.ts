import fc from 'fast-check';
import { expect, it } from 'vitest';
import { costBrief } from '#engine/guides/costs/brief.ts';
import { writeCostDraft } from '#engine/guides/costs/words/draft.ts';
import { type ActionsBrief, actionsBrief } from '#engine/guides/plan/brief.ts';
import { isGap } from '#engine/guides/plan/goals/gap.ts';
import type { PlanInput } from '#engine/guides/plan/input.ts';
import { writeActionsDraft } from '#engine/guides/plan/words/draft.ts';
import { salesBrief } from '#engine/guides/sales/brief.ts';
import { writeSalesDraft } from '#engine/guides/sales/words/draft.ts';
import { costSentences } from '#support/fixed-sentences/costs.ts';
import { type Known as PlanKnown, planSentences, quotes } from '#support/fixed-sentences/plan.ts';
import { salesSentences } from '#support/fixed-sentences/sales.ts';
import { type FixedSentence, faultsIn, fixedIn } from '#support/fixed-sentences/sentence.ts';
import { misleadingChanges } from '#support/misleading-changes.ts';
import { randomCosts } from '#support/random-costs.ts';
import { randomPlans } from '#support/random-plans.ts';
import { randomSales } from '#support/random-sales.ts';
import { scale } from '#support/scale.ts';

const numRuns = scale.sentenceDraws;

/** Most rows are met in a few hundred draws. */
function expectMet<Known>(
  list: readonly FixedSentence<Known>[],
  met: ReadonlySet<FixedSentence<Known>>,
): void {
  const unmet = list.filter((row) => !met.has(row)).map(({ words }) => words);
  expect(unmet.length, `never said: ${unmet.join(' ')}`).toBeLessThan(list.length / 3);
}

it('a sentence without a figure is said of sales only where its condition holds, and each has one', () => {
  const met = new Set<(typeof salesSentences)[number]>();
  fc.assert(
    fc.property(randomSales, (given) => {
      const brief = salesBrief(given);
      const { summary, sections, productAnalysis } = writeSalesDraft(brief);
      const claims = [
        ...[summary, productAnalysis.profitabilityInsights, ...brief.answerChecks],
        ...sections.flatMap(({ description, roi }) => [description, roi]),
        ...productAnalysis.topPerformers.map(({ reason }) => reason),
        ...productAnalysis.underperformers.map(({ issues }) => issues),
      ];
      const known = { brief, answers: given.answers };
      expect(faultsIn(fixedIn(claims), known, salesSentences, met)).toEqual([]);
      expect(misleadingChanges([summary, sections, productAnalysis], brief.facts)).toEqual([]);
    }),
    { numRuns },
  );
  expectMet(salesSentences, met);
});

it('a sentence without a figure is said of costs only where its condition holds, and each has one', () => {
  const met = new Set<(typeof costSentences)[number]>();
  fc.assert(
    fc.property(randomCosts, (given) => {
      const brief = costBrief(given);
      const draft = writeCostDraft(brief);
      const claims = [
        ...[draft.summary, ...brief.answerChecks],
        ...draft.sections.flatMap(({ description, roi }) => [description, roi]),
        ...[draft.stora_kostnadsomraden, draft.optimeringsmojligheter].map((each) => each.innehall),
        draft.avdelningsspecifika_rad.innehall,
      ];
      const known = { brief, answers: given.answers };
      expect(faultsIn(fixedIn(claims), known, costSentences, met)).toEqual([]);
      expect(misleadingChanges(draft, brief.facts)).toEqual([]);
    }),
    { numRuns },
  );
  expectMet(costSentences, met);
});

/** What a plan takes over from its analyses: held to its conditions there. */
const importedInto = ({ sales, costs }: PlanInput, { events, result }: ActionsBrief) =>
  new Set(
    fixedIn([
      ...[...(sales?.advice ?? []), ...(costs?.advice ?? [])].flatMap(
        ({ title, description, firstStep, worth }) => [
          ...[description, worth, `${title}. ${firstStep}`],
        ],
      ),
      ...[...events, result ?? ''],
    ]),
  );

it('a sentence without a figure is said of a plan only where its condition holds, and each has one', () => {
  const met = new Set<(typeof planSentences)[number]>();
  fc.assert(
    fc.property(randomPlans, (input) => {
      const brief = actionsBrief(input);
      const draft = writeActionsDraft(brief);
      const imported = importedInto(input, brief);
      const sentences = [...planSentences, ...quotes(brief)];
      const faults = (texts: readonly string[], about: Partial<PlanKnown>) => {
        const own = fixedIn(texts).filter((sentence) => !imported.has(sentence));
        return faultsIn(own, { brief, action: null, goal: null, ...about }, sentences, met);
      };
      expect(misleadingChanges(draft, brief.facts)).toEqual([]);
      const { shortTerm, longTerm } = brief.actions;
      // Nothing is critical that no kronor are at issue of.
      draft.shortTerm.forEach(({ critical }, place) => {
        const { likely, stake } = shortTerm[place] ?? {};
        if (critical) expect(Number(likely?.value ?? stake)).toBeGreaterThan(0);
      });
      const written = [...draft.shortTerm, ...draft.longTerm];
      const [goal = null] = brief.goals.filter(({ reading }) => isGap(reading));
      expect([
        ...faults([draft.summary], { goal }),
        ...faults([...draft.missing, draft.strategy.paverkan], {}),
        ...[...shortTerm, ...longTerm].flatMap((action, place) =>
          faults([written[place]?.description ?? '', written[place]?.impact ?? ''], { action }),
        ),
        ...brief.goals.flatMap((each, place) =>
          faults([draft.goals[place]?.text ?? ''], { goal: each }),
        ),
      ]).toEqual([]);
    }),
    { numRuns },
  );
  expectMet(planSentences, met);
});
