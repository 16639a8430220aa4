import { describe, expect, it } from 'vitest';
import type { ReconciliationCheck, Understanding } from '#engine/table/understanding.ts';
import { renderDraft } from '#engine/text/render.ts';
import { figuresOf, ordinary, plainUnderstanding } from '#support/sales-facts.ts';
import { createFacts, NO_ORIGIN } from '../facts/facts.ts';
import { salesQualityKeys } from '../guides/sales/answer-keys.ts';
import { dataQuality } from './data-quality.ts';

function quality(more: Partial<Understanding>) {
  const figures = figuresOf(ordinary);
  const book = createFacts(NO_ORIGIN, figures.facts);
  const draft = dataQuality(
    { facts: figures.facts, warnings: [], keys: salesQualityKeys },
    { ...plainUnderstanding, ...more },
    book,
  );
  const texts = renderDraft({ text: draft.text, warnings: draft.warnings }, book.list).texts;
  return { ...texts, given: draft.given };
}

describe('what the analysis rests on', () => {
  it('says that every row is used', () => {
    expect(quality({}).text).toBe('Alla 10 rader i filen är med.');
  });

  it('counts rows that are left out and says why', () => {
    const { text } = quality({
      rows: { inFile: 13, used: 10, leftOut: 3 },
      leftOutCounts: { total: 1, noAmount: 2 },
    });
    expect(text).toBe(
      'Analysen bygger på 10 av filens 13 rader. 3 rader är inte med (summarad och rader utan belopp).',
    );
  });

  it('says when the sum agrees with the total row of the file', () => {
    const total: ReconciliationCheck = {
      id: 'total',
      status: 'ok',
      title: '',
      text: '',
      difference: null,
      rows: [],
    };
    expect(quality({ reconciliation: [total] }).text).toContain(
      'Summan stämmer med filens egen summarad.',
    );
  });

  it('passes a difference and an open question on as they were said', () => {
    const difference: ReconciliationCheck = {
      id: 'total',
      status: 'difference',
      title: '',
      text: 'Summaraden skiljer sig med 12,00 kr.',
      difference: '12',
      rows: [14],
    };
    const question = {
      id: 'dateOrder',
      text: 'Dag eller månad först?',
      options: [],
      blocking: true,
    } as const;
    const { text, given } = quality({
      reconciliation: [difference],
      questions: [{ ...question, options: [] }],
    });
    expect(text).not.toContain('stämmer');
    expect(given).toEqual(['Summaraden skiljer sig med 12,00 kr.', 'Dag eller månad först?']);
  });

  it('counts unreadable values, one in the singular', () => {
    expect(quality({ problemCount: 1 }).warnings[0]).toContain('1 värde gick inte att läsa');
    expect(quality({ problemCount: 4 }).warnings[0]).toContain('4 värden gick inte att läsa');
  });
});
