import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ReadOverrides } from '../../table/overrides.ts';

const read = (
  { above = [], below = [] }: { above?: readonly string[]; below?: readonly string[] },
  overrides: ReadOverrides = {},
) => {
  const rows = Array.from({ length: 8 }, (_, n) => `2025-01-${n + 10};Kund ${n % 3};Te;${100 + n}`);
  const lines = [...above, 'Datum;Kund;Artikel;Belopp exkl. moms', ...rows, ...below, ''];
  return readFileBytes(Buffer.from(lines.join('\n')), 'fil.csv', overrides, 'sales').understanding;
};
const asked = (around: Parameters<typeof read>[0]) => read(around).questions.map(({ id }) => id);

describe('a line around the table', () => {
  it('that may be a unit is asked about, with what the sum is then', () => {
    const around = { above: ['Omsättning per kund, SEK tusen;;;', ';;;'] };
    const [question] = read(around).questions;
    expect(question).toMatchObject({ id: 'notes', blocking: true });
    expect(question?.options.map(({ sum }) => sum)).toEqual(['828', '828000']);
    const then = read(around, question?.options[1]?.change);
    expect([then.total, then.questions]).toEqual(['828000', []]);
  });

  it('is asked about as the name of the file is, and a unit in the corner of months is read', () => {
    const months = (corner: string, name: string) =>
      readFileBytes(
        Buffer.from(`${corner};2025-01;2025-02;2025-03\nKiosk;1,5;2,5;3,5\nTorg;2,5;1,0;0,5\n`),
        name,
        {},
        'sales',
      ).understanding;
    expect(months('Omsättning mkr', 'fil.csv')).toMatchObject({
      total: '11500000',
      unit: 'millions',
    });
    expect(months('Kiosk, tkr', 'fil.csv').total).toBe('11500');
    const { questions } = months('Butik', 'Utfall_tkr 2025.csv');
    expect(questions[0]).toMatchObject({ id: 'notes', blocking: true });
    expect(questions[0]?.options.map(({ sum }) => sum)).toEqual(['11.5', '11500']);
  });

  it('is not asked about in the name of a file whose amounts are named so too', () => {
    const rows = ['2025-01;120', '2025-02;134', '2025-03;98', ''].join('\n');
    const list = (name: string) =>
      readFileBytes(Buffer.from(`Månad;${name}\n${rows}`), 'forsaljning-2025-tkr.csv', {}, 'sales')
        .understanding;
    const named = list('Försäljning exkl. moms (tkr)');
    expect([named.total, named.questions]).toEqual(['352000', []]);
    expect(list('Försäljning exkl. moms').questions).toMatchObject([{ id: 'notes' }]);
  });

  it('that says what is not counted, or holds money of its own, is asked about', () => {
    expect(asked({ below: ['Rader med x är inte fakturerade ännu;;;'] })).toEqual(['notes']);
    expect(asked({ below: ['Hyran för hallen 12 500 kr;;;'] })).toEqual(['notes']);
    const around = { below: ['Hyran för hallen 12 500 kr;;;'] };
    expect(read(around, { choices: { notes: 'asRead' } }).questions).toEqual([]);
  });

  it('that says who, when or what, or what is read already, is not', () => {
    const title = 'Försäljningsrapport Ångbageriet AB januari 2025;;;';
    const below = ['Utskriven 2025-02-01 av Anna;;;', 'Sida 1 av 1;;;', 'Hör av er vid frågor;;;'];
    expect(asked({ above: [title, ';;;'], below })).toEqual([]);
    expect(asked({ above: ['Belopp i tkr;;;', ';;;'] })).toEqual([]);
  });
});
