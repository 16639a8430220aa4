import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { costSentences } from '#support/fixed-sentences/costs.ts';
import { sentencesInSource } from '#support/fixed-sentences/in-source.ts';
import { planSentences } from '#support/fixed-sentences/plan.ts';
import { salesSentences } from '#support/fixed-sentences/sales.ts';

const rows = [...salesSentences, ...costSentences, ...planSentences];

it('every sentence without a figure in the rules and words of an analysis has its condition', () => {
  // What is said of the file itself, and why a figure could not be made, is held beside the reading.
  const files = globSync([
    'src/engine/advice/*.ts',
    'src/engine/guides/{sales,costs}/*.ts',
    'src/engine/guides/{sales,costs}/{advice,answers,areas,words}/*.ts',
    'src/engine/guides/plan/**/*.ts',
  ]).filter((file) => !/\.test\.ts$|(data-quality|reading|brief)\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const lacking = files.flatMap((file) =>
    sentencesInSource(file)
      .filter((sentence) => !rows.some(({ words }) => words.test(sentence)))
      .map((sentence) => `${file}: ${sentence}`),
  );
  expect(lacking).toEqual([]);
});
