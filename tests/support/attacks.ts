import { utils, write } from '@e965/xlsx';
import type { Account } from './accounts.ts';
import { headOf, parseAnswer, sendRaw } from './raw-upload.ts';
import type { RunningApp } from './running-app.ts';
import { scale } from './scale.ts';

interface Sent {
  name: string;
  bytes: Buffer | string;
  category?: 'sales' | 'kostnader';
}

/** One who attacks: an account and what can be done with it. */
export interface Attacker {
  app: RunningApp;
  account: Account;
}

/** An answer; what was asked of a server that hung up is 0. */
export interface Answered {
  status: number;
  body: Record<string, unknown>;
}

export async function call(
  { app, account }: Attacker,
  method: string,
  path: string,
  body?: FormData | string,
): Promise<Answered> {
  const answer = await fetch(`${app.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${account.token}`,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
}

export function upload(who: Attacker, { name, bytes, category = 'sales' }: Sent) {
  const form = new FormData();
  form.set('category', category);
  form.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
  const path = category === 'sales' ? '/api/documents/upload' : '/api/uploaded-files';
  return call(who, 'POST', path, form);
}

/** Sales of two years; `index` makes the file one of its own. */
export const salesCsv = (rows: number, index = 0) =>
  `Datum;Produkt;Summa exkl. moms\n${Array.from(
    { length: rows },
    (_, n) =>
      `202${4 + (n % 2)}-${String(1 + (n % 12)).padStart(2, '0')}-11;Vara ${n % 900};${n + index},50`,
  ).join('\n')}\n`;

const times = <T>(n: number, work: (place: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, place) => work(place)));

/** Asks for all that computes, much of it at once: analyses, recounts, comparisons, rows. */
async function computeMuch(who: Attacker): Promise<void> {
  await upload(who, { name: 'stor.csv', bytes: salesCsv(scale.attackRows) });
  const analyse = () => call(who, 'POST', '/api/analysis/sales', '{}');
  await analyse();
  const { id, result } = (await analyse()).body as {
    id: string;
    result: { facts: { id: string; source: { where: string | null } }[] };
  };
  const figures = result.facts.filter(({ source }) => source.where !== null).slice(0, 8);
  await Promise.all([
    ...figures.map((fact) => call(who, 'GET', `/api/analysis/${id}/facts/${fact.id}/rows`)),
    times(4, () => call(who, 'POST', `/api/analysis/${id}/recompute`)),
    times(4, () => call(who, 'GET', `/api/analysis/${id}/changes`)),
    times(20, () => call(who, 'GET', '/api/analysis/sales/progress')),
  ]);
}

/** Bookkeeping of 299 years and 23 accounts, of which trends are computed. */
function longBooks(): string {
  const years = Array.from({ length: 299 }, (_, n) => n);
  const accounts = Array.from({ length: 23 }, (_, n) => 5010 + 10 * n);
  return [
    '#FLAGGA 0\n#SIETYP 2\n#FORMAT PC8',
    ...years.map((n) => `#RAR -${n} ${2024 - n}0101 ${2024 - n}1231`),
    ...accounts.map((account) => `#KONTO ${account} "Kostnad ${account}"`),
    ...years.flatMap((n) => accounts.map((account) => `#RES -${n} ${account} ${1000 + n}.00`)),
  ].join('\n');
}

/** A workbook whose cells have number formats that are long and nearly right. */
function formatsWorkbook(): Buffer {
  const sheet = utils.aoa_to_sheet([
    ['Datum', 'Belopp'],
    ...Array.from({ length: 200 }, (_, n) => [
      `2025-01-${String(1 + (n % 28)).padStart(2, '0')}`,
      n,
    ]),
  ]);
  for (let row = 2; row <= 201; row++) {
    const cell = sheet[`B${row}`] as { z?: string };
    cell.z = `0.00${'[$-'.repeat(70)}${row}`.slice(0, 250);
  }
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Blad1');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

const SIE =
  '#FLAGGA 0\n#SIETYP 4\n#RAR 0 20250101 20251231\n#KONTO 3001 "F"\n#VER A 1 20250101\n{\n';

/** A file name of 80 kB, in the head of its part. */
async function longName({ app, account }: Attacker): Promise<void> {
  for (const unit of ['a.', ' ', '(1)', '../', 'å', '"']) {
    const name = unit.repeat(80_000 / unit.length);
    const body = `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\na;b\r\n--x--\r\n`;
    const headers = {
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': String(Buffer.byteLength(body)),
    };
    const head = { url: app.url, path: '/api/documents/upload', token: account.token, headers };
    const { status } = parseAnswer(await sendRaw(app.url, [headOf(head), body], 30_000));
    if (!(status < 500)) throw new Error(`A name of ${unit}: ${status}`);
  }
}

/** Addresses as long as Node takes them, by nobody. */
const longPaths = ({ app }: Attacker) =>
  times(scale.attackCalls, async (n) => {
    const unit = ['/', '%2f', '%25', 'a/', '..%2f', '//a'][n % 6] ?? '/';
    const path = `/${unit.repeat(15_800 / unit.length)}`;
    const answer = await fetch(`${app.url}${path}`);
    await answer.arrayBuffer();
    if (answer.status >= 500) throw new Error(`A path of ${unit}: ${answer.status}`);
  });

/** Bodies that are nested, wide or long as far as they may be. */
const heavyBodies = (who: Attacker) =>
  times(scale.attackCalls, async (n) => {
    const bodies = [
      `${'['.repeat(49_000)}${']'.repeat(49_000)}`,
      `{${Array.from({ length: 7_000 }, (_, key) => `"k${key}":1`).join()}}`,
      JSON.stringify({ flik: 'sales', answers: { question1: 'å'.repeat(49_000) } }),
      JSON.stringify({ flik: 'sales', answers: { question1: `${' '.repeat(90_000)}x` } }),
    ];
    const { status } = await call(who, 'POST', '/api/form-answers', bodies[n % bodies.length]);
    if (status >= 500) throw new Error(`A body: ${status}`);
  });

const wrongLogins = ({ app }: Attacker) =>
  times(scale.attackCalls, async (n) => {
    const answer = await fetch(`${app.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: `ingen.${n}@exempel.se`, password: 'fel lösenord här' }),
    });
    await answer.arrayBuffer();
  });

/** Whether an upload failed by a fault of ours: on a busy machine one may be asked to come back. */
export const isServerFault = (status: number, code: unknown): boolean =>
  status >= 500 && code !== 'documents.busy';

const sends =
  (...files: Sent[]) =>
  async (who: Attacker) => {
    for (const file of files) {
      const { status, body } = await upload(who, file);
      const { code } = body as { code?: string };
      if (isServerFault(status, code))
        throw new Error(`${file.name}: ${status} ${JSON.stringify(body)}`);
    }
  };

async function analyseBooks(who: Attacker): Promise<void> {
  await upload(who, { name: 'bok.se', bytes: longBooks(), category: 'kostnader' });
  await call(who, 'POST', '/api/analysis/kostnader', '{}');
}

const MB = 1024 * 1024;

/** As large as a file may be; each `n` another. */
export const largeFile = (n: number) => ({
  name: 'stor.csv',
  bytes: salesCsv(1_000_000, n).slice(0, 10 * MB - 1),
});

/** Each attack that one person may try, with its line of docs/checklist.md. */
export const attacks: { line: string; name: string; run: (who: Attacker) => Promise<unknown> }[] = [
  { line: 'A01', name: 'much that computes, at once', run: computeMuch },
  {
    line: 'A02',
    name: 'files of 10 MB, at once',
    run: (who) => times(scale.attackFiles, (n) => upload(who, largeFile(n))),
  },
  { line: 'A03', name: 'file names of 80 kB', run: longName },
  { line: 'A04', name: 'addresses of 15 800 characters', run: longPaths },
  { line: 'A05', name: 'bodies that are deep, wide and long', run: heavyBodies },
  {
    line: 'A06',
    name: 'number formats that are nearly right',
    run: sends({ name: 'a.xlsx', bytes: formatsWorkbook() }),
  },
  { line: 'A07', name: 'bookkeeping of 299 years', run: analyseBooks },
  {
    line: 'A08',
    name: 'braces within braces',
    run: sends(
      { name: 'a.se', bytes: `${SIE}#TRANS 3001 ${'{'.repeat(2 * MB)}\n}\n` },
      { name: 'b.se', bytes: `${SIE}#TRANS 3001 ${'{ '.repeat(MB)}"\n}\n`, category: 'kostnader' },
      { name: 'a.pdf', bytes: `%PDF-1.7\n1 0 obj\n${'<<'.repeat(MB)}\nendobj\n` },
      { name: 'b.pdf', bytes: `%PDF-1.7\n1 0 obj\n${'[('.repeat(MB)}\nendobj\n` },
      { name: 'a.json', bytes: '['.repeat(2 * MB) },
    ),
  },
  { line: 'A09', name: 'wrong logins, at once', run: wrongLogins },
];
