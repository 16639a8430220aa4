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
        query={() => query}
        onSave={async () => undefined}
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

const rows = [
  { row: 2, cells: ['Kaffe', '12.50'], counted: '12.50' },
  { row: 9, cells: ['Kaffe', '13.00'], counted: '-13.00' },
];

test('rows are shown with how many of how many they are, what each adds, and that it is the figure', async () => {
  const found = { columns: ['Artikel', 'Summa'], rows, total: 12408, sum: '817860.05' };
  const shown = await dialog(answered(found));
  expect(shown.text).toContain('Visar 1–100 av 12 408 rader');
  expect(shown.text).toContain('Raderna blir tillsammans 817 860,05 kr: samma som siffran.');
  expect(shown.one('table', 'Raderna bakom Omsättning').rows).toEqual([
    ['Rad', 'Räknas som', 'Summa', 'Artikel'],
    ['2', '12,50', '12,50', 'Kaffe'],
    ['9', '−13,00', '13,00', 'Kaffe'],
  ]);
  expect(shown.names('button')).toEqual(['Stäng', 'Ladda ned som CSV', 'Föregående', 'Nästa']);
  expect(shown.all('status')).toEqual([]);
});

test('a figure that is no sum of its rows shows them without a sum', async () => {
  const plain = rows.map((row) => ({ ...row, counted: null }));
  const found = { columns: ['Artikel', 'Summa'], rows: plain, total: 2, sum: null };
  const shown = await dialog(answered(found));
  expect(shown.text).not.toContain('tillsammans');
  expect(shown.one('table').rows[0]).toEqual(['Rad', 'Summa', 'Artikel']);
});

test('a figure that other figures make has no rows, and the dialog says why', async () => {
  const shown = await dialog(answered({ columns: [], rows: [], total: 0, sum: null }));
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
