import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { routeKey } from '#client/data/queries.ts';
import { drawnOnPage } from '#support/routed.ts';
import { someUnderstanding } from '#support/understanding.ts';
import { type Document, documentsContract } from '../contract.ts';
import { EarlierFiles } from './earlier-files.tsx';
import { FileCard } from './file-card.tsx';
import { FileReading } from './page/file-reading.tsx';
import { FileRow, type ListedFile } from './page/file-row.tsx';
import { PreviewRows } from './preview-rows.tsx';

const ignore = () => undefined;

const document: Document = {
  id: 'd1',
  filename: 'forsaljning_2025.csv',
  category: 'sales',
  size: 2048,
  createdAt: '2025-06-30T10:00:00.000Z',
  uploadedAt: '2025-06-30T22:30:00.000Z',
  chosenAt: '2025-06-30T22:30:00.000Z',
  processed: true,
  sample: false,
  extractedData: someUnderstanding(),
  spoken: ['Försäljning 817 860 kr, januari–juni 2025, 12 rader.'],
  corrections: [],
};
const listed: ListedFile = {
  ...document,
  extractedData: { summary: 'Semikolon · 12 rader', ready: true, asks: false },
};

const card = (more: Partial<Document> = {}) =>
  drawnOnPage(
    <FileCard
      document={{ ...document, ...more }}
      fresh={false}
      onReplace={ignore}
      onRemoved={ignore}
    />,
  );

test('the file in use says what it is, what was understood of it and when it came', () => {
  const page = card();
  expect(page.outline).toEqual(['2 forsaljning_2025.csv']);
  expect(page.text).toContain('Klar att analysera');
  expect(page.text).toContain('Semikolon · 12 rader');
  expect(page.text).toContain('Uppladdad 2025-07-01');
  expect(page.names('button')).toEqual(['Byt fil', 'Ta bort forsaljning_2025.csv']);
});

test.each([
  [
    'that lacks something',
    { extractedData: someUnderstanding({ ready: false }) },
    'Behöver kompletteras',
  ],
  [
    'that can be read in two ways',
    {
      extractedData: someUnderstanding({
        questions: [{ id: 'vat', text: 'Ingår moms?', options: [], blocking: true }],
      }),
    },
    'Väntar på svar',
  ],
  ['of the sample company', { sample: true }, 'Exempeldata'],
])('a file %s is marked so', (_, more, mark) => {
  expect(card(more).text).toContain(mark);
  expect(card().text).not.toContain(mark);
});

test('nothing is deleted before it has been asked about', () => {
  expect(card().all('dialog')).toEqual([]);
});

const row = (more: Partial<ListedFile> = {}, used = false, open = false) =>
  drawnOnPage(
    <FileRow file={{ ...listed, ...more }} used={used} open={open} onToggle={ignore} />,
  ).one('listitem');

test('a file in the list has its size and every way to use it, each called by its file', () => {
  expect(row().text).toContain('Uppladdad 2025-07-01 · 2 kB');
  expect(row().names('button')).toEqual([
    'Använd forsaljning_2025.csv',
    'Så lästes den: forsaljning_2025.csv',
    'Ladda ner forsaljning_2025.csv',
    'Ta bort forsaljning_2025.csv',
  ]);
});

test('the file that its guide uses says so and cannot be chosen again', () => {
  expect(row({}, true).text).toContain('Används');
  expect(row({}, true).names('button')).not.toContain('Använd forsaljning_2025.csv');
});

test('how a file was read is unfolded by a button that says which way it goes', () => {
  const closed = row().one('button', /^Så lästes den/);
  expect(closed.attribute('aria-expanded')).toBe('false');
  const open = row({}, false, true).one('button', 'Dölj hur forsaljning_2025.csv lästes');
  expect(open.attribute('aria-expanded')).toBe('true');
});

test('files that are not in use can be used again or deleted, each by its name', () => {
  const page = drawnOnPage(
    <EarlierFiles
      documents={[listed, { ...listed, id: 'd2', filename: 'maj.xlsx' }]}
      onChosen={ignore}
    />,
  );
  const region = page.one('region', 'Tidigare filer');
  expect(region.names('button')).toEqual([
    'Använd forsaljning_2025.csv',
    'Ta bort forsaljning_2025.csv',
    'Använd maj.xlsx',
    'Ta bort maj.xlsx',
  ]);
});

/** A cache in which a route has been fetched, or its fetching has failed. */
async function fetched(key: string[], answer: unknown): Promise<QueryClient> {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false } },
  });
  const fails = answer instanceof Error;
  await client.prefetchQuery({
    queryKey: key,
    queryFn: () => (fails ? Promise.reject(answer) : Promise.resolve(answer)),
  });
  return client;
}

test('a file that could not be fetched says so where it was asked for', async () => {
  const key = routeKey(documentsContract.one, { params: { id: 'd1' } });
  const client = await fetched(key, new Error('x'));
  const alert = drawnOnPage(<FileReading id="d1" />, { client }).one('alert');
  expect(alert.text).toBe('Filen kunde inte hämtas Försök igen om en stund. Försök igen');
});

const rowsKey = (from: number) =>
  routeKey(documentsContract.rows, { params: { id: 'd1' }, query: { from } });

test('rows are shown a hundred at a time with how many there are', async () => {
  const rows = Array.from({ length: 100 }, (_, place) => ({ row: place + 2, cells: ['Kaffe'] }));
  const client = await fetched(rowsKey(0), { columns: ['Artikel'], rows, total: 12408 });
  const page = drawnOnPage(<PreviewRows documentId="d1" />, { client });
  expect(page.one('table', 'Förhandsvisning').rows).toHaveLength(101);
  expect(page.text).toContain('Rad 1–100 av 12 408');
  expect(page.one('button', 'Föregående').attribute('disabled')).toBe('');
  expect(page.one('button', 'Nästa').attribute('disabled')).toBeUndefined();
});

test('an empty table has rows from nought to nought, and no way on', async () => {
  const client = await fetched(rowsKey(0), { columns: ['Artikel'], rows: [], total: 0 });
  const page = drawnOnPage(<PreviewRows documentId="d1" />, { client });
  expect(page.text).toContain('Rad 0–0 av 0');
  expect(page.names('button')).toEqual([]);
});

test('rows that could not be fetched can be asked for again', async () => {
  const client = await fetched(rowsKey(0), new Error('x'));
  const page = drawnOnPage(<PreviewRows documentId="d1" />, { client });
  expect(page.one('alert').names('button')).toEqual(['Försök igen']);
});
