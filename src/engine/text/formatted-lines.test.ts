import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Figure } from '../facts/fact.ts';
import { type Block, formattedBlocks } from './formatted-lines.ts';

function figureAt(text: string, part: string, factId = 'F1'): Figure {
  const start = text.indexOf(part);
  return { path: 'block', start, end: start + part.length, factId };
}

/** What is shown: bold between underscores, figures in brackets. */
function shown({ kind, lines }: Block): string {
  const each = lines.map(({ runs }) =>
    runs
      .map(({ before, text, after, factId, strong }) => {
        const piece = factId === null ? text : `${before}[${text}=${factId}]${after}`;
        return strong ? `_${piece}_` : piece;
      })
      .join(''),
  );
  return `${kind}: ${each.join(' | ')}`;
}

test('headings, lists and bold are read, and figures stay in their places', () => {
  const text =
    '## Lokaler\n- **480 000 kr**, 31 % av kostnaderna\n- Har ökat\n\nTvå **ord** till\noch en rad';
  const figures = [figureAt(text, '480 000 kr'), figureAt(text, '31 %', 'F2')];
  expect(formattedBlocks(text, figures).map(shown)).toEqual([
    'heading: Lokaler',
    'list: _[480 000 kr=F1],_ [31 %=F2] av kostnaderna | Har ökat',
    'text: Två _ord_ till | och en rad',
  ]);
});

test('signs that nothing closes, and tags, are shown as they are written', () => {
  expect(formattedBlocks('5 ** 3 <b>fet</b>', []).map(shown)).toEqual(['text: 5 ** 3 <b>fet</b>']);
});

test('numbered lines are a list, and one over a text is its heading with the number left', () => {
  expect(formattedBlocks('1. Ring\n2. Skriv', []).map(shown)).toEqual(['numbered: Ring | Skriv']);
  const list = formattedBlocks('3. Ring', [])[0];
  expect(list?.lines.map(({ number }) => number)).toEqual([3]);
  const text = '1. Höj priset\nDet ger 500 kr.\n\n2) Ring kunden\n\nI dag.\n3. Sist av allt.';
  expect(formattedBlocks(text, [figureAt(text, '500 kr')]).map(shown)).toEqual([
    'heading: 1. Höj priset',
    'text: Det ger [500 kr=F1].',
    'heading: 2) Ring kunden',
    'text: I dag.',
    'numbered: Sist av allt.',
  ]);
  expect(formattedBlocks('2025 var bra', []).map(shown)).toEqual(['text: 2025 var bra']);
});

test('a label before what is said of it is bold, and a sentence with a colon later is not', () => {
  const text = 'Nästa steg: ring 3 kunder';
  expect(formattedBlocks(text, [figureAt(text, '3 kunder')]).map(shown)).toEqual([
    'text: _Nästa steg:_ ring [3 kunder=F1]',
  ]);
  expect(formattedBlocks('Se http://x.se och läs: allt', []).map(shown)).toEqual([
    'text: Se http://x.se och läs: allt',
  ]);
  expect(formattedBlocks('kl 10:30 ringer vi', []).map(shown)).toEqual([
    'text: kl 10:30 ringer vi',
  ]);
});

test('a blank line parts two lists', () => {
  expect(formattedBlocks('- a\n\n- b', []).map(shown)).toEqual(['list: a', 'list: b']);
});

test('no letter is lost or doubled, whatever is written and wherever figures are said to be', () => {
  const signs = /[\s#*•.)-]/g;
  const anyFigure = fc.record({
    path: fc.constant('block'),
    start: fc.integer({ min: -3, max: 40 }),
    end: fc.integer({ min: -3, max: 40 }),
    factId: fc.constantFrom('F1', 'F2'),
  });
  fc.assert(
    fc.property(
      fc.string({ maxLength: 40, unit: fc.constantFrom(...'ab1 #*-\n(.)') }),
      fc.array(anyFigure),
      (text, figures) => {
        const letters = formattedBlocks(text, figures)
          .flatMap(({ lines }) => lines)
          .map(({ number, runs }) => {
            const words = runs.map(({ before, text: piece, after }) => before + piece + after);
            return `${number ?? ''}${words.join('')}`;
          })
          .join('');
        expect(letters.replace(signs, '')).toBe(text.replace(signs, ''));
      },
    ),
  );
});
