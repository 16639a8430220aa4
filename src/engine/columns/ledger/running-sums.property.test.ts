import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

/** Names that both guides take for an amount, that neither knows, and that say what the column is. */
const names = ['Belopp', 'Totalt', 'Summa kr', 'Running total', 'Xyz', 'Ackumulerat', 'Saldo'];
const shape = fc.record({
  rows: fc.array(fc.integer({ min: 1000, max: 4_000_000 }), { minLength: 6, maxLength: 30 }),
  sum: fc.constantFrom(...names),
  amount: fc.constantFrom('Belopp exkl. moms', 'Netto', 'Nettobelopp'),
  begins: fc.constantFrom('never', 'months'),
  perMonth: fc.constantFrom(5, 1.4),
  order: fc.constantFrom('oldest first', 'newest first', 'by party'),
  among: fc.constantFrom('nothing', 'sums without it', 'sums with it'),
  isOfGross: fc.boolean(),
  isFirst: fc.boolean(),
  hasCredits: fc.boolean(),
});
type Shape = typeof shape extends fc.Arbitrary<infer Value> ? Value : never;

const money = (ore: number) => (ore / 100).toFixed(2).replace('.', ',');
const sumOf = (ore: readonly number[]) => ore.reduce((all, each) => all + each, 0);

interface Line {
  day: string;
  party: string;
  ore: number;
  sum: string;
}

function linesOf({ rows, begins, perMonth, isOfGross, hasCredits }: Shape): Line[] {
  let sum = 0;
  const monthAt = (place: number) => Math.floor(place / perMonth);
  return rows.map((each, place) => {
    const ore = (hasCredits && place % 7 === 5 ? -1 : 1) * each * 4;
    const isFirstOfMonth = monthAt(place) !== monthAt(place - 1);
    sum = (begins === 'months' && isFirstOfMonth ? 0 : sum) + (isOfGross ? (ore * 5) / 4 : ore);
    const month = String(1 + (monthAt(place) % 12)).padStart(2, '0');
    const day = `${2024 + Math.floor(monthAt(place) / 12)}-${month}-${String(3 + (place % 5) * 4).padStart(2, '0')}`;
    return { day, party: `Firma ${'DBAC'[place % 4]}`, ore, sum: money(sum) };
  });
}

function fileOf(made: Shape): Buffer {
  const lines = linesOf(made);
  const { sum, amount, isFirst, order, among } = made;
  const row = (first: string, day: string, ore: number, soFar: string) =>
    [
      ...[first, day, ...(isFirst ? [soFar] : [])],
      ...[ore, ore / 4, (ore * 5) / 4].map(money),
      ...(isFirst ? [] : [soFar]),
    ].join(';');
  const amounts = [amount, 'Moms', 'Inkl. moms'];
  const header = ['Kund', 'Datum', ...(isFirst ? [sum, ...amounts] : [...amounts, sum])];
  if (order === 'newest first') lines.reverse();
  if (order === 'by party') lines.sort((a, b) => a.party.localeCompare(b.party));
  const body = lines.flatMap(({ day, party, ore, sum: soFar }, place) => {
    const month = day.slice(0, 7);
    const own = row(party, day, ore, soFar);
    if (among === 'nothing' || order === 'by party') return [own];
    if (lines[place + 1]?.day.startsWith(month)) return [own];
    const all = sumOf(lines.flatMap((line) => (line.day.startsWith(month) ? [line.ore] : [])));
    return [own, row('Summa', '', all, among === 'sums with it' ? soFar : '')];
  });
  return Buffer.from([header.join(';'), ...body].join('\n'));
}

test('the sum so far is never the amount, whatever it is called, and however its rows stand', () => {
  fc.assert(
    fc.property(shape, fc.constantFrom('sales' as const, 'costs' as const), (made, purpose) => {
      const { understanding } = readFileBytes(fileOf(made), 'lista.csv', {}, purpose);
      const { ready, questions, total } = understanding;
      if (!ready || questions.some(({ blocking }) => blocking)) return;
      expect(Math.round(Number(total) * 100)).toBe(sumOf(linesOf(made).map(({ ore }) => ore)));
    }),
    { numRuns: 60 },
  );
});
