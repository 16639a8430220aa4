import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figuresByPath, segmentsOf } from './figure-segments.ts';

const figure = (start: number, end: number, factId = 'F1') => ({
  path: 'summary',
  start,
  end,
  factId,
});

test('a sentence is cut at its figures and nowhere else', () => {
  expect(segmentsOf('Ni sålde för 120 kr i maj.', [figure(13, 19)])).toEqual([
    { text: 'Ni sålde för ', factId: null, start: 0 },
    { text: '120 kr', factId: 'F1', start: 13 },
    { text: ' i maj.', factId: null, start: 19 },
  ]);
});

test('figures are found in whatever order they come', () => {
  const texts = segmentsOf('1 av 2', [figure(5, 6, 'F2'), figure(0, 1)]).map(
    ({ factId }) => factId,
  );
  expect(texts).toEqual(['F1', null, 'F2']);
});

test('a place outside the text, an empty one or one inside another figure is read as words', () => {
  expect(
    segmentsOf('12 kr', [figure(0, 5), figure(3, 4, 'F2'), figure(2, 2), figure(4, 9)]),
  ).toEqual([{ text: '12 kr', factId: 'F1', start: 0 }]);
});

test('no letter of a text is lost or doubled, whatever the figures say', () => {
  const anyFigure = fc.record({
    path: fc.constant('summary'),
    start: fc.integer({ min: -3, max: 40 }),
    end: fc.integer({ min: -3, max: 40 }),
    factId: fc.constantFrom('F1', 'F2'),
  });
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.array(anyFigure), (text, figures) => {
      expect(
        segmentsOf(text, figures)
          .map((segment) => segment.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('figures are kept by the text they stand in', () => {
  const other = { ...figure(0, 1), path: 'sections.0.title' };
  const byPath = figuresByPath([figure(0, 1), other, figure(2, 3)]);
  expect(byPath.get('summary')).toEqual([figure(0, 1), figure(2, 3)]);
  expect(byPath.get('sections.0.title')).toEqual([other]);
});
