import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { failWith } from '#contract/errors.ts';
import { daysAfter, keptFor } from '#contract/retention.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { brand } from '../../../brand.ts';
import { type personalDataContract, personalDataErrors } from '../contract.ts';
import { beginExport } from './export/begin.ts';
import { type ExportRow, getExport } from './export/get.ts';
import { readParts } from './export/parts.ts';

const fail = failWith(personalDataErrors);

function present(row: ExportRow | null) {
  if (row === null) return { export: null };
  const { id, stage, percent, size, createdAt } = row;
  const expiresAt = daysAfter(createdAt, keptFor.exportDays).toISOString();
  return { export: { id, stage, percent, size, createdAt: createdAt.toISOString(), expiresAt } };
}

export function personalDataHandlers(deps: Dependencies): Handlers<typeof personalDataContract> {
  const { db } = deps.database;
  const note = (event: string, actorId: string, { ip, id }: FastifyRequest) =>
    deps.audit.record({ event, actorId, outcome: 'ok', address: ip, requestId: id });
  return {
    exportState: async ({ session }) => present(await getExport(db, session.user.id)),
    beginExport: async ({ session, request }) => {
      const row = await beginExport(deps, session.user.id);
      await note('account.export', session.user.id, request);
      return present(row);
    },
    downloadExport: async ({ session, request, reply }) => {
      const row = await getExport(db, session.user.id);
      if (row?.stage !== 'done' || row.attemptId === null) throw fail('export.none');
      if (daysAfter(row.createdAt, keptFor.exportDays) <= deps.clock()) throw fail('export.none');
      const { ownerId, id: exportId, attemptId, parts, size } = row;
      await note('account.export_fetched', ownerId, request);
      const name = `${brand.name.toLowerCase()}-${formatInstantDay(row.createdAt.toISOString())}.zip`;
      const bytes = readParts(deps, { ownerId, exportId, attemptId }, parts ?? 0);
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('content-length', size ?? 0)
        .header('cache-control', 'no-store')
        .send(Readable.from(bytes, { objectMode: false }));
    },
  };
}
