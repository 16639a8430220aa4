import { ChartCard } from '#client/ui/chart/chart-card.tsx';
import { cx } from '#client/ui/cx.ts';
import { FigureText } from '#client/ui/receipt/figure-text.tsx';
import type { Chart } from '#engine/facts/chart.ts';
import { SectionHeading } from '#features/guides/ui/result/section-heading.tsx';
import { resultTexts as texts } from '../../texts.ts';

interface ProfitabilityProps {
  text: string;
  bridge: Chart | undefined;
}

export function Profitability({ text, bridge }: ProfitabilityProps) {
  if (text.trim() === '' && bridge === undefined) return null;
  return (
    <section aria-labelledby="result-profitability">
      <SectionHeading id="result-profitability" title={texts.profitability} />
      <div className={cx('grid items-start gap-6', bridge && 'lg:grid-cols-2')}>
        <p className="max-w-3xl leading-relaxed">
          <FigureText text={text} path="productAnalysis.profitabilityInsights" />
        </p>
        {bridge && <ChartCard chart={bridge} />}
      </div>
    </section>
  );
}
