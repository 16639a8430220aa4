import { failWith } from '#contract/errors.ts';
import { type GuideId, guideIds, guideOfType } from '#contract/guides.ts';
import { mayBeOfOneCompany } from '#engine/table/scope.ts';
import { entitledTo } from '#features/billing/server/entitled.ts';
import { analysisErrors } from '#features/guides/contract.ts';
import { packageChoices, packageTitles } from '#features/guides/package-choices.ts';
import { type packageContract, packageErrors } from '#features/guides/package-contract.ts';
import type { Database } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { takeHourlyShare } from '#server/work/hourly-share.ts';
import type { FrozenAnalysis } from '../report-of.ts';
import { issuePdf } from './check/issue-pdf.ts';
import { frozenAnalysis } from './frozen.ts';
import { sendReport } from './send-report.ts';
import { PDF } from './tasks.ts';

/** The analyses that were asked for, in the order they are read; each must be of the guide it was asked for as. */
async function analysesOf(
  db: Database,
  ownerId: string,
  asked: Record<GuideId, string | undefined>,
): Promise<FrozenAnalysis[]> {
  const found: FrozenAnalysis[] = [];
  for (const guide of guideIds) {
    const id = asked[guide];
    if (id === undefined) continue;
    const frozen = await frozenAnalysis(db, ownerId, id);
    if (guideOfType(frozen.analysisType) !== guide)
      throw failWith(analysisErrors)('analysis.not_found');
    found.push(frozen);
  }
  return found;
}

/** The sample company is no other company's. */
function isOfOneCompany([first, ...others]: readonly FrozenAnalysis[]): boolean {
  return others.every(
    ({ sample, result }) =>
      sample === first?.sample && mayBeOfOneCompany(first.result.scope, result.scope),
  );
}

/** Answers with chosen parts of several analyses as one PDF. Nothing of it is stored but what checks it. */
export function packageHandlers(deps: Dependencies): Handlers<typeof packageContract> {
  const { db } = deps.database;
  const sendPackage: Handlers<typeof packageContract>['package'] = async ({
    session,
    query,
    reply,
  }) => {
    const ownerId = session.user.id;
    const { purpose, parts, sales, costs, plan } = query;
    const chosen = packageChoices.filter((choice) => parts.includes(choice));
    const analyses = await analysesOf(db, ownerId, { sales, costs, plan });
    const fail = failWith(packageErrors);
    if (!(await entitledTo(db, ownerId)).reportPackages) throw fail('report.package_pro');
    if (!isOfOneCompany(analyses)) throw fail('report.package_mixed');
    await takeHourlyShare(deps, ownerId, 'compute');
    const [analysisId = '', ...others] = [sales, costs, plan].filter((id) => id !== undefined);
    const asked = {
      ...{ ownerId, analysisId, turn: ownerId },
      package: {
        name: [purpose, ...others, ...chosen].join(' '),
        ...{ costsId: costs ?? null, planId: plan ?? null },
      },
    };
    const bytes = await issuePdf(deps, asked, { purpose, chosen, analyses });
    const [newest] = analyses.toSorted((one, other) =>
      other.createdAt.localeCompare(one.createdAt),
    );
    const { letterhead, createdAt = '' } = newest ?? {};
    return sendReport(reply, {
      ...{ bytes, type: PDF, ending: 'pdf', title: packageTitles[purpose] },
      frozen: { createdAt, ...(letterhead && { letterhead }) },
    });
  };
  return { package: sendPackage };
}
