import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fact } from '#engine/facts/fact.ts';
import { formatFact } from '#engine/text/format.ts';
import { guardDraft } from '#engine/text/guard.ts';
import { renderDraft } from '#engine/text/render.ts';
import { randomSales as input } from '#support/random-sales.ts';
import { recomputed } from '#support/recompute-formula.ts';
import { stringsIn } from '#support/strings-in.ts';
import { MOST_ADVICE } from '../../../advice/rank-advice.ts';
import { salesBrief } from '../brief.ts';
import { writeSalesDraft } from './draft.ts';

describe('the rules writer, whatever the figures', () => {
  it('writes nothing the guard would stop, and puts every figure where it says', () => {
    fc.assert(
      fc.property(input, (given) => {
        const brief = salesBrief(given);
        const draft = {
          ...writeSalesDraft(brief),
          checks: brief.answerChecks,
          quality: { text: brief.dataQuality.text, warnings: brief.dataQuality.warnings },
        };
        expect(guardDraft(draft, brief.facts, brief.changes)).toEqual([]);
        const { texts, figures } = renderDraft(draft, brief.facts);
        const byId = new Map(brief.facts.map((fact) => [fact.id, fact]));
        for (const text of stringsIn(draft))
          expect(text).not.toMatch(/undefined|NaN|null|Infinity/);
        for (const text of stringsIn(texts)) expect(text).not.toMatch(/\{\{|\}\}|^\s*$/);
        // What has happened stands in a list of its own before it.
        const told = draft.summary.split('\n').at(-1) ?? '';
        expect(told.match(/\.(?= \p{Lu}|$)/gu)?.length ?? 0).toBeLessThanOrEqual(7);
        for (const { path, start, end, factId } of figures) {
          const text = path
            .split('.')
            .reduce<unknown>((tree, part) => (tree as Record<string, unknown>)[part], texts);
          const fact = byId.get(factId) as Fact;
          const shown = (text as string).slice(start, end);
          expect([
            formatFact(fact),
            formatFact({ ...fact, value: fact.value.replace('-', '') }),
          ]).toContain(shown);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('gives each advice once, and effects in rising order that recompute from their formula', () => {
    let effects = 0;
    fc.assert(
      fc.property(input, (given) => {
        const brief = salesBrief(given);
        const ids = brief.advice.map(({ advice }) => advice.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(MOST_ADVICE);
        const byId = new Map(brief.facts.map((fact) => [fact.id, fact]));
        expect(byId.size).toBe(brief.facts.length);
        expect(brief.facts.slice(0, given.figures.facts.length)).toEqual(given.figures.facts);
        for (const { effect } of brief.advice) {
          if (effect === null) continue;
          effects += 1;
          const { low, likely, high } = effect;
          expect(Number(low.value)).toBeGreaterThan(0);
          expect(Number(low.value)).toBeLessThanOrEqual(Number(likely.value));
          expect(Number(likely.value)).toBeLessThanOrEqual(Number(high.value));
          for (const fact of [low, likely, high]) expect(recomputed(fact, byId)).toBe(fact.value);
        }
      }),
      { numRuns: 300 },
    );
    expect(effects).toBeGreaterThan(50);
  });

  it('never shows the same claimed kronor in two advices', () => {
    fc.assert(
      fc.property(input, (given) => {
        const claims = salesBrief(given).advice.flatMap(
          ({ advice }) => advice.effect?.claims ?? [],
        );
        expect(new Set(claims).size).toBe(claims.length);
      }),
      { numRuns: 200 },
    );
  });

  it('writes the same for the same figures and answers', () => {
    fc.assert(
      fc.property(input, (given) => {
        expect(writeSalesDraft(salesBrief(given))).toEqual(writeSalesDraft(salesBrief(given)));
      }),
      { numRuns: 50 },
    );
  });

  it('writes whole sentences: capital letter, full stop, no stray spaces or punctuation', () => {
    fc.assert(
      fc.property(input, (given) => {
        const brief = salesBrief(given);
        const draft = writeSalesDraft(brief);
        const byId = new Map(brief.facts.map((fact) => [fact.id, fact]));
        for (const text of stringsIn({ draft, checks: brief.answerChecks })) {
          expect(text).not.toMatch(/ {2}|\s[.,;:!?]|\.\.|,,|[;:,]\.|^\s|\s$|!/);
          // Names of months and days are written with a small letter, so none may begin a sentence.
          for (const [, id] of text.matchAll(/(?:^|[.?] )\{\{(F\d+)\.name\}\}/g))
            expect(byId.get(id ?? '')?.subject?.kind).not.toMatch(/month|weekday/);
          expect(text).not.toMatch(/(?:^|\. )\p{Ll}/u);
        }
        const paragraphs = [
          draft.summary,
          draft.productAnalysis.profitabilityInsights,
          ...draft.productAnalysis.topPerformers.map(({ reason }) => reason),
          ...draft.productAnalysis.underperformers.flatMap((item) => [
            item.issues,
            item.recommendations,
          ]),
          ...draft.sections.flatMap(({ description, action, roi }) => [description, action, roi]),
          ...brief.answerChecks,
        ];
        for (const text of paragraphs) expect(text).toMatch(/\.$/);
      }),
      { numRuns: 300 },
    );
  });
});
