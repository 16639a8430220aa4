import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { daysAfter, monthsBefore, remains, retention } from '#contract/retention.ts';
import { privacySections } from '#features/site/texts/privacy.ts';

const kinds = Object.values(retention);

it('the privacy page says of each kind of data how long it is kept', () => {
  const text = JSON.stringify(privacySections);
  for (const { what, howLong } of kinds) expect(text).toContain(`${what}: ${howLong}.`);
});

it('so does the page for operators, in the same words', () => {
  const rows = readFileSync('docs/operations.md', 'utf8').split('\n');
  const wanted = kinds.map(({ what, howLong }) => `| ${what} | ${howLong} |`);
  expect(rows.filter((row) => wanted.includes(row))).toEqual(wanted);
});

it('what remains of a deleted account names the law where one asks for it', () => {
  expect(remains.length).toBeGreaterThan(3);
  expect(remains.filter((each) => each.includes('bokföringslagen'))).toHaveLength(1);
});

it('a month is a month of the calendar, a day a day', () => {
  const moment = new Date('2026-03-31T09:00:00Z');
  expect(monthsBefore(moment, 12).toISOString()).toBe('2025-03-31T09:00:00.000Z');
  expect(daysAfter(moment, -7).toISOString()).toBe('2026-03-24T09:00:00.000Z');
});
