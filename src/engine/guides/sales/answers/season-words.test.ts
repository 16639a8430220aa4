import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMonthName } from '../../../text/format.ts';
import { readSeason } from './months.ts';

describe('the season an owner tells of', () => {
  it.each([
    ['December', [12], []],
    ['dec och jan', [1, 12], []],
    ['Nov-dec', [11, 12], []],
    ['Black Friday', [11], []],
    ['black week och julen', [11, 12], []],
    ['Påsken', [3, 4], []],
    ['Q4', [10, 11, 12], []],
    ['kvartal 1 är svagt', [], [1, 2, 3]],
    ['Sommaren är lugn', [], [6, 7, 8]],
    ['semestern är död', [], [6, 7, 8]],
    ['våren och hösten är bäst', [3, 4, 5, 9, 10, 11], []],
    ['vintern', [1, 2, 12], []],
    ['Juli är sämst, december bäst', [12], [7]],
    ['Bäst i maj men svagt i februari', [5], [2]],
    ['Maj är bäst medan februari går trögt', [5], [2]],
    ['juni; juli och augusti är lågsäsong', [6], [7, 8]],
    ['sept. är stark', [9], []],
    ['Vår bästa månad är mars', [3], []],
    ['våra kunder köper i oktober', [10], []],
  ])('%s', (answer, strong, weak) => {
    expect(readSeason(answer)).toEqual({ strong, weak, even: false });
  });

  it.each([
    'Nej',
    'nej, inte direkt',
    'Ingen säsong',
    'Inga större variationer',
    'Vi har ingen tydlig säsong',
    'Jämnt över året',
    'jämn försäljning',
    'Utan svängningar',
    'Samma hela året',
    'Året runt',
  ])('is said to be none: %s', (answer) => {
    expect(readSeason(answer)).toEqual({ strong: [], weak: [], even: true });
  });

  it.each(['', 'Ja', 'Vet inte', 'Det beror på vädret', '123', 'jultomten'])(
    'is not guessed at in %j',
    (answer) => {
      expect(readSeason(answer)).toEqual({ strong: [], weak: [], even: false });
    },
  );

  it.each(Array.from({ length: 12 }, (_, at) => [formatMonthName(at + 1), at + 1]))(
    'in %s is month %i alone, in a sentence and with a capital letter',
    (name, month) => {
      const capital = String(name).replace(/^./u, (letter) => letter.toUpperCase());
      expect(readSeason(`${capital} går bäst`).strong).toEqual([month]);
      expect(readSeason(`svagt i ${name}`).weak).toEqual([month]);
    },
  );

  it('never has a month twice, out of order or outside the year', () => {
    const words = fc.constantFrom(
      ...['jul', 'december', 'sommaren', 'svag', ',', 'men', 'Q3', 'hösten', 'jan', 'bäst', 'nej'],
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), (parts) => {
        const { strong, weak, even } = readSeason(parts.join(' '));
        for (const months of [strong, weak]) {
          expect([...new Set(months)].sort((a, b) => a - b)).toEqual(months);
          for (const month of months) expect(month >= 1 && month <= 12).toBe(true);
        }
        if (even) expect([...strong, ...weak]).toEqual([]);
      }),
    );
  });
});
