import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Figure } from '../facts/fact.ts';
import { figuresByPath, segmentsOf } from './figure-segments.ts';

const figure = (start: number, end: number, factId = 'F1') => ({
  path: 'summary',
  start,
  end,
  factId,
});

/** What is shown, with figures in brackets. */
function shown(text: string, figures: Figure[]): string[] {
  return segmentsOf(text, figures).map(({ before, text, after, factId }) =>
    factId === null ? text : `${before}[${text}=${factId}]${after}`,
  );
}

test('a sentence is cut at its figures and nowhere else', () => {
  expect(shown('Ni sålde för 120 kr i maj.', [figure(13, 19)])).toEqual([
    'Ni sålde för ',
    '[120 kr=F1]',
    ' i maj.',
  ]);
});

test('signs stay on the line of the figure they belong to', () => {
  expect(shown('Ni ökade (plus 5 kr), till (9 kr).', [figure(15, 19), figure(28, 32)])).toEqual([
    'Ni ökade (plus ',
    '[5 kr=F1]),',
    ' till ',
    '([9 kr=F1]).',
  ]);
});

test('figures are found in whatever order they come', () => {
  expect(shown('1 av 2', [figure(5, 6, 'F2'), figure(0, 1)])).toEqual(['[1=F1]', ' av ', '[2=F2]']);
});

test('a place outside the text, an empty one or one inside another figure is read as words', () => {
  const figures = [figure(0, 5), figure(3, 4, 'F2'), figure(2, 2), figure(4, 9)];
  expect(shown('12 kr', figures)).toEqual(['[12 kr=F1]']);
});

test('no letter of a text is lost or doubled, whatever the figures say', () => {
  const anyFigure = fc.record({
    path: fc.constant('summary'),
    start: fc.integer({ min: -3, max: 40 }),
    end: fc.integer({ min: -3, max: 40 }),
    factId: fc.constantFrom('F1', 'F2'),
  });
  fc.assert(
    fc.property(
      fc.string({ maxLength: 30, unit: fc.constantFrom(...'a1 (.,)') }),
      fc.array(anyFigure),
      (text, figures) => {
        const pieces = segmentsOf(text, figures);
        expect(pieces.map((piece) => piece.before + piece.text + piece.after).join('')).toBe(text);
      },
    ),
  );
});

test('figures are kept by the text they stand in', () => {
  const other = { ...figure(0, 1), path: 'sections.0.title' };
  const byPath = figuresByPath([figure(0, 1), other, figure(2, 3)]);
  expect(byPath.get('summary')).toEqual([figure(0, 1), figure(2, 3)]);
  expect(byPath.get('sections.0.title')).toEqual([other]);
});

test('keeps a SIE file in one word', () => {
  const [{ text } = { text: '' }] = segmentsOf('Ladda upp en SIE-fil.', []);
  expect(text).toBe('Ladda upp en SIE\u2011fil.');
});

test('keeps a number on the line of its unit, and no other words together', () => {
  const text = 'Napoli 1 kg, Husets 500 g och 12 gånger 3 stora om 2 m.';
  const kept = segmentsOf(text, []).map((segment) => segment.text);
  expect(kept).toEqual(['Napoli 1\u00a0kg, Husets 500\u00a0g och 12 gånger 3 stora om 2\u00a0m.']);
});
