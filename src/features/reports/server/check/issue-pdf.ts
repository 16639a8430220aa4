import { createHash } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { pageAddresses } from '#contract/pages.ts';
import type { Database } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { newOwnedSecret } from '#server/session/tokens.ts';
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
}

/** Codes of what is being made for the first time here: asked for twice at once, it has one. */
const firstCodes = new Map<string, string>();
const keyOf = ({ ownerId, analysisId, package: of }: Asked) =>
  [ownerId, analysisId, of?.name].join(' ');

/** The code of an analysis's reports, or of a package's: one for all of them, so that equal input gives equal bytes. */
async function codeOf(db: Database, asked: Asked): Promise<string> {
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
  const code = firstCodes.get(keyOf(asked)) ?? newOwnedSecret(ownerId);
  firstCodes.set(keyOf(asked), code);
  return code;
}

/** Where a report with a code is checked. After #, which no browser sends: it reaches no log and no other site. */
const addressOfCode = (appUrl: string, code: string): string =>
  new URL(`${pageAddresses['report-check'].paths[0]}#${code}`, appUrl).href;

/** A report as the PDF that is handed out: its bytes are noted, so that it can be told from one that was changed. */
export async function issuePdf(deps: Tools, asked: Asked, frozen: HandedOver): Promise<Uint8Array> {
  try {
    return await issued(deps, asked, frozen);
  } finally {
    firstCodes.delete(keyOf(asked));
  }
}

type Tools = Pick<Dependencies, 'database' | 'computer' | 'computeQueue' | 'config' | 'clock'>;

async function issued(
  { database: { db }, computer, computeQueue, config, clock }: Tools,
  asked: Asked,
  frozen: HandedOver,
): Promise<Uint8Array> {
  const code = await codeOf(db, asked);
  const checkAt = addressOfCode(config.appUrl, code);
  const { bytes, contents } = await computeQueue(asked.turn, () =>
    computer.run(reportPdf, { frozen, checkAt }),
  );
  const { ownerId, analysisId, package: ofPackage } = asked;
  await db
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
