import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { adviceKeys } from '#engine/advice/advice-keys.ts';
import { bookKeys } from '#engine/books/keys.ts';
import { costQualityKeys, costRuleKeys } from '#engine/guides/costs/answer-keys.ts';
import { costCatalogue } from '#engine/guides/costs/catalogue.ts';
import { ruleKeys, salesQualityKeys } from '#engine/guides/sales/answer-keys.ts';
import { salesCatalogue } from '#engine/guides/sales/catalogue.ts';
import { analyseCostFile } from '#support/analyse-cost-file.ts';
import { analyseFile } from '#support/analyse-file.ts';

const file = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)));

/** The keys of the first column of the tables under a heading; `.share` after `costs.area.total` is `costs.area.share`. */
function documented(heading: string, prefix: string): RegExp[] {
  const docs = file('docs/analysis.md').toString();
  const from = docs.indexOf(`\n${heading}\n`);
  const section = docs.slice(from, docs.indexOf('\n##', from + heading.length + 1));
  return section.split('\n').flatMap((line) => {
    const cell = /^\| (`[^|]+) \|/.exec(line)?.[1] ?? '';
    let before: string[] = [];
    return [...cell.matchAll(/`(\.?[a-z][\w.*]*)`/gi)].map(([, name = '']) => {
      const parts = name.replace(/^\./, '').split('.');
      before = name.startsWith('.') ? [...before.slice(0, -parts.length), ...parts] : parts;
      const key = before[0] === prefix ? before : [prefix, ...before];
      return new RegExp(`^${key.join('\\.').replaceAll('*', '\\w+')}$`);
    });
  });
}

const catalogues = [
  ['sales', '## 4. Metrics', salesCatalogue],
  ['costs', '### Metrics', costCatalogue],
] as const;

describe.each(catalogues)('the catalogue of %s', (prefix, heading, { rows }) => {
  const keys = rows.map(({ key }) => key);
  const inDocs = documented(heading, prefix);

  it('is in docs/analysis.md, and nothing else is', () => {
    expect(keys.filter((key) => !inDocs.some((name) => name.test(key)))).toEqual([]);
    expect(inDocs.filter((name) => !keys.some((key) => name.test(key)))).toEqual([]);
  });

  it('has each key once, a Swedish label, and rests on its own figures', () => {
    expect(new Set(keys).size).toBe(keys.length);
    for (const { key, label, restsOn } of rows) {
      expect(key.split('.')).toEqual([prefix, expect.anything(), expect.anything()]);
      expect(label).toMatch(/^[A-ZÅÄÖ]/);
      for (const source of restsOn) expect(keys).toContain(source);
    }
  });
});

it('holds every figure that an analysis is made of', async () => {
  const known = new Set(
    [
      salesCatalogue.keys,
      costCatalogue.keys,
      bookKeys,
      ruleKeys,
      salesQualityKeys,
      costRuleKeys,
      costQualityKeys,
      adviceKeys,
    ].flatMap((keys): string[] => Object.values(keys)),
  );
  const sample = 'src/features/sample/server/forsaljning-exempelbolaget.csv';
  const { result: sold } = await analyseFile(file(sample), 'sample.csv', { question5: '12 %' });
  const purchases = file('tests/fixtures/golden/inkop-adventureworks.csv');
  const spent = await analyseCostFile(purchases, 'inkop.csv');
  const made = [...sold.facts, ...spent.facts].map(({ key }) => key);
  expect(made.filter((key) => !known.has(key))).toEqual([]);
});
