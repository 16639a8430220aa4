import { expect, test } from 'vitest';
import { someFact } from '#support/some-fact.ts';
import { bridgeOf } from './bridge.ts';

const end = (id: string, value: string, year: number) =>
  someFact(id, { value, period: { from: `${year}-01-01`, to: `${year}-12-31` } });
const base = {
  id: 'revenue-bridge' as const,
  title: 'Från då till nu',
  what: 'Omsättningen',
  before: end('F1', '1000', 2024),
  now: end('F2', '1100', 2025),
  rest: 'Övrigt',
};
const part = (label: string, value: string, isTakenAway = false) => ({
  label,
  fact: someFact(label, { value }),
  isTakenAway,
});
const steps = (parts: ReturnType<typeof part>[]) =>
  bridgeOf({ ...base, parts })?.series[0]?.points.map(({ label, value }) => [label, value]);

test('leads from then to now, and what the parts leave over is a step of its own', () => {
  expect(steps([part('Pris', '150'), part('Bortfallna', '80', true)])).toEqual([
    ['Före', '1000'],
    ['Pris', '150'],
    ['Bortfallna', '-80'],
    ['Övrigt', '30'],
    ['Nu', '1100'],
  ]);
});

test('rounding is no step, and neither is a part of nothing', () => {
  expect(steps([part('Pris', '100.4'), part('Mix', '0')])).toEqual([
    ['Före', '1000'],
    ['Pris', '100.4'],
    ['Nu', '1100'],
  ]);
});

test('is not drawn where either end is unknown', () => {
  expect(bridgeOf({ ...base, before: null, parts: [part('Pris', '1')] })).toBeNull();
  expect(bridgeOf({ ...base, parts: [] })).toBeNull();
});

test('is not drawn where no part of the change is known: all that is left over tells nothing', () => {
  expect(bridgeOf({ ...base, parts: [part('Pris', '0.3')] })).toBeNull();
  expect(bridgeOf({ ...base, parts: [part('Övrigt', '100')] })).toBeNull();
});
