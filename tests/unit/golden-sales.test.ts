import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { formatFact } from '#engine/text/format.ts';
import { analyseFile, asText } from '#support/analyse-file.ts';

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const golden = (name: string) => root(`tests/fixtures/golden/${name}`);

const goldens = [
  {
    what: 'a year of pizzas by month, without cost or customers',
    file: root('tests/fixtures/golden/pizza-per-manad.csv'),
    expected: 'pizza-per-manad.txt',
    answers: { question1: 'Thai chicken', question4: 'Nej, jämnt', question5: '8 %' },
  },
  {
    what: 'two years of the sample company, with cost, customers and channels',
    file: root('src/features/sample/server/forsaljning-exempelbolaget.csv'),
    expected: 'exempelbolaget.txt',
    answers: {
      question1: 'Mellanrost och Espresso Napoli',
      question2: 'Webben',
      question3: 'Nej',
      question4: 'December är störst, sommaren svag',
      question5: 'ca 12 procent',
    },
  },
];

describe('golden analyses, read by eye', () => {
  it.each(goldens)('says the same of $what', async ({ file, expected, answers }) => {
    const name = file.split('/').at(-1) ?? '';
    const { result } = await analyseFile(readFileSync(file), name, answers);
    const byId = new Map(result.facts.map((fact) => [fact.id, fact]));
    for (const { path, start, end, factId } of result.figures) {
      const text = path
        .split('.')
        .reduce<unknown>((tree, part) => (tree as Record<string, unknown>)[part], result);
      const fact = byId.get(factId);
      if (fact === undefined) throw new Error(`${path} names ${factId}, which is no fact`);
      const magnitude = { ...fact, value: fact.value.replace('-', '') };
      expect([formatFact(fact), formatFact(magnitude)]).toContain(
        (text as string).slice(start, end),
      );
    }
    await expect(asText(result)).toMatchFileSnapshot(golden(expected));
  });
});
