import type { MoneySource } from '#engine/money/money.ts';
import { moneyOf } from '#engine/money/money.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import type { AnalysisRow } from '#features/guides/server/table.ts';
import type { MoneyAnswer } from '../contract.ts';
import { moneyTexts as texts } from '../texts.ts';

type Looked = Pick<AnalysisRow, 'id' | 'document' | 'result' | 'createdAt' | 'sample'>;

interface Newest {
  sales: Looked | null;
  costs: Looked | null;
  /** The newest analysis that is of another company. */
  leftOut: Pick<AnalysisRow, 'document'> | null;
}

const present = ({ id, createdAt, sample, document }: Looked) => ({
  ...{ id, sample, document },
  createdAt: createdAt.toISOString(),
});

function sourceOf(row: Looked): MoneySource {
  return {
    analysisId: row.id,
    document: row.document ?? texts.unnamedFile,
    facts: row.result?.facts ?? [],
    scope: row.result?.scope,
    day: formatInstantDay(row.createdAt.toISOString()),
  };
}

/** What a company's sales and costs leave together, or what is lacking for it. */
export function heldTogether({ sales, costs, leftOut }: Newest): MoneyAnswer {
  const both = { sales: sales && present(sales), costs: costs && present(costs) };
  if (sales && costs) {
    const money = moneyOf(sourceOf(sales), sourceOf(costs));
    return 'reason' in money
      ? { ...both, result: null, reason: texts.notTogether(money.reason) }
      : { ...both, result: money.result, reason: null };
  }
  const reason = leftOut && texts.leftOut(leftOut.document ?? texts.unnamedFile);
  return { ...both, result: null, reason };
}
