import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Fact } from '#engine/facts/fact.ts';
import { formatFact, formatNumber, formatPeriod } from '#engine/text/format.ts';
import { analyseFile } from '#support/analyse-file.ts';

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const FILE = 'forsaljning-exempelbolaget.csv';

const metricKeys = {
  revenue: 'sales.revenue.total',
  costs: 'sales.cost.total',
  growth: 'sales.growth.percent',
};

/** The lines of a receipt; the numbers of other figures, which a visitor cannot open, are left out. */
function receiptOf(fact: Fact, byId: ReadonlyMap<string, Fact>) {
  const { label, period, source } = fact;
  const inputs = source.inputs.flatMap((id) => byId.get(id) ?? []);
  return {
    value: formatFact(fact),
    name: label,
    formula: source.formula.replace(/ \(F\d+\)/g, ''),
    period: period && formatPeriod(period),
    file: source.document,
    columns: source.columns.join(', '),
    filter: inputs.length > 0 ? null : source.filter,
    rows: formatNumber(source.rows),
    inputs: inputs.map((input) => ({ name: input.label, value: formatFact(input) })),
  };
}

describe('the example on the landing page', () => {
  it('is what the product makes of the sample company, to the letter', async () => {
    const bytes = readFileSync(root(`src/features/sample/server/${FILE}`));
    const { result } = await analyseFile(bytes, FILE);
    const byId = new Map(result.facts.map((each) => [each.id, each]));
    const fact = (key: string, subject?: string) => {
      const found = result.facts.find(
        (each) => each.key === key && (subject === undefined || each.subject?.name === subject),
      );
      if (found === undefined) throw new Error(`The analysis has no ${key}`);
      return found;
    };
    const bridge = result.charts.find(({ id }) => id === 'margin-bridge');
    const advice = result.sections.find(({ title }) => title === 'Stoppa marginaltappet i inköpen');
    const example = {
      metrics: Object.fromEntries(
        Object.entries(metricKeys).map(([id, key]) => [id, receiptOf(fact(key), byId)]),
      ),
      bridge: {
        title: bridge?.title,
        description: bridge?.description,
        points: bridge?.series[0]?.points.map(({ label, value }) => ({ label, value })),
      },
      advice: {
        title: advice?.title,
        description: advice?.description,
        action: advice?.action,
        low: formatFact(fact('advice.low', 'goods-cost')),
        likely: formatFact(fact('advice.likely', 'goods-cost')),
        high: formatFact(fact('advice.high', 'goods-cost')),
      },
    };
    await expect(`${JSON.stringify(example, null, 2)}\n`).toMatchFileSnapshot(
      root('src/features/site/example.json'),
    );
  });
});
