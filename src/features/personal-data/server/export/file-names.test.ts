import { describe, expect, it } from 'vitest';
import { createNames, safeName } from './file-names.ts';

describe('the name of a file in the copy', () => {
  it.each([
    ['försäljning 2025.csv', 'försäljning 2025.csv'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\bok\\huvudbok.se', 'huvudbok.se'],
    ['a<b>:"|?*.csv', 'a_b______.csv'],
    ['NUL.csv', '_NUL.csv'],
    ['.hemlig', 'hemlig'],
    ['slut. . ', 'slut'],
    ['\u202egnp.exe', 'gnp.exe'],
    ['', 'namnlös fil'],
    ['..', 'namnlös fil'],
  ])('of %j is %j', (given, expected) => {
    expect(safeName(given)).toBe(expected);
  });

  it('is never long, and keeps its ending', () => {
    const name = safeName(`${'å'.repeat(400)}.csv`);
    expect(name.length).toBeLessThanOrEqual(130);
    const long = safeName(`${'a'.repeat(200)}.xlsx`);
    expect(long).toMatch(/\.xlsx$/);
  });

  it('is of one file only, whatever its case', () => {
    const nameFor = createNames();
    expect(['fil.csv', 'FIL.csv', 'fil.csv', 'annan.csv'].map(nameFor)).toEqual([
      'fil.csv',
      'FIL (2).csv',
      'fil (3).csv',
      'annan.csv',
    ]);
  });
});
