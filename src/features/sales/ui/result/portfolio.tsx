import { cx } from '#client/ui/cx.ts';
import { FactFigure } from '#client/ui/receipt/fact-figure.tsx';
import { Stat, StatRow } from '#client/ui/stat.tsx';
import type { SalesResult } from '#engine/guides/sales/result.ts';
import { shownSalesKeys as salesKeys } from '#engine/guides/sales/shown-keys.ts';
import { formatNumber } from '#engine/text/format.ts';
import { SectionHeading } from '#features/guides/ui/result/section-heading.tsx';
import { resultTexts as texts } from '../../texts.ts';

const counts = ['products', 'growing', 'stable', 'shrinking', 'dormant'] as const;
const factKeys: Record<(typeof counts)[number], string> = {
  products: salesKeys.productsTotal,
  growing: salesKeys.productsGrowing,
  stable: salesKeys.productsStable,
  shrinking: salesKeys.productsShrinking,
  dormant: salesKeys.dormantProducts,
};

/** The number of products, and how many grow or decline. */
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
        <StatRow count={counts.length}>
          {counts.map((name, index) => {
            const fact = factOf(name);
            return (
              <Stat
                key={name}
                size="md"
                className={cx(index === 0 && 'max-sm:col-span-2')}
                label={texts.portfolioCounts[name]}
                value={
                  fact ? (
                    <FactFigure factId={fact.id} className="font-semibold" />
                  ) : (
                    formatNumber(portfolio[name])
                  )
                }
              />
            );
          })}
        </StatRow>
      )}
    </section>
  );
}
