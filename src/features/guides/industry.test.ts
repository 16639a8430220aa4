import { expect, test } from 'vitest';
import type { Fact } from '#engine/facts/fact.ts';
import { someFact } from '#support/some-fact.ts';
import { industryTable } from './industry.ts';

const year = { from: '2024-01-01', to: '2024-12-31' };

/** A ratio of the company and its industry's quartiles, as analyses of books give them. */
function compared(name: string, ratio: string, own: string): Fact[] {
  const subject = { kind: 'ratio', name } as const;
  const of = (key: string, value: string) =>
    someFact(`${name} ${key}`, { key: `costs.industry.${key}`, subject, value, period: year });
  return [
    someFact(`${name} own`, {
      key: `books.ratio.${ratio}`,
      subject: { kind: 'year', name: '2024' },
      value: own,
      period: year,
    }),
    ...[of('low', '1'), of('median', '5'), of('high', '9'), of('difference', '0')],
  ];
}

const companies = someFact('companies', {
  key: 'costs.industry.companies',
  period: null,
  source: { ...someFact('F1').source, filter: 'aktiebolag, SNI 47 Detaljhandel, alla storlekar' },
});

test.each([
  ['0.9', 'lowest'],
  ['1', 'belowMedian'],
  ['5', 'aboveMedian'],
  ['-3', 'lowest'],
  ['9', 'highest'],
])('a ratio of %s per cent is %s', (own, quarter) => {
  const table = industryTable([companies, ...compared('Soliditet', 'solidity', own)]);
  expect(table?.lines).toMatchObject([{ label: 'Soliditet', own: 'Soliditet own', quarter }]);
  expect(table).toMatchObject({ year: '2024', basis: companies.source.filter });
});

test('ratios stand in an order of their own, and one that the books do not give is left out', () => {
  const [, ...industryOnly] = compared('Nettomarginal', 'netMargin', '2');
  const table = industryTable([
    companies,
    ...industryOnly.filter(({ key }) => key !== 'costs.industry.difference'),
    ...compared('Soliditet', 'solidity', '30'),
    ...compared('Rörelsemarginal', 'operatingMargin', '4'),
  ]);
  expect(table?.lines.map(({ label }) => label)).toEqual(['Rörelsemarginal', 'Soliditet']);
});

test('without an industry there is no table', () => {
  expect(industryTable(compared('Soliditet', 'solidity', '30').slice(0, 1))).toBeNull();
});
