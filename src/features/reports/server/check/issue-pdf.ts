import { createHash, createHmac } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { pageAddresses } from '#contract/pages.ts';
import { hashKey } from '#server/crypto/hash-key.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { ownedSecret } from '#server/session/tokens.ts';
import { issuedReports } from '../table.ts';
import { type HandedOver, reportPdf } from '../tasks.ts';

/** A package of analyses, the first of which is the one asked for. */
interface AskedPackage {
  /** Its other analyses and its chosen parts, as one text. */
  name: string;
  costsId: string | null;
  planId: string | null;
}

/** Whose report is made, and in whose turn. */
interface Asked {
  ownerId: string;
  analysisId: string;
  package?: AskedPackage;
  /** The company or the link whose turn it is in the queue of computations. */
  turn: string;
  /** What opens it; without one whoever has the file may. */
  password?: string | null;
}

/**
 * The code of an analysis's reports, or of a package's: one for all of them, so that equal input gives equal bytes.
 * By a key, so that processes that make the first one at once come to the same.
 */
async function codeOf({ database: { db }, box }: Tools, asked: Asked): Promise<string> {
  const { ownerId, analysisId } = asked;
  const { package: name } = issuedReports;
  const [first] = await db
    .select({ code: issuedReports.code })
    .from(issuedReports)
    .where(
      and(
        eq(issuedReports.ownerId, ownerId),
        eq(issuedReports.analysisId, analysisId),
        asked.package ? eq(name, asked.package.name) : isNull(name),
      ),
    )
    .orderBy(asc(issuedReports.issuedAt), asc(issuedReports.code))
    .limit(1);
  if (first !== undefined) return first.code;
  const key = await hashKey(db, box, 'report-codes');
  const what = [ownerId, analysisId, asked.package?.name].join(' ');
  return ownedSecret(ownerId, createHmac('sha256', key).update(what).digest('base64url'));
}

/** Where a report with a code is checked. After #, which no browser sends: it reaches no log and no other site. */
const addressOfCode = (appUrl: string, code: string): string =>
  new URL(`${pageAddresses['report-check'].paths[0]}#${code}`, appUrl).href;

type Tools = Pick<
  Dependencies,
  'database' | 'box' | 'computer' | 'computeQueue' | 'config' | 'clock'
>;

/** A report as the PDF that is handed out: its bytes are noted, so that it can be told from one that was changed. */
export async function issuePdf(deps: Tools, asked: Asked, frozen: HandedOver): Promise<Uint8Array> {
  const { database, computer, computeQueue, config, clock } = deps;
  const code = await codeOf(deps, asked);
  const checkAt = addressOfCode(config.appUrl, code);
  const { bytes, contents } = await computeQueue(asked.turn, () =>
    computer.run(reportPdf, { frozen, checkAt, password: asked.password ?? null }),
  );
  const { ownerId, analysisId, package: ofPackage } = asked;
  await database.db
    .insert(issuedReports)
    .values({
      ...{ ownerId, analysisId, code, contents, issuedAt: clock() },
      ...(ofPackage && {
        ...{ package: ofPackage.name, costsId: ofPackage.costsId, planId: ofPackage.planId },
      }),
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
    .onConflictDoNothing();
  return bytes;
}
