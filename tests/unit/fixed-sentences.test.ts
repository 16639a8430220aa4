import fc from 'fast-check';
import { expect, it } from 'vitest';
import { salesBrief } from '#engine/guides/sales/brief.ts';
import { writeSalesDraft } from '#engine/guides/sales/words/draft.ts';
import { fixedSentences } from '#support/fixed-sentences.ts';
import { randomSales } from '#support/random-sales.ts';

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=\p{Lu}|\{\{|”)/u);
const isFixed = (sentence: string) => !sentence.includes('{{') && sentence.trim() !== '';

it('a sentence without a figure is said of sales only where its condition holds, and each has one', () => {
  const met = new Set<RegExp>();
  fc.assert(
    fc.property(randomSales, (given) => {
      const brief = salesBrief(given);
      const { summary, sections, productAnalysis } = writeSalesDraft(brief);
      const claims = [
        ...[summary, productAnalysis.profitabilityInsights, ...brief.answerChecks],
        ...sections.map(({ description }) => description),
        ...productAnalysis.topPerformers.map(({ reason }) => reason),
        ...productAnalysis.underperformers.map(({ issues }) => issues),
      ];
      for (const sentence of claims.flatMap(sentencesOf).filter(isFixed)) {
        const conditions = fixedSentences.filter(({ words }) => words.test(sentence));
        expect(conditions.length, `${sentence} has no condition`).toBeGreaterThan(0);
        for (const { words, holds } of conditions) {
          met.add(words);
          expect(holds({ brief, answers: given.answers }), `${sentence} is said and false`).toBe(
            true,
          );
        }
      }
    }),
    { numRuns: 400 },
  );
  expect(met.size).toBeGreaterThan(fixedSentences.length / 2);
});
