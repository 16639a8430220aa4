import { expect, it } from 'vitest';
import { readingOf } from './reading-of.ts';

it('names a reading by its choices, in whatever order they were made', () => {
  const one = readingOf({ sheet: 'Blad1', headerRow: 3, roles: { 1: 'revenue', 4: null } });
  const other = readingOf({ roles: { 4: null, 1: 'revenue' }, headerRow: 3, sheet: 'Blad1' });
  expect(one).toBe(other);
  expect(one).toMatch(/^[0-9a-f]{16}$/);
});

it('names no choice as an empty list of roles', () => {
  expect(readingOf({})).toBe(readingOf({ roles: {} }));
});

it.each([
  [{ sheet: 'Blad1' }, { sheet: 'Blad2' }],
  [{ headerRow: 1 }, { headerRow: 2 }],
  [{ roles: { 1: 'revenue' } }, { roles: { 2: 'revenue' } }],
  [{ roles: { 1: 'revenue' } }, { roles: { 1: 'date' } }],
  [{ roles: { 1: null } }, {}],
  [{ decimal: ',' }, { decimal: '.' }],
] as const)('gives other choices another name: %j and %j', (one, other) => {
  expect(readingOf(one)).not.toBe(readingOf(other));
});
