import { expect, test } from 'vitest';
import {
  type Guide,
  hasNewerFile,
  isDone,
  madeBefore,
  mostTelling,
  nothingAside,
  openingStep,
  putAside,
  reachable,
  signed,
  stepAfter,
  steps,
  stillStored,
  unknownsByReason,
  withDefaults,
  withoutAside,
} from './model.ts';

const document = { id: 'd1', chosenAt: '2025-03-01T10:00:00Z', ready: true };
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

test('saved answers stand in the questions, which a file opens until it has been analysed', () => {
  expect(openingStep({ ...empty, document, answered: true })).toBe('questions');
});

test('answers without a file do not skip the upload', () => {
  expect(openingStep({ ...empty, answered: true })).toBe('upload');
});

test('a stored analysis opens the result, also when its file has been deleted', () => {
  expect(openingStep({ ...empty, document, answered: true, analysis })).toBe('result');
  expect(openingStep({ ...empty, analysis: { ...analysis, documentId: null } })).toBe('result');
});

test('a file that came after the analysis hides no result, and is known to be newer', () => {
  const newer = { id: 'd2', chosenAt: '2025-04-01T08:00:00Z', ready: true };
  const guide = { ...empty, document: newer, answered: true, analysis };
  expect(openingStep(guide)).toBe('result');
  expect(hasNewerFile(guide)).toBe(true);
  // An older file that has been chosen since is as new as an uploaded one.
  expect(hasNewerFile({ ...guide, document: { ...newer, id: 'd0' } })).toBe(true);
  const before = { ...newer, chosenAt: '2025-02-01T08:00:00Z' };
  expect(hasNewerFile({ ...guide, document: before })).toBe(false);
});

test('an analysis that is being computed is followed, whatever else exists', () => {
  const running = { document, answered: true, analysis, running: true };
  expect(openingStep(running)).toBe('run');
  expect(steps.filter((step) => reachable(running, step))).toEqual(['run']);
});

test('events lead where the specification says', () => {
  for (const readingAt of ['upload', 'questions'] as const) {
    expect(stepAfter('saved', readingAt)).toBe('run');
    expect(stepAfter('analysed', readingAt)).toBe('result');
    expect(stepAfter('removed', readingAt)).toBe('upload');
    expect(stepAfter('restarted', readingAt)).toBe('upload');
  }
});

test('after an upload the user sees what was understood, before the questions or above them', () => {
  expect(stepAfter('uploaded', 'upload')).toBe('upload');
  expect(stepAfter('uploaded', 'questions')).toBe('questions');
  expect(stepAfter('confirmed', 'upload')).toBe('questions');
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

test('what of last time is still there is the result, and the file that it was made of', () => {
  const aside = putAside({ document, answered: true, analysis, running: false });
  expect(stillStored(document, analysis, aside)).toEqual({ document, analysis });
  expect(stillStored(null, analysis, aside)).toEqual({ document: null, analysis });
  // That file was deleted, and an older one takes its place.
  const older = { ...document, id: 'd0' };
  const after = { ...aside, document: older };
  expect(stillStored(older, analysis, after)).toEqual({ document: null, analysis });
  expect(stillStored(document, analysis, nothingAside)).toEqual({ document: null, analysis: null });
});

test('the file put aside comes back when it is chosen or uploaded again', () => {
  const guide: Guide = { document, answered: true, analysis, running: false };
  const again = { ...document, chosenAt: '2025-03-02T09:00:00Z' };
  expect(withoutAside({ ...guide, document: again }, putAside(guide)).document).toEqual(again);
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

test('changes of the whole company come before those of one product, and new figures last', () => {
  const figure = (key: string, subject: string | null, change: string | null) => ({
    key,
    subject,
    change,
  });
  const changes = mostTelling([
    figure('juli', '2025-07', null),
    figure('kaffe', 'Kaffe', '10 kr'),
    figure('omsättning', null, '157 kr'),
    figure('te', 'Te', '4 kr'),
    figure('tillväxt', null, '2 procentenheter'),
  ]);
  expect(changes.map(({ key }) => key)).toEqual(['omsättning', 'tillväxt', 'kaffe', 'te', 'juli']);
});

test('a change upward is shown with its sign', () => {
  expect(['157 kr', '−3 %', '-3', '0,0 %'].map(signed)).toEqual(['+157 kr', '−3 %', '-3', '0,0 %']);
});

test('an analysis is compared with earlier ones of the same guide, never with the sample company', () => {
  const made = (id: string, day: string, more = {}) => ({
    id,
    analysisType: 'försäljning',
    createdAt: `2025-03-${day}T10:00:00Z`,
    sample: false,
    ...more,
  });
  const last = made('sist', '20');
  const all = [
    made('senare', '25'),
    last,
    made('exempel', '15', { sample: true }),
    made('kostnader', '12', { analysisType: 'kostnader' }),
    made('först', '01'),
    made('sedan', '10'),
  ];
  expect(madeBefore(all, last).map(({ id }) => id)).toEqual(['sedan', 'först']);
});
