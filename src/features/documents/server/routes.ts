import { failWith } from '#contract/errors.ts';
import { forgetDocument } from '#features/sales/server/store.ts';
import { inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { documentErrors, type documentsContract } from '../contract.ts';
import { addSalesFile, rereadFile } from './actions.ts';
import { contentDisposition } from './file-name.ts';
import { receiveFile } from './receive.ts';
import { createDocumentStore } from './store.ts';
import type { DocumentRow } from './table.ts';
import { pageOfTable } from './table-rows.ts';

const fail = failWith(documentErrors);

function present(row: DocumentRow) {
  return {
    id: row.id,
    filename: row.filename,
    category: row.category,
    size: row.size,
    createdAt: row.createdAt.toISOString(),
    uploadedAt: row.createdAt.toISOString(),
    processed: true,
    sample: row.sample,
    extractedData: row.understanding,
  };
}

export function documentsHandlers(deps: Dependencies): Handlers<typeof documentsContract> {
  const store = createDocumentStore(deps);
  return {
    list: async ({ session }) => {
      const rows = await store.list(session.user.id);
      return rows.map(({ summary, ready, createdAt, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
        uploadedAt: createdAt.toISOString(),
        processed: true,
        extractedData: { summary, ready },
      }));
    },
    upload: async ({ session, request }) => {
      const ownerId = session.user.id;
      await store.requireRoom(deps.database.db, ownerId);
      const { bytes, filename, fields } = await receiveFile(request);
      if ((fields.category ?? 'sales') !== 'sales') throw fail('documents.wrong_category');
      const row = await addSalesFile(deps, store, { ownerId, bytes, filename, sample: false });
      await deps.audit.record({
        actorId: ownerId,
        event: 'document.upload',
        object: row.id,
        outcome: 'ok',
        address: request.ip,
        requestId: request.id,
      });
      return present(row);
    },
    one: async ({ session, params }) => present(await store.get(session.user.id, params.id)),
    reread: async ({ session, params, body }) => {
      const row = await store.get(session.user.id, params.id);
      return present(await rereadFile(deps, store, row, body));
    },
    rows: ({ session, params, query }) =>
      deps.tableTurns(async () => {
        const { row, parquet } = await store.table(session.user.id, params.id);
        return pageOfTable(parquet, deps.workFolder, row.understanding, query.from);
      }),
    original: async ({ session, params, reply }) => {
      const row = await store.get(session.user.id, params.id);
      const bytes = await store.original(row.ownerId, row.id);
      return reply
        .header('content-type', 'application/octet-stream')
        .header('content-disposition', contentDisposition(row.filename))
        .header('cache-control', 'no-store')
        .send(bytes);
    },
    remove: async ({ session, params, request }) => {
      const entry = {
        actorId: session.user.id,
        event: 'document.delete',
        object: params.id,
        address: request.ip,
        requestId: request.id,
      };
      try {
        await inTransaction(deps.database.db, async (tx) => {
          await store.remove(tx, session.user.id, params.id);
          await forgetDocument(tx, session.user.id, params.id);
        });
      } catch (error) {
        await deps.audit.record({ ...entry, outcome: 'denied' });
        throw error;
      }
      await deps.audit.record({ ...entry, outcome: 'ok' });
      return { success: true };
    },
  };
}
