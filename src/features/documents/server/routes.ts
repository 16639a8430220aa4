import type { FastifyRequest } from 'fastify';
import { failWith } from '#contract/errors.ts';
import { correctionsOf } from '#engine/read/describe/corrections.ts';
import { spoken } from '#engine/read/describe/spoken.ts';
import { noteRefusal } from '#server/audit/audit.ts';
import { type Executor, inTransaction } from '#server/db/database.ts';
import { isoTime } from '#server/db/iso-time.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { takeHourlyShare } from '#server/work/hourly-share.ts';
import type { documentsContract } from '../contract.ts';
import { documentErrors } from '../errors.ts';
import { contentDisposition } from './file-name.ts';
import { chooseFile } from './files/choose.ts';
import { getFile } from './files/get.ts';
import { fileList, type ListedFile } from './files/list.ts';
import { originalOf } from './files/original.ts';
import { removeFile } from './files/remove.ts';
import { storedTable } from './files/stored-table.ts';
import { addFile, type OnRead, rereadFile } from './read-and-store.ts';
import { receiveFile } from './receive.ts';
import type { DocumentRow } from './table.ts';
import { tablePage } from './tasks.ts';

const fail = failWith(documentErrors);

function present(row: DocumentRow) {
  return {
    id: row.id,
    filename: row.filename,
    category: row.category,
    size: row.size,
    createdAt: row.createdAt.toISOString(),
    uploadedAt: row.createdAt.toISOString(),
    chosenAt: row.chosenAt.toISOString(),
    processed: true,
    sample: row.sample,
    extractedData: row.understanding,
    spoken: spoken(row.understanding),
    corrections: correctionsOf(row.understanding, row.overrides),
  };
}

/** A document as listed. */
function presentInList(row: ListedFile) {
  const uploadedAt = isoTime(row.createdAt);
  return {
    id: row.id,
    filename: row.filename,
    category: row.category,
    size: row.size,
    createdAt: uploadedAt,
    uploadedAt,
    chosenAt: isoTime(row.chosenAt),
    processed: true,
    sample: row.sample,
    extractedData: { summary: row.summary, ready: row.ready, asks: row.asks },
  };
}

async function upload(
  deps: Dependencies & { onRead: OnRead },
  ownerId: string,
  request: FastifyRequest,
  category: DocumentRow['category'],
) {
  await takeHourlyShare(deps, ownerId, 'read');
  const { bytes, filename, fields } = await receiveFile(request);
  if ((fields.category ?? category) !== category) throw fail('documents.wrong_category');
  const file = { ownerId, bytes, filename, category, sample: false };
  const { row, known } = await addFile(deps, file);
  await deps.audit.record({
    actorId: ownerId,
    event: 'document.upload',
    object: row.id,
    outcome: 'ok',
    address: request.ip,
    requestId: request.id,
  });
  return { ...present(row), known };
}

/** Deletes a file by `work`, and logs who did or was refused. */
async function notedRemoval(
  deps: Dependencies,
  request: FastifyRequest,
  event: { actorId: string; object: string },
  work: () => Promise<void>,
): Promise<void> {
  const entry = {
    ...event,
    event: 'document.delete',
    address: request.ip,
    requestId: request.id,
  } as const;
  try {
    await work();
  } catch (error) {
    await noteRefusal(deps, { ...entry, outcome: 'denied' });
    throw error;
  }
  await deps.audit.record({ ...entry, outcome: 'ok' });
}

/** What other features do with a file. */
interface ByOthers {
  /** Begins what will be asked for next, while the file is stored. */
  onRead: OnRead;
  /** Unlinks it from what they store, in the same transaction. */
  onRemoved: (on: Executor, ownerId: string, id: string) => Promise<void>;
}

export function documentsHandlers(
  deps: Dependencies,
  { onRead, onRemoved }: ByOthers,
): Handlers<typeof documentsContract> {
  const { db } = deps.database;
  const filesOfOwner = fileList(db);
  const withAhead = { ...deps, onRead };

  return {
    list: async ({ session }) => (await filesOfOwner(session.user.id)).map(presentInList),
    upload: ({ session, request }) => upload(withAhead, session.user.id, request, 'sales'),
    uploadCosts: ({ session, request }) => upload(withAhead, session.user.id, request, 'kostnader'),
    choose: async ({ session, params }) =>
      present(await chooseFile(db, session.user.id, params.id, deps.clock())),
    one: async ({ session, params }) => present(await getFile(db, session.user.id, params.id)),
    reread: async ({ session, params, body }) => {
      await takeHourlyShare(deps, session.user.id, 'read');
      return present(await rereadFile(deps, { ownerId: session.user.id, id: params.id }, body));
    },
    rows: async ({ session, params, query }) => {
      await takeHourlyShare(deps, session.user.id, 'compute');
      return deps.computeQueue(session.user.id, async () => {
        const { row, parquet } = await storedTable(deps, session.user.id, params.id);
        const { understanding } = row;
        return deps.tempFiles(parquet, (path) =>
          deps.computer.run(tablePage, { parquet: path, understanding, from: query.from }),
        );
      });
    },
    original: async ({ session, params, reply }) => {
      const row = await getFile(db, session.user.id, params.id);
      const bytes = await originalOf(deps, row.ownerId, row.id);
      return reply
        .header('content-type', 'application/octet-stream')
        .header('content-disposition', contentDisposition(row.filename))
        .header('cache-control', 'no-store')
        .send(bytes);
    },
    remove: async ({ session, params, request }) => {
      const remove = () =>
        inTransaction(db, async (tx) => {
          await removeFile(tx, session.user.id, params.id);
          await onRemoved(tx, session.user.id, params.id);
        });
      const what = { actorId: session.user.id, object: params.id };
      await notedRemoval(deps, request, what, remove);
      return { success: true };
    },
  };
}
