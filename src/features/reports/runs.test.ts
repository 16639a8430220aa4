import { describe, expect, it } from 'vitest';
import { inShortParagraphs, paragraph, plain, runsText } from './runs.ts';

const figure = { text: '12 000 kr', factId: 'F1' };

describe('a long paragraph', () => {
  it('is parted after each third sentence, and keeps its words and figures', () => {
    const line = [
      ...plain('Ett. Två. Tre. Det ger '),
      figure,
      ...plain(' om året, t.ex. den 21 nov. 2024. Fem. Sex. Sju.'),
    ];
    const parts = inShortParagraphs(paragraph(line)).map(({ lines }) => lines[0] ?? []);
    expect(parts.map((runs) => runsText(runs).trim())).toEqual([
      'Ett. Två. Tre.',
      'Det ger 12 000 kr om året, t.ex. den 21 nov. 2024. Fem. Sex.',
      'Sju.',
    ]);
    expect(parts[1]).toContainEqual(figure);
    expect(parts.map(runsText).join('')).toBe(runsText(line));
  });

  it('is itself where it is short, a list or a heading', () => {
    const short = paragraph(plain('Ett. Två. Tre.'));
    const list = { kind: 'list' as const, lines: [plain('Ett. Två. Tre. Fyra. Fem.')] };
    const named = paragraph(plain('Mål'), plain('Ett. Två. Tre. Fyra.'));
    for (const block of [short, list, named]) expect(inShortParagraphs(block)).toEqual([block]);
  });
});
