import { beforeAll, describe, expect, it } from 'vitest';
import { createSentenceCheck } from '#engine/text/guard-sentences.ts';
import { sentencesOf } from '#engine/text/sentences-of.ts';
import { stringsAt } from '#engine/text/text-tree.ts';
import { rewritten, textsForModel } from '#features/guides/server/rewrite.ts';
import { type ComposedAnalysis, composedAnalyses } from '#support/composed-analyses.ts';
import { type Falsehood, falsehoods } from '#support/falsehoods.ts';
import { honestly } from '#support/honest-words.ts';

let analyses: ComposedAnalysis[] = [];
beforeAll(async () => {
  analyses = await composedAnalyses();
});

/** Each analysis with a model that answers each text with what `say` makes of it. */
function answered(say: (text: string, place: number) => string) {
  return analyses.map(({ guide, composed }) => {
    const own = textsForModel(composed, guide);
    const texts = new Map([...own].map(([path, text], at) => [path, say(text, at)]));
    return { own, texts, result: rewritten(guide, composed, { name: 'm', texts }), composed };
  });
}

describe("the guard over the rules' own analyses", () => {
  it('passes every sentence of theirs', () => {
    for (const { result, composed } of answered((text) => text)) {
      expect(result.engine.model?.replaced).toEqual([]);
      expect({ ...result, engine: null }).toEqual({ ...composed.result, engine: null });
    }
  });

  it('loses under two in a hundred sentences of one who says the same in other words', () => {
    let sentences = 0;
    let lost = 0;
    for (const { texts, result } of answered(honestly)) {
      sentences += [...texts.values()].flatMap(sentencesOf).length;
      lost += result.engine.model?.replaced.length ?? 0;
      expect(result.engine.writer).toBe('model');
    }
    expect(sentences).toBeGreaterThan(250);
    expect(lost / sentences, `${lost} of ${sentences}`).toBeLessThan(0.02);
  });
});

describe('the guard against one who says what is not so', () => {
  it.each(falsehoods)('stops $what', ({ make, least }: Falsehood) => {
    let made = 0;
    const passed: string[] = [];
    for (const { guide, composed } of analyses) {
      const { facts } = composed.result;
      const byId = new Map(facts.map((fact) => [fact.id, fact]));
      const changes = new Set(composed.changes);
      const check = createSentenceCheck({ facts, changes, rules: composed.draft });
      for (const [path, text] of textsForModel(composed, guide)) {
        const scope = scopeAt(composed.draft, path, check);
        for (const sentence of sentencesOf(text)) {
          for (const lie of make(sentence.trim(), byId, changes)) {
            made += 1;
            if (check.breaches(lie, scope).length === 0) passed.push(lie);
          }
          for (const [kind, name] of check.scopeOf(sentence)) scope.set(kind, name);
        }
      }
    }
    expect(made).toBeGreaterThanOrEqual(least);
    expect(passed).toEqual([]);
  });

  it('shows no figure that is no fact, whatever a model answers', () => {
    const said = ['Ni sålde för 3 miljoner. ', 'Hälften försvann! ', '## 2025: 14 %\n| 5 | 6 |\n'];
    const results = answered((text, at) => `${said[at % said.length] ?? ''}${text} 7 000 kr.`);
    for (const { result } of results) {
      for (const { path, start, end } of result.engine.model?.sentences ?? []) {
        const text = stringsAt(result).get(path) ?? '';
        const own = result.figures.filter((each) => each.path === path && each.start >= start);
        const rest = own.reduceRight(
          (left, each) =>
            each.end <= end ? left.replace(text.slice(each.start, each.end), '') : left,
          text.slice(start, end),
        );
        expect(rest).not.toMatch(/7\s?000|3 miljoner|14\s?%|Hälften/u);
      }
    }
  });
});

function scopeAt(draft: object, path: string, check: ReturnType<typeof createSentenceCheck>) {
  const place = path.slice(0, path.lastIndexOf('.') + 1);
  const near = [...stringsAt(draft)].filter(([other]) => place !== '' && other.startsWith(place));
  return new Map(check.scopeOf(near.map(([, text]) => text).join('\n')));
}
