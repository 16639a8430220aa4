import { expect, test } from 'vitest';
import { storedSales } from './result-shape.ts';

test('a result in the specification’s shape is shown, and what it lacks is empty', () => {
  const stored = storedSales({
    productAnalysis: {
      topPerformers: [{ product: 'Kaffe', revenue: 120000.5, growth: '12 %', reason: 'Trogna' }],
      underperformers: [{ product: 'Te', issues: ['Dyrt', 'Gammalt'], recommendations: 'Sänk' }],
      profitabilityInsights: 'God marginal.',
    },
    sections: [{ title: 'Höj priset' }],
    summary: 'Det går bra.',
  });
  expect(stored.productAnalysis.topPerformers).toEqual([
    { product: 'Kaffe', revenue: '120000,5', margin: '', growth: '12 %', reason: 'Trogna' },
  ]);
  expect(stored.productAnalysis.underperformers[0]).toMatchObject({ issues: 'Dyrt; Gammalt' });
  expect(stored.sections[0]).toMatchObject({ title: 'Höj priset', priority: 'Medium', roi: '' });
  expect(stored).toMatchObject({ facts: [], charts: [], portfolio: null, answerChecks: [] });
  expect(stored.engine.version).toBe('');
});

test('plain strings stand where objects were expected', () => {
  const stored = storedSales({
    productAnalysis: { topPerformers: ['Kaffe', 'Te'], underperformers: 'Kakao' },
    sections: ['Höj priset på kaffe', 'Sluta med kakao'],
    summary: 'Kort.',
  });
  expect(stored.productAnalysis.topPerformers.map(({ product }) => product)).toEqual([
    'Kaffe',
    'Te',
  ]);
  expect(stored.productAnalysis.underperformers[0]?.product).toBe('Kakao');
  expect(stored.sections.map(({ title }) => title)).toEqual([
    'Höj priset på kaffe',
    'Sluta med kakao',
  ]);
  const text = storedSales({ productAnalysis: 'Marginalen är god.', sections: 'Höj priset' });
  expect(text.productAnalysis.profitabilityInsights).toBe('Marginalen är god.');
  expect(text.sections).toHaveLength(1);
});

test('a text is read as JSON, also in a fence, and failing that is the summary', () => {
  expect(storedSales('{"summary":"Läst"}').summary).toBe('Läst');
  expect(storedSales('Här:\n```json\n{"summary":"Läst"}\n```').summary).toBe('Läst');
  expect(storedSales('# Rubrik\nBara text').summary).toBe('# Rubrik\nBara text');
});

test.each([null, 7, []])('%j instead of a result is an error and not an empty analysis', (odd) => {
  expect(() => storedSales(odd)).toThrow();
});

test('what is known of the whole reaches the page', () => {
  const known = { topFell: true, unlikeUnits: true };
  expect(storedSales(known)).toMatchObject(known);
});
