import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { CallError, NetworkError } from '#client/data/call-error.ts';
import { drawn } from '#support/screen.ts';
import { someFact } from '#support/some-fact.ts';
import { RowsDialog } from './rows-dialog.tsx';
import type { RowsOfFact } from './rows-query.ts';

const about = someFact('F1');
const fact = { ...about, source: { ...about.source, filter: 'rader där Artikel är "Kaffe"' } };

const queryKey = ['rows', 'F1'];

/** The dialog as it is when its call has come to what `prepare` leaves in the cache. */
async function dialog(prepare: (client: QueryClient) => unknown) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false } },
  });
  await prepare(client);
  const query = { queryKey, queryFn: () => new Promise<RowsOfFact>(() => undefined) };
  return drawn(
    <QueryClientProvider client={client}>
      <RowsDialog
        fact={fact}
        query={query}
        returnFocus={{ current: null }}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  ).one('dialog', 'Raderna bakom Omsättning');
}

const answered = (rows: RowsOfFact) => (client: QueryClient) => client.setQueryData(queryKey, rows);
const failed = (error: Error) => (client: QueryClient) =>
  client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(error) });

test('the dialog says which rows it is about, and that they are on their way', async () => {
  const shown = await dialog(() => undefined);
  expect(shown.description).toBe('rader där Artikel är "Kaffe"');
  expect(shown.one('status').text).toBe('Hämtar rader…');
  expect(shown.all('table')).toEqual([]);
});

test('rows are shown with how many of how many they are', async () => {
  const rows = [
    { row: 2, cells: ['Kaffe', '12.50'] },
    { row: 9, cells: ['Kaffe', '13.00'] },
  ];
  const shown = await dialog(answered({ columns: ['Artikel', 'Summa'], rows, total: 12408 }));
  expect(shown.text).toContain('Visar 2 av 12 408 rader');
  expect(shown.one('table', 'Raderna bakom Omsättning').rows).toEqual([
    ['Rad', 'Artikel', 'Summa'],
    ['2', 'Kaffe', '12,50'],
    ['9', 'Kaffe', '13,00'],
  ]);
  expect(shown.all('status')).toEqual([]);
});

test('a figure that other figures make has no rows, and the dialog says why', async () => {
  const shown = await dialog(answered({ columns: [], rows: [], total: 0 }));
  expect(shown.names('paragraph')).toContain(
    'Siffran har inga egna rader: den räknas ut av andra siffror.',
  );
  expect(shown.all('table')).toEqual([]);
});

const gone = new CallError(
  404,
  'Not Found',
  '{"ok":false,"error":"Filen finns inte längre.","code":"x"}',
);

test.each([
  ['the server says what', gone, 'Filen finns inte längre.'],
  ['no answer came', new NetworkError('offline'), 'Ingen kontakt med servern.'],
  [
    'nobody knows what',
    new CallError(500, 'Error', ''),
    'Är filen borttagen finns raderna inte kvar.',
  ],
])('where rows cannot be had and %s, one may try again', async (_, error, sentence) => {
  const shown = await dialog(failed(error));
  expect(shown.one('alert').text).toContain('Raderna kunde inte hämtas');
  expect(shown.one('alert').text).toContain(sentence);
  expect(shown.one('alert').names('button')).toEqual(['Försök igen']);
});
