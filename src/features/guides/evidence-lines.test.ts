import { expect, test } from 'vitest';
import type { ColumnEvidence } from '#engine/table/column-evidence.ts';
import { evidenceLines } from './evidence-lines.ts';

const of = (more: Partial<ColumnEvidence>): string[] | undefined =>
  evidenceLines([
    {
      column: 'Netto',
      role: 'revenue',
      by: 'name',
      reason: 'Kolumnen heter ”Netto” och innehåller tal.',
      undisputed: true,
      agrees: [],
      answers: [],
      ...more,
    },
  ]).get('Netto');

test.each<[Partial<ColumnEvidence>, string]>([
  [
    { by: 'rows', reason: 'Netto + Moms = Totalt på 412 av 412 rader.' },
    'Netto: bevisat av raderna, Netto + Moms = Totalt på 412 av 412 rader.',
  ],
  [
    { by: 'rows', reason: 'Varje orders Netto är summan av dess rader.' },
    'Netto: bevisat av raderna. Varje orders Netto är summan av dess rader.',
  ],
  [{}, 'Netto: enligt rubriken; inget annat i filen motsäger det.'],
  [{ undisputed: false }, 'Netto: enligt rubriken.'],
  [
    { by: 'make', reason: 'Orderexport från Shopify' },
    'Netto: enligt exporten, som är ”Orderexport från Shopify”.',
  ],
  [{ by: 'books' }, 'Netto: enligt bokföringens egna konton.'],
  [{ by: 'format' }, 'Netto: enligt filens format, som säger vad kolumnen är.'],
  [{ by: 'answer' }, 'Netto: enligt ditt svar.'],
  [
    { by: 'reason', reason: 'Det är filens enda kolumn med tal.' },
    'Netto: Det är filens enda kolumn med tal.',
  ],
])('what decided a column is one sentence: %#', (more, sentence) => {
  expect(of(more)).toEqual([sentence]);
});

test('what the file agrees with and what the user answered follow', () => {
  const agrees = ['Summan av Netto, 100,00 kr, är lika med filens summarad (rad 413).'];
  const answers = [{ question: 'Är beloppen med eller utan moms?', answer: 'Utan moms' }];
  expect(of({ agrees, answers })?.slice(1)).toEqual([
    ...agrees,
    'Är beloppen med eller utan moms? Ditt svar: Utan moms.',
  ]);
});
