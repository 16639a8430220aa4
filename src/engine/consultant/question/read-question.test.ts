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

test('Vad är vinsten efter lager? is of neither file alone, and refused', () => {
  expect(readQuestion('Vad är vinsten efter lager?', known, () => null).unknown).not.toEqual([]);
});

test('a misspelt word for sales is no misspelt department', () => {
  const { guide, named } = read('försälning i mars 2025');
  expect([guide, named]).toEqual(['sales', []]);
});

test.each([
  ['Försäljning sista kvartalet 2025', '2025-10-01', '2025-12-31'],
  ['Försäljning sista året, 2025', '2025-01-01', '2025-12-31'],
  ['Försäljning sedan årsskiftet', '2026-01-01', '2026-12-31'],
  ['Försäljning första veckan i december 2025', '2025-12-01', '2025-12-07'],
  ['Försäljning sista veckan i februari 2026', '2026-02-22', '2026-02-28'],
  ['Försäljning andra halvan av mars i fjol', '2025-03-16', '2025-03-31'],
  ['Försäljning första halvan av 2025', '2025-01-01', '2025-06-30'],
  ['Försäljning det här året', '2026-01-01', '2026-12-31'],
  ['Årets försäljning', '2026-01-01', '2026-12-31'],
  ['Försäljning det här kvartalet', '2026-10-01', '2026-12-31'],
  ['Försäljning den här veckan', '2026-11-23', '2026-11-29'],
  ['Försäljning arpil 2026', '2026-04-01', '2026-04-30'],
  ['Försäljning räkenskapsåret 2023/2024', '2023-07-01', '2024-06-30'],
  ['Försäljning 23/24', '2023-07-01', '2024-06-30'],
  ['Försäljning i höst', '2026-09-01', '2026-11-30'],
  ['Försäljn förra december', '2025-12-01', '2025-12-31'],
])('%s is of %s to %s', (question, from, to) => {
  const years = { sales: [{ from: '2023-07-01', to: '2024-06-30' }] };
  const { ask } = readQuestion(question, { ...known, years }, () => null);
  expect(ask.periods).toEqual([{ from, to }]);
});

test('a question goes on with another cost instead of the one before', () => {
  const costs = { ...booked, guides: ['costs' as const] };
  const { ask, intent } = readQuestion('hyran 2025', costs, () => null);
  const next = readQuestion('telefonen då?', { ...costs, focus: { ask, intent } }, () => null).ask;
  expect(next.named.map(({ names }) => names)).toEqual([['6210 Telekommunikation']]);
  expect(next.periods).toEqual(ask.periods);
});

test('months up to another are held against the same of the year before', () => {
  const { periods } = read('Är te dyrare januari till mars 2026 än samma månader 2025?');
  expect(periods).toEqual([
    { from: '2026-01-01', to: '2026-03-31' },
    { from: '2025-01-01', to: '2025-03-31' },
  ]);
});

const booked: Known = {
  ...known,
  names: [
    { guide: 'sales', dimension: 'channel', names: ['Säljare', 'Webb'] },
    { guide: 'sales', dimension: 'customer', names: ['Ek Bygg AB', 'Glasscaféet Vågen AB'] },
    {
      ...{ guide: 'costs', dimension: 'account' },
      names: [
        '5010 Lokalhyra',
        '5615 Leasing av personbilar',
        '6210 Telekommunikation',
        '7010 Löner',
      ],
    },
  ],
};
const reading = (question: string) => readQuestion(question, booked, () => null);

test.each([
  ['Vad kostade leasingbilen?', '5615 Leasing av personbilar'],
  ['Hur stor var leasingavgiften?', '5615 Leasing av personbilar'],
  ['Vad är hyresräkningen på?', '5010 Lokalhyra'],
  ['Vad blev telefonfakturan?', '6210 Telekommunikation'],
  ['Hur stor del av omsättningen går till löner?', '7010 Löner'],
  ['Lokalhyran i procent av omsättningen', '5010 Lokalhyra'],
])('%s is of what costs are booked as', (question, name) => {
  const { ask, unknown } = reading(question);
  expect([ask.named[0]?.names, ask.measure, unknown]).toEqual([[name], 'cost', []]);
});

test.each([
  'När handlade Ek Bygg senast?',
  'Hur länge sedan är det Ek Bygg köpte något?',
  'När var Ek Byggs första köp?',
])('%s is of a day, and understood', (question) => {
  expect(reading(question).unknown).toEqual([]);
});

test.each([
  'Vilken säljare har sålt mest?',
  'När är hyran?',
  'Hur stor del av försäljningen är kostnad för webben?',
  'Vad sålde vi de här månaderna?',
  'Hur mycket sålde vi kontant?',
])('%s says what is not understood', (question) => {
  expect(reading(question).unknown).not.toEqual([]);
});

test('a verb of weight is no misspelt customer', () => {
  expect(reading('Vad väger det vi sålde?').ask.named).toEqual([]);
});

test('a supplier is named by a word of talk that its name ends in', () => {
  const names = [
    { guide: 'costs', dimension: 'supplier', names: ['Byrån Siffran', 'Tryckeri Norr'] },
  ] as const;
  const { ask } = readQuestion('vad betalade vi siffran 2025', { ...known, names }, () => null);
  expect(ask.named[0]?.names).toEqual(['Byrån Siffran']);
  expect(read('vad är siffran för te').named.map((each) => each.names)).toEqual([['Te']]);
});
