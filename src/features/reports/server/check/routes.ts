import { and, desc, eq } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import type { Database } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { hashToken, ownerOfSecret } from '#server/session/tokens.ts';
import { networkOf } from '#server/throttle/network.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import { type reportCheckContract, reportCheckErrors } from '../../check-contract.ts';
import { issuedReports } from '../table.ts';

const fail = failWith(reportCheckErrors);

/** Codes of no report, of one network. */
const UNKNOWN: Limit = { attempts: 100, windowSeconds: 15 * 60 };

/** The reports that a code stands in, newest first. */
async function issuedWith(db: Database, code: string) {
  const ownerId = ownerOfSecret(code);
  if (ownerId === null) return [];
  return db
    .select()
    .from(issuedReports)
    .where(and(eq(issuedReports.ownerId, ownerId), eq(issuedReports.code, code)))
    .orderBy(desc(issuedReports.issuedAt), desc(issuedReports.sha256));
}

/** Checks reports for anyone who holds one. Reads nothing of an account that is signed in. */
export function reportCheckHandlers({
  database,
  throttle,
}: Dependencies): Handlers<typeof reportCheckContract> {
  return {
    check: async ({ body: { code, sha256 }, request }) => {
      const key = `report-check:${hashToken(networkOf(request.ip))}`;
      const wait = await throttle.waitFor(key, UNKNOWN);
      if (wait > 0) throw fail('report_check.too_many', { retryAfterSeconds: wait });
      const issued = await issuedWith(database.db, code);
      const same = issued.find((one) => one.sha256 === sha256);
      const shown = same ?? issued[0];
      if (!shown) {
        await throttle.count(key, UNKNOWN);
        throw fail('report_check.unknown');
      }
      const { contents, issuedAt } = shown;
      const outcome = sha256 === undefined ? 'code' : same ? 'unchanged' : 'changed';
      return { outcome, contents, issuedAt: issuedAt.toISOString() };
    },
  };
}
