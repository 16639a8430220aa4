import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const read = (sign: 1 | -1, ...names: readonly string[]) => {
  const rows = [1, 2, 3, 4, 5, 6].map((month) => {
    const sold = 10_000 + month * 137;
    const fees = names.map((_, n) => 100 + n * 49 + month);
    const left = sold - fees.reduce((all, fee) => all + fee, 0);
    return [`2025-0${month}`, sold, ...fees.map((fee) => fee * sign), left].join(';');
  });
  const header = ['Månad', 'Omsättning', ...names, 'Utbetalt netto'].join(';');
  return readFileBytes(Buffer.from([header, ...rows].join('\n')), 'inlösen.csv', {}, 'costs')
    .understanding;
};

describe('what a payment service keeps of what was sold', () => {
  it.each([
    [1, ['Serviceavgift'], '621'],
    [1, ['Serviceavgift', 'Terminalhyra'], '1536'],
    [-1, ['Serviceavgift', 'Terminalhyra'], '1536'],
    [1, ['Kortavgift', 'Terminalhyra', 'Övrigt'], '2745'],
  ] as const)('is asked about as the cost: %d %j', (sign, names, sum) => {
    const { questions } = read(sign, ...names);
    const amount = questions.find(({ id }) => id === 'amount');
    expect([amount?.blocking, amount?.options[0]?.sum]).toEqual([true, sum]);
  });
});

it('what customers got back and the VAT of a fee are no fees', () => {
  const rows = [1, 2, 3, 4, 5, 6].map((day) => {
    const [sold, back, fee] = [5000 + day * 31, day % 2 === 0 ? -299 : 0, -(40 + day)];
    return `2025-01-0${day};${sold};${back};${fee};${fee / 4};${sold + back + fee + fee / 4}`;
  });
  const header = 'Dag;Försäljning;Returer;Avgifter;Moms på avgifter;Utbetalt';
  const text = [header, ...rows].join('\n').replaceAll('.', ',');
  const { questions } = readFileBytes(Buffer.from(text), 'inlösen.csv', {}, 'costs').understanding;
  expect(
    questions.find(({ id }) => id === 'amount')?.options.map(({ label, sum }) => [label, sum]),
  ).toEqual([
    ['Avgifter', '261'],
    ['Utbetalt', '29427.75'],
  ]);
});
