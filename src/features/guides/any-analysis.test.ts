import { expect, test } from 'vitest';
import { anyAnalysis } from './any-analysis.ts';

const now = '2026-01-01T00:00:00.000Z';
const read = (answer: unknown) => anyAnalysis(answer, (result) => result, now);
const result = { summary: 'Bra.' };

test.each([
  ['result', { result }],
  ['results', { results: result }],
  ['analysis', { analysis: result }],
  ['an analysis sent whole', { analysis: { id: 'a', result } }],
  ['the body itself', result],
])('a result is found as %s', (_, answer) => {
  expect(read(answer)?.result).toEqual(result);
});

test('texts are results too', () => {
  expect(read('Bara text')?.result).toBe('Bara text');
  expect(read({ results: 'Bara text' })?.result).toBe('Bara text');
});

test('what is known of it is kept, and what is not is empty or now', () => {
  const stored = {
    ...{ id: 'a', analysisType: 'försäljning', createdAt: '2025-08-10', documentId: 'd' },
    sample: true,
  };
  expect(read({ ...stored, result })).toEqual({ ...stored, result });
  expect(read({ result })).toMatchObject({ id: '', createdAt: now, documentId: null });
});

test.each([[{ id: null, result: null, createdAt: null }], [null], [{}], [{ results: {} }]])(
  '%j is no analysis',
  (answer) => {
    expect(read(answer)).toBeNull();
  },
);
