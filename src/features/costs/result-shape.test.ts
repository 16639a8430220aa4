import { expect, test } from 'vitest';
import type { ColumnEvidence } from '#engine/table/column-evidence.ts';
import { storedCosts } from './result-shape.ts';

const section = { title: 'Säg upp en licens', description: 'Ingen har **loggat in** på ett år.' };

test('sections with a summary are shown, and what such a result lacks is empty', () => {
  const stored = storedCosts({ sections: [section], summary: 'Kostnaderna är kända.' });
  expect(stored.summary).toBe('Kostnaderna är kända.');
  expect(stored.sections[0]).toMatchObject({ ...section, action: '', priority: 'Medium' });
  expect(stored).toMatchObject({
    facts: [],
    charts: [],
    areas: [],
    answerChecks: [],
    period: null,
  });
  expect(stored.optimeringsmojligheter.innehall).toBe('');
});

test('what decided the columns is kept with a result, and an older one without it is shown as before', () => {
  const evidence: ColumnEvidence[] = [
    {
      column: 'Belopp',
      role: 'amount',
      by: 'rows',
      reason: 'Belopp + Moms = Totalt på 412 av 412 rader.',
      undisputed: true,
      agrees: [],
      answers: [],
    },
  ];
  expect(storedCosts({ summary: 'Ny', evidence }).evidence).toEqual(evidence);
  expect(storedCosts({ summary: 'Äldre' }).evidence).toEqual([]);
});

test('three blocks are shown with their titles, also where a block is its bare text or lines', () => {
  const stored = storedCosts({
    stora_kostnadsomraden: { titel: 'Där pengarna går', innehall: '## Lokal\n- **Hyra**' },
    optimeringsmojligheter: 'Pröva en ny leverantör.',
    avdelningsspecifika_rad: { innehall: ['Butiken först', 'Kontoret sedan'] },
  });
  expect(stored.stora_kostnadsomraden).toEqual({
    titel: 'Där pengarna går',
    innehall: '## Lokal\n- **Hyra**',
  });
  expect(stored.optimeringsmojligheter).toEqual({
    titel: 'Optimeringsmöjligheter',
    innehall: 'Pröva en ny leverantör.',
  });
  expect(stored.avdelningsspecifika_rad.innehall).toBe('- Butiken först\n- Kontoret sedan');
  expect(stored.sections).toEqual([]);
});

test('a stored text is read as JSON, and failing that is the summary', () => {
  expect(storedCosts('{"summary":"Läst"}').summary).toBe('Läst');
  expect(storedCosts('# Rubrik\nBara text').summary).toBe('# Rubrik\nBara text');
  expect(storedCosts('[1]').summary).toBe('[1]');
});

test.each([null, 7, []])('%j instead of a result is an error and not an empty analysis', (odd) => {
  expect(() => storedCosts(odd)).toThrow();
});
