import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { routeKey } from '#client/data/queries.ts';
import { drawnOnPage } from '#support/routed.ts';
import { analysesContract } from '../contract.ts';
import { GuidePage } from './guide-page.tsx';

const ID = '3f6b0c9e-8a53-4d0e-9a39-2f1c3b4d5e6f';
const guide = { id: 'sales', texts: { title: 'Försäljningsanalys', loading: 'Hämtar…' } } as const;

/** The page of the sales guide at an address; `analysisType` is what the saved analysis is, if it has come. */
function page(search: string, analysisType?: string) {
  const client = new QueryClient();
  const frozen = { document: null, sha256: null, engineVersion: '1', answers: {} };
  const saved = { id: ID, analysisType, result: 'Texten', createdAt: '2026-01-10T10:00:00Z' };
  if (analysisType !== undefined)
    client.setQueryData(routeKey(analysesContract.one, { params: { id: ID } }), {
      ...{ ...saved, documentId: null, sample: false, frozen },
    });
  return drawnOnPage(
    <GuidePage<string>
      guide={guide}
      feedback="sales"
      saved={({ result }) => <p>Sparad: {result}</p>}
    >
      <p>Guidens steg</p>
    </GuidePage>,
    { client, at: { pathname: '/sales', search } },
  );
}

test('the page of a guide has its steps', () => {
  const { text } = page('');
  expect(text).toContain('Guidens steg');
  expect(text).not.toContain('Sparad');
});

test('an analysis that the address names is shown in place of the steps', () => {
  const { text } = page(`?analys=${ID}`, 'försäljning');
  expect(text).toContain('Sparad: Texten');
  expect(text).not.toContain('Guidens steg');
});

test('until it has come, the page says that it is on its way', () => {
  expect(page(`?analys=${ID}`).text).toContain('Hämtar…');
});

test('an analysis of another guide is not shown here', () => {
  const { text } = page(`?analys=${ID}`, 'kostnader');
  expect(text).toContain('Analysen finns inte i den här guiden.');
  expect(text).not.toContain('Sparad:');
});
