import type { MoneySource } from '#engine/money/money.ts';
import { moneyOf } from '#engine/money/money.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import { newestOfOneCompany } from '#features/guides/server/analyses/of-one-company.ts';
import type { AnalysisRow } from '#features/guides/server/table.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import type { moneyContract } from '../contract.ts';
import { moneyTexts as texts } from '../texts.ts';

const present = ({ id, createdAt, sample, document }: AnalysisRow) => ({
  ...{ id, sample, document },
  createdAt: createdAt.toISOString(),
});

function sourceOf(row: AnalysisRow): MoneySource {
  return {
    analysisId: row.id,
    document: row.document ?? texts.unnamedFile,
    facts: row.result?.facts ?? [],
    scope: row.result?.scope,
    day: formatInstantDay(row.createdAt.toISOString()),
  };
}

export function moneyHandlers({ database: { db } }: Dependencies): Handlers<typeof moneyContract> {
  return {
    money: async ({ session }) => {
      const { leftOut, ...used } = await newestOfOneCompany(db, session.user.id);
      const { sales, costs } = used;
      const both = { sales: sales && present(sales), costs: costs && present(costs) };
      if (sales && costs) {
        const money = moneyOf(sourceOf(sales), sourceOf(costs));
        return 'reason' in money
          ? { ...both, result: null, reason: texts.notTogether(money.reason) }
          : { ...both, result: money.result, reason: null };
      }
      const reason = leftOut && texts.leftOut(leftOut.document ?? texts.unnamedFile);
      return { ...both, result: null, reason };
    },
  };
}
