import { expect, it } from 'vitest';
import type { ReportPart } from '../report.ts';
import { foldedPlaces } from './folded-parts.tsx';

const text = (title: string): ReportPart => ({ kind: 'text', title, lead: [], blocks: [] });
const advice = (title: string): ReportPart => ({ kind: 'advice', title, lead: '', items: [] });

it('folds what comes after the advice, and no advice of another term', () => {
  const plan = [
    text('Sammanfattning'),
    advice('På kort sikt'),
    advice('På lång sikt'),
    text('Mål'),
  ];
  expect([...foldedPlaces(plan)]).toEqual([3]);
});

it('folds all charts but the first', () => {
  const chart = { kind: 'chart' } as ReportPart;
  const sales = [text('Sammanfattning'), chart, chart, advice('Det här bör du göra'), chart];
  expect([...foldedPlaces(sales)]).toEqual([2, 4]);
});

it('folds nothing of a report without advice', () => {
  expect(foldedPlaces([text('Sammanfattning'), text('Antaganden')]).size).toBe(0);
});
