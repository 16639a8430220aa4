import { guideOfType } from '#contract/guides.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import { messagesFrom } from '#features/contact/server/from-sender.ts';
import { unseal } from '#features/documents/server/files/sealed.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type CopiedTable, copiedTables } from '../stored-tables.ts';
import { createNames, safeName } from './file-names.ts';
import { analysisPage, type PageRow } from './page/analysis-page.ts';
import { guideTitles } from './page/guide-parts.ts';
import { readMe } from './read-me.ts';
import type { Snapshot } from './snapshot.ts';
import type { Entry } from './zip.ts';

/** What a page or a table weighs beside the bytes of files, as far as progress is concerned. */
const PAGE_WEIGHT = 100_000;
/** Rows of analyses and files are large. */
const LARGE_ROWS_AT_ONCE = 5;

interface Owner {
  id: string;
  email: string;
  emailVerified: boolean;
}

interface Context {
  deps: Pick<Dependencies, 'box' | 'database' | 'log'>;
  snapshot: Snapshot;
  owner: Owner;
}

/** All files of the copy of an account, in the order they are written. Only names are read here. */
export async function entriesOf(context: Context): Promise<Entry[]> {
  return [
    { name: 'LÄS MIG.txt', weight: 0, bytes: () => one(readMe(context.owner)) },
    ...(await pageEntries(context)),
    ...(await fileEntries(context)),
    ...copiedTables.map((table) => tableEntry(context, table)),
    ...messageEntries(context),
  ];
}

async function* one(content: Buffer | string): AsyncGenerator<Buffer | string> {
  yield content;
}

async function pageEntries({ snapshot, owner, deps }: Context): Promise<Entry[]> {
  const nameFor = createNames();
  const entries: Entry[] = [];
  const finished = snapshot.rows<{ id: string; type: string; created: Date }>(
    `select id, analysis_type as type, created_at as created from analyses
     where owner_id = $1 and stage = 'done' order by created_at, id`,
    [owner.id],
  );
  for await (const { id, type, created } of finished) {
    const guide = guideOfType(type);
    const title = guide === null ? type : guideTitles[guide];
    const day = formatInstantDay(created.toISOString());
    entries.push({
      name: `analyser/${nameFor(safeName(`${day} ${title}.html`))}`,
      weight: PAGE_WEIGHT,
      bytes: () => pageOf({ snapshot, owner, deps }, id),
    });
  }
  return entries;
}

async function* pageOf({ snapshot, owner, deps }: Context, id: string): AsyncGenerator<string> {
  const found = snapshot.rows<PageRow>(
    `select analysis_type as "analysisType", created_at as "createdAt", sample, document, answers,
       engine_version as "engineVersion", document_sha256 as "documentSha256", result
     from analyses where owner_id = $1 and id = $2`,
    [owner.id, id],
  );
  for await (const row of found) yield await analysisPage(row, deps.log);
}

async function fileEntries({ snapshot, owner, deps }: Context): Promise<Entry[]> {
  const nameFor = createNames();
  const entries: Entry[] = [];
  const files = snapshot.rows<{ id: string; filename: string; size: number }>(
    'select id, filename, size from documents where owner_id = $1 order by created_at, id',
    [owner.id],
  );
  for await (const { id, filename, size } of files) {
    entries.push({
      name: `filer/${nameFor(safeName(filename))}`,
      weight: size,
      bytes: () => originalOf({ snapshot, owner, deps }, id),
    });
  }
  return entries;
}

async function* originalOf({ snapshot, owner, deps }: Context, id: string) {
  const found = snapshot.rows<{ original: Buffer }>(
    'select original from document_bytes where owner_id = $1 and document_id = $2',
    [owner.id, id],
  );
  for await (const { original } of found)
    yield await unseal(deps.box, original, { ownerId: owner.id, id, what: 'original' });
}

/** A table as a JSON list with a row a line, as the database writes it: no figure is rounded. */
function tableEntry({ snapshot, owner }: Context, table: CopiedTable): Entry {
  const without = Object.keys(table.without ?? {});
  const rows = () =>
    snapshot.rows<{ row: string }>(
      `select (to_jsonb(t) - $2::text[])::text as row from "${table.table}" t
       where "${table.owner}" = $1 order by ${table.orderBy}`,
      [owner.id, without],
      LARGE_ROWS_AT_ONCE,
    );
  return {
    name: `data/${table.file}`,
    weight: PAGE_WEIGHT,
    bytes: () => jsonList(rows(), ({ row }) => row),
  };
}

async function* jsonList<Row>(
  rows: AsyncIterable<Row>,
  write: (row: Row) => string,
): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + write(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** What was written in the contact form from the account's address, where that is known to be the owner's. */
function messageEntries({ deps, owner }: Context): Entry[] {
  if (!owner.emailVerified) return [];
  return [
    {
      name: 'data/meddelanden.json',
      weight: PAGE_WEIGHT,
      bytes: () => jsonList(messagesFrom(deps, owner.email), (row) => JSON.stringify(row)),
    },
  ];
}
