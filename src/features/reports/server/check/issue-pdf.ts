import { createHash } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { pageAddresses } from '#contract/pages.ts';
import type { Database } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { newOwnedSecret } from '#server/session/tokens.ts';
import { issuedReports } from '../table.ts';
import { type AnsweredAnalysis, reportPdf } from '../tasks.ts';

/** Whose report is made, and in whose turn. */
interface Asked {
  ownerId: string;
  analysisId: string;
  /** The company or the link whose turn it is in the queue of computations. */
  turn: string;
}

/** The code of an analysis's reports: one for all of them, so that equal input gives equal bytes. */
async function codeOf(db: Database, { ownerId, analysisId }: Asked): Promise<string> {
  const [first] = await db
    .select({ code: issuedReports.code })
    .from(issuedReports)
    .where(and(eq(issuedReports.ownerId, ownerId), eq(issuedReports.analysisId, analysisId)))
    .orderBy(asc(issuedReports.issuedAt), asc(issuedReports.code))
    .limit(1);
  return first?.code ?? newOwnedSecret(ownerId);
}

/** Where a report with a code is checked. After #, which no browser sends: it reaches no log and no other site. */
const addressOfCode = (appUrl: string, code: string): string =>
  new URL(`${pageAddresses['report-check'].paths[0]}#${code}`, appUrl).href;

/** A report as the PDF that is handed out: its bytes are noted, so that it can be told from one that was changed. */
export async function issuePdf(
  {
    database: { db },
    computer,
    computeQueue,
    config,
    clock,
  }: Pick<Dependencies, 'database' | 'computer' | 'computeQueue' | 'config' | 'clock'>,
  asked: Asked,
  analysis: AnsweredAnalysis,
): Promise<Uint8Array> {
  const code = await codeOf(db, asked);
  const checkAt = addressOfCode(config.appUrl, code);
  const { bytes, contents } = await computeQueue(asked.turn, () =>
    computer.run(reportPdf, { ...analysis, checkAt }),
  );
  const { ownerId, analysisId } = asked;
  await db
    .insert(issuedReports)
    .values({
      ...{ ownerId, analysisId, code, contents, issuedAt: clock() },
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
    .onConflictDoNothing();
  return bytes;
}
