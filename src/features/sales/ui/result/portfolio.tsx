import { Card } from '#client/ui/card.tsx';
import { FactFigure } from '#client/ui/receipt/fact-figure.tsx';
import { salesKeys } from '#engine/metrics/sales/keys.ts';
import { formatNumber } from '#engine/text/format.ts';
import type { SalesResult } from '#engine/text/sales-result.ts';
import { resultTexts as texts } from '../../texts.ts';
import { SectionHeading } from './section-heading.tsx';

const counts = ['products', 'growing', 'stable', 'shrinking', 'dormant'] as const;
const factKeys: Record<(typeof counts)[number], string> = {
  products: salesKeys.productsTotal,
  growing: salesKeys.productsGrowing,
  stable: salesKeys.productsStable,
  shrinking: salesKeys.productsShrinking,
  dormant: salesKeys.dormantProducts,
};

/** How many products there are, and which way they go. */
export function Portfolio({ result }: { result: Pick<SalesResult, 'portfolio' | 'facts'> }) {
  const { portfolio, facts } = result;
  const factOf = (name: (typeof counts)[number]) =>
    facts.find(({ key, subject }) => key === factKeys[name] && subject === null);
  return (
    <section aria-labelledby="result-portfolio">
      <SectionHeading id="result-portfolio" title={texts.portfolio} />
      {portfolio === null ? (
        <p className="text-sm text-ink-muted">{texts.noPortfolio}</p>
      ) : (
        <Card padding="none">
          <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg bg-line sm:grid-cols-5">
            {counts.map((name) => {
              const fact = factOf(name);
              return (
                <div key={name} className="bg-surface px-5 py-4 max-sm:first:col-span-2">
                  <dt className="text-sm text-ink-muted">{texts.portfolioCounts[name]}</dt>
                  <dd className="tabular mt-0.5 text-xl font-semibold">
                    {fact ? (
                      <FactFigure factId={fact.id} className="font-semibold" />
                    ) : (
                      formatNumber(portfolio[name])
                    )}
                  </dd>
                </div>
              );
            })}
          </dl>
        </Card>
      )}
    </section>
  );
}
