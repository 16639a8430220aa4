import type { ReactNode } from 'react';
import { Card } from '#client/ui/card.tsx';
import { ChartCard } from '#client/ui/chart/chart-card.tsx';
import { cx } from '#client/ui/cx.ts';
import type { Chart } from '#engine/facts/chart.ts';
import type { Fact } from '#engine/facts/fact.ts';
import type { ResultBasis, ResultSection } from '#engine/text/result.ts';
import type { KeyFigure } from '../../key-figures.ts';
import { withYearBefore } from '../../year-before.ts';
import { FirstActions } from './first-actions.tsx';
import { KeyFigures } from './key-figures.tsx';
import { hasEvents, Summary, SummaryEvents } from './summary.tsx';

/** What a guide puts first of its facts. */
export interface FirstThings {
  keyFigures: (facts: readonly Fact[]) => KeyFigure[];
  wholeFigure: (facts: readonly Fact[]) => Fact | null;
  bridge: (facts: readonly Fact[]) => Chart | null;
}

interface OverviewProps {
  result: Pick<ResultBasis, 'facts' | 'period' | 'advice'> & {
    summary: string;
    sections: readonly Partial<ResultSection>[];
  };
  first: FirstThings;
  months: Chart | undefined;
}

/** The first screen: what it says and the key figures; then what happened and what to do, and what moved it. */
export function Overview({ result, first, months }: OverviewProps) {
  const bridge = first.bridge(result.facts);
  const happened = hasEvents(result.summary);
  const actions = <FirstActions sections={result.sections} advice={result.advice} />;
  const course = months && <ChartCard chart={withYearBefore(months)} whenNear />;
  return (
    <>
      <Summary text={result.summary} folded withoutEvents />
      <KeyFigures
        figures={first.keyFigures(result.facts)}
        whole={first.wholeFigure(result.facts)}
        period={result.period}
      />
      {happened && (
        <Pair>
          <Card className="min-w-0">
            <SummaryEvents text={result.summary} />
          </Card>
          {actions}
        </Pair>
      )}
      {bridge && (
        <Pair wide>
          <ChartCard chart={bridge} />
          {happened ? course : actions}
        </Pair>
      )}
      {!happened && !bridge && actions}
      {!(happened && bridge) && course}
    </>
  );
}

interface PairProps {
  /** The first needs more room: a waterfall stands upright only where its columns have it. */
  wide?: boolean;
  children: ReactNode;
}

const Pair = ({ wide = false, children }: PairProps) => (
  <div
    className={cx(
      'grid min-w-0 items-stretch gap-5',
      wide ? 'xl:grid-cols-[3fr_2fr]' : 'xl:grid-cols-2',
    )}
  >
    {children}
  </div>
);
