import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fact } from '#engine/facts/fact.ts';
import { formatFact } from '#engine/text/format.ts';
import { guardDraft } from '#engine/text/guard.ts';
import { renderDraft } from '#engine/text/render.ts';
import { randomCosts as input } from '#support/random-costs.ts';
import { recomputed } from '#support/recompute-formula.ts';
import { stringsIn } from '#support/strings-in.ts';
import { MOST_ADVICE } from '../../../advice/rank-advice.ts';
import { costBrief } from '../brief.ts';
import { writeCostDraft } from './draft.ts';

describe('the rules writer of costs, whatever the figures', () => {
  it('writes nothing the guard would stop, and puts every figure where it says', () => {
    fc.assert(
      fc.property(input, (given) => {
        const brief = costBrief(given);
        const draft = {
          ...writeCostDraft(brief),
          checks: brief.answerChecks,
          quality: { text: brief.dataQuality.text, warnings: brief.dataQuality.warnings },
        };
        expect(guardDraft(draft, brief.facts, brief.changes)).toEqual([]);
        const { texts, figures } = renderDraft(draft, brief.facts);
        const byId = new Map(brief.facts.map((fact) => [fact.id, fact]));
        for (const text of stringsIn(draft))
          expect(text).not.toMatch(/undefined|NaN|null|Infinity|\[object/);
        for (const { path, start, end, factId } of figures) {
          const text = path
            .split('.')
            .reduce<unknown>((tree, part) => (tree as Record<string, unknown>)[part], texts);
          const fact = byId.get(factId) as Fact;
          expect([
            formatFact(fact),
            formatFact({ ...fact, value: fact.value.replace('-', '') }),
          ]).toContain((text as string).slice(start, end));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('gives each advice once, and effects in rising order that recompute from their formula', () => {
    let effects = 0;
    fc.assert(
      fc.property(input, (given) => {
        const brief = costBrief(given);
        const ids = brief.advice.map(({ advice }) => advice.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(MOST_ADVICE);
        const byId = new Map(brief.facts.map((fact) => [fact.id, fact]));
        expect(byId.size).toBe(brief.facts.length);
        expect(brief.facts.slice(0, given.figures.facts.length)).toEqual(given.figures.facts);
        for (const { effect, advice } of brief.advice) {
          if (effect === null) continue;
          effects += 1;
          const { low, likely, high } = effect;
          expect(advice.effect?.measure).toBe('cost');
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

  it('never shows kronor of the same area in two advices', () => {
    fc.assert(
      fc.property(input, (given) => {
        const claims = costBrief(given).advice.flatMap(({ advice }) => advice.effect?.claims ?? []);
        expect(new Set(claims).size).toBe(claims.length);
      }),
      { numRuns: 200 },
    );
  });

  it('writes the same for the same figures and answers', () => {
    fc.assert(
      fc.property(input, (given) => {
        expect(writeCostDraft(costBrief(given))).toEqual(writeCostDraft(costBrief(given)));
      }),
      { numRuns: 50 },
    );
  });

  it('writes whole sentences: capital letter, full stop, no stray spaces or punctuation', () => {
    fc.assert(
      fc.property(input, (given) => {
        const brief = costBrief(given);
        const draft = writeCostDraft(brief);
        for (const text of stringsIn({ draft, checks: brief.answerChecks })) {
          expect(text).not.toMatch(/ {2}|\s[.,;:!?]|\.\.|,,|[;:,]\.|^\s|\s$|!/);
          expect(text).not.toMatch(/(?:^|\. )\p{Ll}/u);
        }
        const paragraphs = [
          draft.summary,
          ...draft.sections.flatMap(({ description, action, roi }) => [description, action, roi]),
          ...brief.answerChecks,
        ];
        for (const text of paragraphs) expect(text).toMatch(/\.$/);
      }),
      { numRuns: 300 },
    );
  });

  it('writes blocks of headings, list items and paragraphs, each bold closed on its own line', () => {
    fc.assert(
      fc.property(input, (given) => {
        const draft = writeCostDraft(costBrief(given));
        const blocks = [
          draft.stora_kostnadsomraden,
          draft.optimeringsmojligheter,
          draft.avdelningsspecifika_rad,
        ];
        for (const { titel, innehall } of blocks) {
          expect(titel).not.toBe('');
          for (const line of innehall.split('\n')) {
            expect((line.match(/\*\*/g) ?? []).length % 2).toBe(0);
            expect(line).toMatch(/^$|^## \S|^- \S|^\p{Lu}/u);
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});
