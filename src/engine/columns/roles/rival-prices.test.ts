import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

/** Articles with how many a pack holds, and öre for one. */
const articles = [
  ['Bulle', 12, 1450],
  ['Limpa', 6, 3800],
  ['Fralla', 24, 525],
  ['Kaka', 8, 2200],
] as const;

const money = (ore: number) => (ore / 100).toFixed(2).replace('.', ',');

const picks = fc.array(
  fc.record({ article: fc.constantFrom(...articles), packs: fc.integer({ min: 1, max: 30 }) }),
  { minLength: 20, maxLength: 40 },
);

type Column = 'packs' | 'size' | 'one' | 'pack';

function readOf(
  names: Partial<Record<Column, string>>,
  rows: typeof picks extends fc.Arbitrary<infer T> ? T : never,
) {
  const columns = Object.keys(names) as Column[];
  const lines = rows.map(({ article: [name, size, ore], packs }, n) => {
    const cells = { packs, size, one: money(ore), pack: money(ore * size) };
    const day = `2025-${String(1 + (n % 12)).padStart(2, '0')}-15`;
    return [day, name, ...columns.map((column) => cells[column])].join(';');
  });
  const header = ['Datum', 'Artikel', ...Object.values(names)].join(';');
  const { understanding } = readFileBytes(Buffer.from([header, ...lines].join('\n')), 'fil.csv');
  const { columns: read, questions } = understanding;
  const used = read.filter(({ role }) => role === 'unitPrice' || role === 'revenue');
  const truth = rows.reduce(
    (sum, { article: [, size, ore], packs }) => sum + packs * size * ore,
    0,
  );
  const asked = questions.filter(({ blocking }) => blocking);
  const sums = asked.flatMap(({ options }) =>
    options.map(({ sum }) => Math.round(Number(sum) * 100)),
  );
  return { names: used.map(({ name }) => name), truth, sums, isAsked: asked.length > 0 };
}

describe('goods sold in packs', () => {
  it.each([
    ['Antal förp', 'St/förp', 'Pris/st', 'Pris/förp ex moms'],
    ['Antal kartonger', 'Antal/kartong', 'Styckpris', 'Pris per kartong'],
    ['Antal backar', 'Flaskor per back', 'Pris per flaska', 'Backpris'],
  ])('have the price of what is counted: %s', (packs, size, one, pack) => {
    fc.assert(
      fc.property(picks, (rows) => {
        const { names, isAsked } = readOf({ size, packs, one, pack }, rows);
        expect([names, isAsked]).toEqual([[pack], false]);
      }),
      { numRuns: 10 },
    );
  });

  it('are asked about where no name says which price the number is of', () => {
    fc.assert(
      fc.property(picks, (rows) => {
        const read = readOf(
          { size: 'Förpackning', packs: 'Antal', one: 'Pris/st', pack: 'Pris/förp' },
          rows,
        );
        expect(read.sums).toContain(read.truth);
      }),
      { numRuns: 10 },
    );
  });

  it('come to what the packs hold where the only price is of one', () => {
    fc.assert(
      fc.property(picks, (rows) => {
        const told = readOf({ packs: 'Antal förp', size: 'St per förp', one: 'Pris per st' }, rows);
        expect([told.names.at(-1), told.isAsked]).toEqual([
          'Antal förp × St per förp × Pris per st',
          false,
        ]);
        const open = readOf({ packs: 'Antal', size: 'St per förp', one: 'À-pris' }, rows);
        expect(open.sums).toContain(open.truth);
      }),
      { numRuns: 10 },
    );
  });
});
