import type { FastifyRequest } from 'fastify';
import type { AuditEventName } from '#contract/audit-events.ts';
import { failWith } from '#contract/errors.ts';
import { entitledTo } from '#features/billing/server/entitled.ts';
import {
  reportLinkErrors,
  type reportLinksContract,
} from '#features/guides/report-links-contract.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { frozenAnalysis } from '../frozen.ts';
import { addressOfLink, listLinks, makeReportLink, revokeLink } from './links.ts';

/** Links to reports, as their owner makes and revokes them. */
export function reportLinksHandlers(deps: Dependencies): Handlers<typeof reportLinksContract> {
  const { db } = deps.database;
  const note = (event: AuditEventName, actorId: string, object: string, request: FastifyRequest) =>
    deps.audit.record({
      ...{ event, actorId, object, outcome: 'ok', address: request.ip, requestId: request.id },
    });
  return {
    list: ({ session }) => listLinks(db, session.user.id),
    make: async ({ session, params, body, request }) => {
      const ownerId = session.user.id;
      // Another's is not there, whatever the plan.
      await frozenAnalysis(db, ownerId, params.id);
      if (!(await entitledTo(db, ownerId)).reportLinks)
        throw failWith(reportLinkErrors)('report_links.pro');
      const { id, token } = await makeReportLink(deps, ownerId, params.id, body);
      await note('report.link', ownerId, id, request);
      return { id, address: addressOfLink(deps.config.appUrl, token) };
    },
    revoke: async ({ session, params, request }) => {
      await revokeLink(db, session.user.id, params.id);
      await note('report.link_revoked', session.user.id, params.id, request);
      return { success: true };
    },
  };
}
