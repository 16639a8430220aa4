import { expect, test } from 'vitest';
import type { Fact } from '#engine/facts/fact.ts';
import { someFact } from '#support/some-fact.ts';
import { compareAnalyses } from './compare.ts';
import type { Guide } from './guide.ts';
import { startOfSwedishMonth } from './month.ts';
import type { AnalysisRow } from './table.ts';

test.each([
  ['2025-07-15T12:00:00Z', '2025-06-30T22:00:00.000Z'],
  ['2025-01-15T12:00:00Z', '2024-12-31T23:00:00.000Z'],
  ['2025-06-30T22:30:00Z', '2025-06-30T22:00:00.000Z'],
  ['2025-06-30T21:30:00Z', '2025-05-31T22:00:00.000Z'],
  ['2024-12-31T23:30:00Z', '2024-12-31T23:00:00.000Z'],
  // The clocks change within the month: it began in winter time, or in summer time.
  ['2025-03-31T12:00:00Z', '2025-02-28T23:00:00.000Z'],
  ['2025-10-31T12:00:00Z', '2025-09-30T22:00:00.000Z'],
])('at %s the Swedish month began at %s', (now, began) => {
  expect(startOfSwedishMonth(new Date(now)).toISOString()).toBe(began);
});

const guide = {} as Guide;

function row(more: Partial<AnalysisRow> = {}, facts: Fact[] = [someFact('F1')]): AnalysisRow {
  return {
    id: 'a0',
    document: 'maj.csv',
    documentSha256: 'aa',
    reading: 'r1',
    basis: null,
    answers: { question1: 'Kaffe', question2: '' },
    engineVersion: '7',
    createdAt: new Date('2025-03-09T10:00:00Z'),
    result: { facts, period: { from: '2025-01-01', to: '2025-06-30' }, advice: [] },
    ...more,
  } as AnalysisRow;
}

const causes = (later: Partial<AnalysisRow>, facts?: Fact[]) =>
  compareAnalyses(guide, row(), row({ id: 'a1', ...later }, facts)).causes;

test('two analyses of the same file, columns, answers and method differ in nothing', () => {
  expect(compareAnalyses(guide, row(), row({ id: 'a1' }))).toEqual({ causes: [], changes: [] });
});

test.each<[string, Partial<AnalysisRow>, string]>([
  ['columns', { reading: 'r2' }, 'Andra kolumnval: samma fil'],
  ['answers', { answers: { question1: 'Te', question2: '' } }, 'Andra svar:'],
  ['method', { engineVersion: '8' }, 'Ändrad metod: beräkningen har version 8, förra gången 7.'],
])('what differs by %s says so', (cause, later, text) => {
  const [first, ...others] = causes(later);
  expect(others).toEqual([]);
  expect(first?.cause).toBe(cause);
  expect(first?.text).toContain(text);
});

test('the order in which answers were stored is no difference', () => {
  expect(causes({ answers: { question2: '', question1: 'Kaffe' } })).toEqual([]);
});

test('a new file is the cause, and not the columns that follow from it', () => {
  const later = { documentSha256: 'bb', document: 'juni.csv', reading: 'r2' };
  expect(causes(later, [someFact('F1', { value: '9' })]).map(({ cause }) => cause)).not.toContain(
    'columns',
  );
});

test('a figure that differs is told by its value before and after', () => {
  const { changes } = compareAnalyses(
    guide,
    row(),
    row({ id: 'a1' }, [someFact('F1', { value: '900000' })]),
  );
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatchObject({
    label: 'Omsättning',
    earlier: '817\u00A0860\u00A0kr',
    later: '900\u00A0000\u00A0kr',
  });
});

test('an analysis that came to nothing is compared without a fault', () => {
  const failed = row({ result: null });
  expect(compareAnalyses(guide, failed, failed)).toEqual({ causes: [], changes: [] });
});
