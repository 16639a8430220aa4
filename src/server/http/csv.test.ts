import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  '=1+1',
  '+46',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
])('a cell that a spreadsheet would compute is text: %j (R37)', (text) =>
  expect(csvLine([text])).toBe(`"'${text}"\r\n`),
);

test('quotes and separators within a cell leave it one cell, and an empty one is empty', () => {
  expect(csvLine(['a;b', 'sa "hej"\nå', null, ''])).toBe('"a;b";"sa ""hej""\nå";"";""\r\n');
});

test('a number stays one that a spreadsheet computes with, and nothing else passes for one', () => {
  expect(csvLine([{ number: '-2.50' }, { number: '12' }])).toBe('-2,50;12\r\n');
  expect(() => csvLine([{ number: '=1' }])).toThrow(RangeError);
});
