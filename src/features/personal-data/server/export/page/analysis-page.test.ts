import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Fact } from '#engine/facts/fact.ts';
import { someFact } from '#support/some-fact.ts';
import { analysisPage, type PageRow } from './analysis-page.ts';

const log = pino({ level: 'silent' });

const basis = {
  ...{ figures: [], charts: [], unknowns: [], advice: [], period: null, answerChecks: [] },
  dataQuality: { text: '', warnings: [] },
  engine: { writer: 'rules', version: '1' },
};
const row = (analysisType: string, result: unknown): PageRow =>
  ({
    ...{ analysisType, result, sample: false, document: 'försäljning.csv', documentSha256: null },
    ...{ answers: {}, engineVersion: '1.0', createdAt: new Date('2026-03-10T09:00:00Z') },
  }) as PageRow;

const sales = (facts: Fact[], summary: string, figures: object[] = []) => ({
  ...{ ...basis, facts, figures, summary, sections: [], portfolio: null },
  productAnalysis: { topPerformers: [], underperformers: [], profitabilityInsights: '' },
});

describe('an analysis as a page', () => {
  it('leads from a figure in a text to its receipt', async () => {
    const fact = someFact('F7', { value: '1200' });
    const figures = [{ path: 'summary', start: 9, end: 17, factId: 'F7' }];
    const page = await analysisPage(
      row('försäljning', sales([fact], 'Ni sålde 1 200 kr.', figures)),
      log,
    );
    expect(page).toContain('<a href="#F7">1 200 kr</a>');
    expect(page).toContain('id="F7"');
    expect(page).toContain('Så räknas den');
  });

  it('shows what a file or an answer held as text, whatever it was', async () => {
    const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    const fact = someFact('F1', { label: evil });
    const page = await analysisPage(row('försäljning', sales([fact], evil)), log);
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toMatch(/<script|<img/);
  });

  it('takes costs and plans that were stored as text', async () => {
    for (const type of ['kostnader', 'åtgärder']) {
      expect(await analysisPage(row(type, 'Sänk hyran.'), log)).toContain('Sänk hyran.');
    }
  });

  it.each([
    ['of a kind that is not known', 'horoskop', {}],
    ['of a shape that is not known', 'försäljning', { summary: 7 }],
    ['without a result', 'försäljning', null],
  ])('%s says where its data is, and stops no copy', async (_, type, result) => {
    expect(await analysisPage(row(type, result), log)).toContain('data/analyser.json');
  });
});
