import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { salesBrief } from '#engine/guides/sales/brief.ts';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import { writeSalesDraft } from '#engine/guides/sales/words/draft.ts';
import { guardDraft } from '#engine/text/guard.ts';
import { renderDraft } from '#engine/text/render.ts';
import { figuresOf, ordinary, plainUnderstanding } from '#support/sales-facts.ts';

const list = fileURLToPath(
  new URL('../../../shared/corpus/strings/blns/blns.json', import.meta.url),
);
const naughty: string[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];

describe('the big list of naughty strings', () => {
  if (naughty.length === 0)
    it('needs the shared list beside the project, which this clone does not have', () => {
      expect(existsSync(list)).toBe(false);
    });

  it.each(['question1', 'question2', 'question3', 'question4', 'question5'] as const)(
    'as %s and as names of products changes no rule of the text',
    (question) => {
      for (const text of naughty) {
        const name = text.trim() === '' ? 'tom' : text;
        const figures = figuresOf(
          {
            ...ordinary,
            [key.grossMargin]: '40',
            [key.productRevenue]: { [name]: '600000', Te: '10' },
            [key.productShare]: { [name]: '25' },
            [key.productsTotal]: '9',
            [key.channelShare]: { [name]: '60', Butik: '40' },
          },
          { topProducts: [name] },
        );
        const answers = {
          question1: '',
          question2: '',
          question3: '',
          question4: '',
          question5: '',
        };
        const brief = salesBrief({
          figures,
          answers: { ...answers, [question]: text },
          understanding: plainUnderstanding,
        });
        const draft = { ...writeSalesDraft(brief), checks: brief.answerChecks };
        expect(guardDraft(draft, brief.facts, brief.changes)).toEqual([]);
        expect(() => renderDraft(draft, brief.facts)).not.toThrow();
      }
    },
  );
});
