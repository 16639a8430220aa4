import { expect, test } from 'vitest';
import type { Known } from './known.ts';
import { readQuestion } from './read-question.ts';

/** A company whose departments are called as what is asked about. */
const known: Known = {
  names: [
    { guide: 'sales', dimension: 'product', names: ['Kaffe', 'Te'] },
    { guide: 'costs', dimension: 'department', names: ['Försäljning', 'Inköp', 'Lager'] },
  ],
  guides: ['sales', 'costs'],
  covered: {},
  today: '2026-11-23',
  focus: null,
};
const read = (question: string) => readQuestion(question, known, () => null).ask;

test.each([
  'Visa försäljningen per månad 2025',
  'Försäljning per månad',
  'Försäljning',
  'hur har försäljningen utvecklats',
  'Har försäljningen av te ökat?',
])('%s is of what was sold, whatever a department is called', (question) => {
  const { guide, measure, named } = read(question);
  expect([guide, measure]).toEqual(['sales', 'revenue']);
  expect(named.some(({ dimension }) => dimension === 'department')).toBe(false);
});

test.each(['Vad kostar avdelning Försäljning?', 'kostnaden för avdelningen försäljning 2025'])(
  '%s is of the department',
  (question) => {
    const { guide, named } = read(question);
    expect([guide, named[0]?.names]).toEqual(['costs', ['Försäljning']]);
  },
);

test('Vad kostar lagret? is of the department that is named no other way', () => {
  expect(read('Vad kostar lager?').named[0]?.names).toEqual(['Lager']);
});

test.each(['Vad är vinsten efter lager?', 'vad kostar lager per order'])(
  '%s is of neither file alone, and refused',
  (question) => {
    expect(readQuestion(question, known, () => null).unknown).not.toEqual([]);
  },
);

test('a misspelt word for sales is no misspelt department', () => {
  const { guide, named } = read('försälning i mars 2025');
  expect([guide, named]).toEqual(['sales', []]);
});

test.each([
  ['Försäljning sista kvartalet 2025', '2025-10-01', '2025-12-31'],
  ['Försäljning sista året, 2025', '2025-01-01', '2025-12-31'],
  ['Försäljning sedan årsskiftet', '2026-01-01', '2026-12-31'],
  ['Försäljning räkenskapsåret 2023/2024', '2023-07-01', '2024-06-30'],
  ['Försäljning 23/24', '2023-07-01', '2024-06-30'],
])('%s is of %s to %s', (question, from, to) => {
  const years = { sales: [{ from: '2023-07-01', to: '2024-06-30' }] };
  const { ask } = readQuestion(question, { ...known, years }, () => null);
  expect(ask.periods).toEqual([{ from, to }]);
});
