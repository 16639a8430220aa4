import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '#client/ui/badge.tsx';
import { PhoneChart } from '#client/ui/chart/phone-chart.tsx';
import { cx } from '#client/ui/cx.ts';
import { foldedOnPhone, PhoneFold } from '#client/ui/phone-fold.tsx';
import type { ResultBasis, ResultSection } from '#engine/text/result.ts';
import type { StoredAnalysis } from '#features/guides/ui/guide-setup.ts';
import { AnalysisReceipts } from '#features/guides/ui/result/analysis-receipts.tsx';
import { KeyFigures } from '#features/guides/ui/result/key-figures.tsx';
import type { FirstThings } from '#features/guides/ui/result/overview.tsx';
import { sampleTexts } from '#features/sample/texts.ts';
import { findingsTexts } from '../../findings-texts.ts';
import { FirstAdvice } from './first-advice.tsx';

const texts = findingsTexts;
const monthCharts: readonly string[] = ['revenue-by-month', 'cost-by-month'];

interface FoundInProps {
  guide: 'sales' | 'costs';
  to: string;
  analysis: StoredAnalysis<ResultBasis & { sections: ResultSection[] }>;
  /** Which figures the guide puts first: the same as over its result. */
  rules: Pick<FirstThings, 'keyFigures' | 'wholeFigure'>;
  /** On a phone its first figure stands alone until more is asked for: another guide is above it. */
  foldable: boolean;
}

/** The first key figure alone, where the others are folded. */
const FIRST_ALONE = 'max-sm:[&_dl>:not(:first-child)]:hidden max-sm:[&_section>p]:hidden';

/** Key figures, chart and first recommendations of one analysis; figures open their receipts. */
export function FoundIn({ guide, to, analysis, rules, foldable }: FoundInProps) {
  const [open, setOpen] = useState(!foldable);
  const { facts, charts, sections, advice, period } = analysis.result;
  const months = charts.find(({ id }) => monthCharts.includes(id));
  const id = `found-${guide}`;
  return (
    <AnalysisReceipts analysis={analysis}>
      <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
        <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={id} className="text-lg font-semibold">
              {texts.titles[guide]}
            </h2>
            {analysis.sample && <Badge variant="info">{sampleTexts.mark}</Badge>}
          </div>
          <Link
            to={to}
            className="inline-flex min-h-8 items-center gap-1.5 text-sm font-medium text-accent-ink hover:underline hover:underline-offset-4"
          >
            {texts.open[guide]}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        </header>
        <div className={cx('min-w-0', !open && FIRST_ALONE)}>
          <KeyFigures
            label={texts.headlines[guide]}
            figures={rules.keyFigures(analysis.result)}
            whole={rules.wholeFigure(facts)}
            period={period}
          />
        </div>
        {foldable && (
          <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-card sm:hidden">
            <PhoneFold
              label={texts.more}
              controls={`${id}-more`}
              open={open}
              onToggle={() => setOpen(!open)}
            />
          </div>
        )}
        <div
          id={`${id}-more`}
          className={cx('grid min-w-0 gap-4 xl:grid-cols-[3fr_2fr]', foldedOnPhone(open))}
        >
          {months && <PhoneChart chart={months} />}
          <FirstAdvice sections={sections} advice={advice} to={to} />
        </div>
      </section>
    </AnalysisReceipts>
  );
}
