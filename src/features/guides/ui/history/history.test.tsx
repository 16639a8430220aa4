import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { routeKey } from '#client/data/queries.ts';
import type { ResponseOutput } from '#contract/route.ts';
import { drawnOnPage } from '#support/routed.ts';
import { analysesContract } from '../../contract.ts';
import { analysisWords } from '../../texts.ts';
import { analysesQuery, type ListedAnalysis } from '../analyses-query.ts';
import { AnalysisHistory } from './analysis-history.tsx';
import { AnalysisList } from './analysis-list.tsx';
import { ChangesSince } from './changes-since.tsx';
import { ChangesTable } from './changes-table.tsx';
import { SavedAnalysis } from './saved-analysis.tsx';

const analysis = (id: string, more: Partial<ListedAnalysis> = {}): ListedAnalysis => ({
  id,
  analysisType: 'försäljning',
  createdAt: '2025-06-30T22:30:00.000Z',
  sample: false,
  document: 'maj.csv',
  ...more,
});

const list = (analyses: ListedAnalysis[]) =>
  drawnOnPage(<AnalysisList analyses={analyses} shownId="a1" words={analysisWords} />, {
    at: '/forsaljning',
  });

test('every analysis has its way in, called by when it was made; the one on the page is marked', () => {
  const page = list([analysis('a1'), analysis('a0', { createdAt: '2025-03-09T10:00:00.000Z' })]);
  const [shown, other] = page.all('listitem');
  expect(shown?.text).toBe('2025-07-01 kl. 00:30 maj.csv Visas här');
  expect(shown?.all('link')).toEqual([]);
  const link = other?.one('link', 'Visa analysen från 2025-03-09 kl. 11:00');
  expect(link?.attribute('href')).toContain('?analys=a0');
});

test('an analysis of the sample company is marked as one, one of no file names none', () => {
  const page = list([analysis('a1'), analysis('a0', { sample: true, document: null })]);
  expect(page.all('listitem')[1]?.text).toMatch(/^2025-07-01 kl. 00:30 Exempeldata/);
});

test('the only analysis there is has no list, but a sentence', () => {
  expect(list([analysis('a1')]).text).toBe(analysisWords.onlyThis);
});

test('more than five are folded, with the way to all', () => {
  const page = list(Array.from({ length: 9 }, (_, place) => analysis(`a${place}`)));
  expect(page.all('listitem')).toHaveLength(5);
  expect(page.names('button')).toEqual(['Visa alla 9']);
});

type Compared = ResponseOutput<typeof analysesContract.compare>;
const change = (more: Partial<Compared['changes'][number]> = {}): Compared['changes'][number] => ({
  key: 'sales.revenue.total',
  subject: null,
  label: 'Omsättning',
  earlier: '100 kr',
  later: '120 kr',
  change: '20 kr',
  periods: null,
  ...more,
});

test('a figure that has changed is told before, after and by how much, with its sign', () => {
  const page = drawnOnPage(<ChangesTable caption="Siffror som har ändrats" changes={[change()]} />);
  const [header, row] = page.one('table', 'Siffror som har ändrats').rows;
  expect(header).toEqual(['Siffra', 'Före', 'Efter', 'Ändring']);
  expect(row?.slice(1)).toEqual(['100 kr', '120 kr', '+20 kr']);
});

test('a figure that was not there is said not to be, and its change is no number', () => {
  const page = drawnOnPage(
    <ChangesTable
      caption="T"
      changes={[change({ earlier: null, change: null, subject: 'Kaffe', periods: 'maj 2025' })]}
    />,
  );
  const row = page.one('table').rows[1];
  expect(row?.slice(1)).toEqual(['finns inte', '120 kr', '–']);
  expect(row?.[0]).toContain('Kaffe maj 2025');
});

/** What has been fetched: the answers of routes under their keys. */
async function fetched(...answers: [string[], unknown][]): Promise<QueryClient> {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false } },
  });
  for (const [queryKey, answer] of answers)
    await client.prefetchQuery({
      queryKey,
      queryFn: () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)),
    });
  return client;
}

const compareKey = routeKey(analysesContract.compare, {
  params: { id: 'a1' },
  query: { since: 'a0' },
});
const since = async (answer: Compared | Error) =>
  drawnOnPage(<ChangesSince id="a1" earlier={[analysis('a0')]} words={analysisWords.changes} />, {
    client: await fetched([compareKey, answer]),
  });

test('what has changed since an earlier analysis begins with why', async () => {
  const causes = [{ cause: 'newData' as const, text: 'Filen är en annan: juni.csv.' }];
  const page = await since({ causes, changes: [change()] });
  expect(page.one('combobox', 'Jämför med analysen från').names('option')).toEqual([
    '2025-07-01 kl. 00:30 · maj.csv',
  ]);
  expect(page.one('listitem').text).toBe('Filen är en annan: juni.csv.');
  expect(page.one('table').rows).toHaveLength(2);
});

test.each([
  ['nothing is different', [], 'Ingenting: alla siffror är desamma.'],
  [
    'only the answers are',
    [{ cause: 'answers', text: 'Svaren är andra.' }],
    'Alla siffror är desamma, fast det här är annorlunda:',
  ],
])('where %s it says so', async (_, causes, sentence) => {
  const page = await since({ causes: causes as Compared['causes'], changes: [] });
  expect(page.text).toContain(sentence);
  expect(page.all('table')).toEqual([]);
});

test('a comparison that failed can be tried again', async () => {
  const alert = (await since(new Error('x'))).one('alert');
  expect(alert.text).toBe('Analyserna kunde inte jämföras Försök igen om en stund. Försök igen');
});

test('the history of an analysis is of its own guide', async () => {
  const listed = [
    analysis('a1'),
    analysis('k1', { analysisType: 'kostnader' }),
    analysis('a0', { createdAt: '2025-03-09T10:00:00.000Z' }),
  ];
  const client = await fetched([analysesQuery.queryKey, listed]);
  const page = drawnOnPage(<AnalysisHistory analysis={{ ...analysis('a1'), documentId: 'd1' }} />, {
    client,
  });
  expect(page.one('list').all('listitem')).toHaveLength(2);
  expect(page.outline).toEqual([
    '2 Tidigare analyser',
    '3 Vad har ändrats sedan sist?',
    '3 Räkna om',
  ]);
});

const setup = {
  id: 'sales',
  texts: { title: 'Försäljningsanalys', loading: 'Hämtar…' },
} as const;
const saved = async (answer: unknown) =>
  drawnOnPage(
    <SavedAnalysis setup={setup} id="a0">
      {() => <p>Analysen</p>}
    </SavedAnalysis>,
    {
      at: '/forsaljning?analys=a0',
      client: await fetched([routeKey(analysesContract.one, { params: { id: 'a0' } }), answer]),
    },
  );

test('a saved analysis is shown as it was, and says that nothing in it changes', async () => {
  const page = await saved({ ...analysis('a0'), documentId: 'd1', result: {}, frozen: {} });
  expect(page.text).toContain('Sparad analys');
  expect(page.text).toContain('Analysen');
  expect(page.one('link', 'Till guiden').attribute('href')).toBe('/forsaljning');
});

test("another guide's analysis is not shown in this one", async () => {
  const page = await saved({
    ...analysis('a0', { analysisType: 'kostnader' }),
    result: {},
    frozen: {},
  });
  expect(page.text).toContain('Analysen finns inte i den här guiden.');
});

test('a saved analysis that could not be fetched says so', async () => {
  expect((await saved(new Error('x'))).text).toContain('Analysen kunde inte hämtas');
});
