import { expect, test } from 'vitest';
import { analyseFile } from '#support/analyse-file.ts';

const monthOf = (at: number) =>
  `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;

/** A tenant of one flat from a month to another. */
type Stay = [place: string, tenant: string, from: number, to: number];

/** What a landlord is told of rents of two years, by who has hired what. */
async function told(stays: readonly Stay[], who = 'Hyresgäst'): Promise<string> {
  const rows = stays.flatMap(([place, tenant, from, to]) =>
    Array.from(
      { length: to - from + 1 },
      (_, at) =>
        `${monthOf(from + at)}-01;${place};${place === 'A1' ? 'Lokal' : 'Bostad'};${tenant};7000,00`,
    ),
  );
  const file = [`Avidatum;Objekt;Objekttyp;${who};Hyra exkl moms`, ...rows].join('\n');
  const { result } = await analyseFile(Buffer.from(file), 'hyror.csv');
  const advice = result.sections.map(({ title }) => title).join(' | ');
  return `${result.summary} | ${advice}`.replaceAll('\u00a0', ' ');
}

const others: Stay[] = [
  ['A1', 'Anna Berg', 0, 23],
  ['A2', 'Olof Lund', 0, 23],
  ['A3', 'Siri Holm', 0, 23],
];
const left: Stay = ['A4', 'Ebba Ek', 0, 15];

test('what a tenant left and another has hired since is told as that, and not to be let', async () => {
  const text = await told([...others, left, ['A4', 'Sara Hed', 16, 23]]);
  expect(text).toContain(
    'Det som blev ledigt har Sara Hed hyrt sedan dess, för 56 000 kr under maj–december 2025.',
  );
  expect(text).not.toContain('Hyr ut det som Ebba Ek lämnat');
});

test('what stands empty is to be let, also where one of two has been let again', async () => {
  const empty = await told([...others, left]);
  expect(empty).not.toContain('Det som blev ledigt');
  expect(empty).toContain('Hyr ut det som Ebba Ek lämnat');
  const half = await told([...others, left, ['A4', 'Sara Hed', 16, 23], ['P1', 'Ebba Ek', 0, 15]]);
  expect(half).not.toContain('Det som blev ledigt');
});

test('nobody takes over where several have had the same at a time', async () => {
  const shared = await told([...others, left, ['A4', 'Sara Hed', 14, 23], ['A1', 'Kim Ek', 3, 9]]);
  expect(shared).not.toContain('Det som blev ledigt');
});
