import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const hours = ['10:00', '11:00', '12:00', '13:00'];
const read = (cell: (n: number) => string, { names = hours, title = [] as string[] } = {}) => {
  const days = Array.from({ length: 12 }, (_, day) =>
    [`2026-01-${day + 10}`, ...names.map((_, hour) => cell(day * 7 + hour * 31 + 3))].join(';'),
  );
  const text = [...title, ['Datum', ...names].join(';'), ...days, ''].join('\n');
  return readFileBytes(Buffer.from(text), 'fil.csv', {}, 'sales').understanding;
};
const asked = ({ questions }: ReturnType<typeof read>) =>
  questions.filter(({ blocking }) => blocking).map(({ id }) => id);

describe('hours of the day beside each other', () => {
  it.each([[hours], [['09-10', '10-11', '11-12', '12-13']], [['kl 9.00', 'kl 10.00', 'kl 11.00']]])(
    'are what was sold, all of them together: %s',
    (names) => {
      const understood = read((n) => `${n * 100},50`, { names });
      const sum = 12 * names.length * 0.5 + 100 * rowsOf(names.length);
      expect(asked(understood)).toEqual([]);
      expect(Number(understood.total)).toBe(sum);
      expect(understood.columns.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    },
  );

  it('are so in whole kronor under a title that says what they are, and are asked about under none', () => {
    const whole = (n: number) => String(n * 100);
    expect(asked(read(whole, { title: ['Försäljning per timme', ''] }))).toEqual([]);
    expect(asked(read(whole))).toEqual(['amount']);
  });
});

/** What `cell` is given, summed over twelve days. */
function rowsOf(width: number): number {
  let sum = 0;
  for (let day = 0; day < 12; day++)
    for (let hour = 0; hour < width; hour++) sum += day * 7 + hour * 31 + 3;
  return sum;
}
