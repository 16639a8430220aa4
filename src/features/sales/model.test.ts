import { expect, test } from 'vitest';
import type { Fact } from '#engine/facts/fact.ts';
import {
  comparedPeriod,
  type Guide,
  headlines,
  isDone,
  nothingAside,
  openingStep,
  putAside,
  reachable,
  stepAfter,
  steps,
  unknownsByReason,
  withDefaults,
  withoutAside,
} from './model.ts';

const document = { id: 'd1', uploadedAt: '2025-03-01T10:00:00Z', ready: true };
const analysis = { id: 'a1', createdAt: '2025-03-01T10:05:00Z', documentId: 'd1' };
const empty: Guide = { document: null, answered: false, analysis: null, running: false };

test('a new user begins at the upload', () => {
  expect(openingStep(empty)).toBe('upload');
});

test('an uploaded sales file opens the questions', () => {
  expect(openingStep({ ...empty, document })).toBe('questions');
});

test('a file that lacks what an analysis needs opens where it can be mended', () => {
  expect(openingStep({ ...empty, document: { ...document, ready: false } })).toBe('upload');
});

test('saved answers open the run', () => {
  expect(openingStep({ ...empty, document, answered: true })).toBe('run');
});

test('answers without a file do not skip the upload', () => {
  expect(openingStep({ ...empty, answered: true })).toBe('upload');
});

test('a stored analysis opens the result, also when its file has been deleted', () => {
  expect(openingStep({ ...empty, document, answered: true, analysis })).toBe('result');
  expect(openingStep({ ...empty, analysis: { ...analysis, documentId: null } })).toBe('result');
});

test('a file uploaded after the analysis opens the questions for it', () => {
  const newer = { id: 'd2', uploadedAt: '2025-04-01T08:00:00Z', ready: true };
  expect(openingStep({ ...empty, document: newer, answered: true, analysis })).toBe('questions');
});

test('an analysis that is being computed is followed, whatever else exists', () => {
  const running = { document, answered: true, analysis, running: true };
  expect(openingStep(running)).toBe('run');
  expect(steps.filter((step) => reachable(running, step))).toEqual(['run']);
});

test('events lead where the specification says', () => {
  expect(stepAfter('saved')).toBe('run');
  expect(stepAfter('analysed')).toBe('result');
  expect(stepAfter('removed')).toBe('upload');
  expect(stepAfter('restarted')).toBe('upload');
});

test('after an upload the user sees what was understood before the questions', () => {
  expect(stepAfter('uploaded')).toBe('upload');
  expect(stepAfter('confirmed')).toBe('questions');
});

test('starting anew leaves an empty guide at the upload, and destroys nothing', () => {
  const guide = { document, answered: true, analysis, running: false };
  const anew = withoutAside(guide, putAside(guide));
  expect(anew).toEqual(empty);
  expect(openingStep(anew)).toBe('upload');
  expect(withoutAside(guide, nothingAside)).toEqual(guide);
});

test('a new file after starting anew is not put aside', () => {
  const aside = putAside({ document, answered: true, analysis, running: false });
  const newer = { ...document, id: 'd2' };
  const guide = withoutAside({ document: newer, answered: true, analysis, running: false }, aside);
  expect(openingStep(guide)).toBe('questions');
});

test('no step can be reached before what it stands on', () => {
  const reached = (guide: Guide) => steps.filter((step) => reachable(guide, step));
  expect(reached(empty)).toEqual(['upload']);
  expect(reached({ ...empty, document })).toEqual(['upload', 'questions']);
  expect(reached({ ...empty, document, answered: true })).toEqual(['upload', 'questions', 'run']);
  expect(reached({ ...empty, analysis })).toEqual(['upload', 'result']);
});

test('steps are done when what they give exists', () => {
  const done = (guide: Guide) => steps.filter((step) => isDone(guide, step));
  expect(done({ ...empty, document })).toEqual(['upload']);
  expect(done({ document, answered: true, analysis, running: false })).toEqual([...steps]);
});

test('an advice without priority is Medium, and what is not said is said not to be', () => {
  expect(withDefaults({ title: 'Höj priset', cost: ' ' })).toEqual({
    title: 'Höj priset',
    description: '',
    action: 'Ej specificerad',
    cost: 'Ej specificerad',
    priority: 'Medium',
    timeframe: 'Ej specificerad',
    roi: 'Ej specificerad',
  });
});

function fact(key: string, subject: Fact['subject'] = null): Fact {
  return { key, subject } as Fact;
}

test('the top of the result shows revenue, growth, margin and forecast where they are known', () => {
  const keys = [
    'sales.forecast.total',
    'sales.margin.percent',
    'sales.growth.percent',
    'sales.revenue.total',
  ];
  expect(headlines(keys.map((key) => fact(key))).map(({ key }) => key)).toEqual(
    [...keys].reverse(),
  );
});

test('an unknown headline gives its place to the next; a product never stands for the company', () => {
  const facts = [
    fact('sales.growth.percent', { kind: 'product', name: 'Kaffe' }),
    fact('sales.orders.average'),
    fact('sales.revenue.total'),
  ];
  expect(headlines(facts).map(({ key }) => key)).toEqual([
    'sales.revenue.total',
    'sales.orders.average',
  ]);
});

test('figures that lack the same column are told together, the most first', () => {
  const unknown = (label: string, reason: string) => ({ key: label, label, reason });
  const unknowns = [
    unknown('Prognos', 'För få månader.'),
    unknown('Nya kunder', 'Kolumn för kund saknas.'),
    unknown('Förlorade kunder', 'Kolumn för kund saknas.'),
    unknown('Nya kunder', 'Kolumn för kund saknas.'),
  ];
  expect(unknownsByReason(unknowns)).toEqual([
    { reason: 'Kolumn för kund saknas.', labels: ['Nya kunder', 'Förlorade kunder'] },
    { reason: 'För få månader.', labels: ['Prognos'] },
  ]);
});

test('growth is shown with the period it is measured against, other figures alone', () => {
  const march = { from: '2015-03-01', to: '2015-03-31' };
  const february = { from: '2015-02-01', to: '2015-02-28' };
  const now = { ...fact('sales.revenue.current'), id: 'F2', period: march };
  const before = { ...fact('sales.revenue.previous'), id: 'F3', period: february };
  const growth = fact('sales.growth.percent');
  const source = { inputs: ['F2', 'F3'] } as Fact['source'];
  const facts = [now, before];
  expect(comparedPeriod({ ...growth, period: march, source }, facts)).toEqual(february);
  expect(comparedPeriod({ ...now, source }, facts)).toBeNull();
  const alone = { inputs: ['F2'] } as Fact['source'];
  expect(comparedPeriod({ ...growth, period: march, source: alone }, facts)).toBeNull();
});
