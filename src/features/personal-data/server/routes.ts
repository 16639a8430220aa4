import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { AuditEventName } from '#contract/audit-events.ts';
import { common, failWith } from '#contract/errors.ts';
import { noticeKinds } from '#contract/notices.ts';
import { daysAfter, keptFor } from '#contract/retention.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import { consentsOf, noteConsent } from '#server/consents/consents.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { chooseNotice, wantsNotice } from '#server/mail/notices.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import { brand } from '../../../brand.ts';
import { type personalDataContract, personalDataErrors } from '../contract.ts';
import { beginExport } from './export/begin.ts';
import { type ExportRow, getExport } from './export/get.ts';
import { readParts } from './export/parts.ts';

const fail = failWith(personalDataErrors);

/** Each that differs from the one before is a row that is kept. */
const COOKIE_CHOICES: Limit = { attempts: 30, windowSeconds: 24 * 60 * 60 };

function present(row: ExportRow | null) {
  if (row === null) return { export: null };
  const { id, stage, percent, size, createdAt } = row;
  const expiresAt = daysAfter(createdAt, keptFor.exportDays).toISOString();
  return { export: { id, stage, percent, size, createdAt: createdAt.toISOString(), expiresAt } };
}

export function personalDataHandlers(deps: Dependencies): Handlers<typeof personalDataContract> {
  const { db } = deps.database;
  const note = (event: AuditEventName, actorId: string, { ip, id }: FastifyRequest) =>
    deps.audit.record({ event, actorId, outcome: 'ok', address: ip, requestId: id });
  return {
    exportState: async ({ session }) => present(await getExport(db, session.user.id)),
    beginExport: async ({ session, request }) => {
      const row = await beginExport(deps, session.user.id);
      await note('account.export', session.user.id, request);
      return present(row);
    },
    consents: async ({ session }) =>
      (await consentsOf(db, session.user.id)).map(({ about, choice, version, at }) => ({
        ...{ about, choice, version, at: at.toISOString() },
      })),
    noteCookies: async ({ session, body }) => {
      const ownerId = session.user.id;
      const wait = await deps.throttle.count(`cookies:${ownerId}`, COOKIE_CHOICES);
      if (wait > 0) throw common('request.too_many', { retryAfterSeconds: wait });
      await noteConsent(db, { ownerId, about: 'cookies', ...body, at: deps.clock() });
      return { success: true };
    },
    notices: ({ session }) =>
      Promise.all(
        noticeKinds.map(async (kind) => ({
          kind,
          wanted: await wantsNotice(db, session.user.id, kind),
        })),
      ),
    chooseNotice: async ({ session, body }) => {
      await chooseNotice(db, { ...body, ownerId: session.user.id, at: deps.clock() });
      return { success: true };
    },
    downloadExport: async ({ session, request, reply }) => {
      const row = await getExport(db, session.user.id);
      if (row?.stage !== 'done' || row.attemptId === null) throw fail('export.none');
      if (daysAfter(row.createdAt, keptFor.exportDays) <= deps.clock()) throw fail('export.none');
      const { ownerId, id: exportId, attemptId, parts, size } = row;
      const bytes = await readParts(deps, { ownerId, exportId, attemptId }, parts ?? 0);
      if (bytes === null) throw fail('export.none');
      await note('account.export_fetched', ownerId, request);
      const name = `${brand.name.toLowerCase()}-${formatInstantDay(row.createdAt.toISOString())}.zip`;
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('content-length', size ?? 0)
        .header('cache-control', 'no-store')
        .send(Readable.from(bytes, { objectMode: false }));
    },
  };
}
