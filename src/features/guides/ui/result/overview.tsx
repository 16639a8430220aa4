import type { ReactNode } from 'react';
import { Card } from '#client/ui/card.tsx';
import { ChartCard } from '#client/ui/chart/chart-card.tsx';
import { cx } from '#client/ui/cx.ts';
import type { Chart } from '#engine/facts/chart.ts';
import type { Fact } from '#engine/facts/fact.ts';
import type { ResultBasis, ResultSection } from '#engine/text/result.ts';
import type { ChosenOf, KeyFigure } from '../../key-figures.ts';
import { withYearBefore } from '../../year-before.ts';
import { FirstActions } from './first-actions.tsx';
import { KeyFigures } from './key-figures.tsx';
import { eventCount, hasEvents, Summary, SummaryEvents } from './summary.tsx';

/** What a guide puts first of its facts. */
export interface FirstThings {
  keyFigures: (result: ChosenOf) => KeyFigure[];
  wholeFigure: (facts: readonly Fact[]) => Fact | null;
  bridge: (result: ChosenOf) => Chart | null;
}

interface OverviewProps {
  result: Pick<ResultBasis, 'period' | 'advice'> &
    ChosenOf & {
      summary: string;
      sections: readonly Partial<ResultSection>[];
    };
  first: FirstThings;
  months: Chart | undefined;
}

/** So many events are as tall as the things to do, which they stand beside; fewer stand above them. */
const EVENTS_BESIDE = 3;

/** The first screen: what it says and the key figures; then what happened and what to do, and what moved it. */
export function Overview({ result, first, months }: OverviewProps) {
  const bridge = first.bridge(result);
  const happened = hasEvents(result.summary);
  const beside = happened && eventCount(result.summary) >= EVENTS_BESIDE;
  const above = happened && !beside;
  const events = happened && (
    <Card className="min-w-0">
      <SummaryEvents text={result.summary} />
    </Card>
  );
  const actions = <FirstActions sections={result.sections} advice={result.advice} />;
  const course = months && <ChartCard chart={withYearBefore(months)} whenNear />;
  return (
    <>
      <Summary text={result.summary} folded withoutEvents />
      <KeyFigures
        figures={first.keyFigures(result)}
        whole={first.wholeFigure(result.facts)}
        period={result.period}
      />
      {above && events}
      {happened && (
        <Pair>
          {beside && events}
          {actions}
          {above && course}
        </Pair>
      )}
      {bridge && (
        <Pair wide={!above}>
          <ChartCard chart={bridge} />
          {beside && course}
          {!happened && actions}
        </Pair>
      )}
      {!happened && !bridge && actions}
      {!above && !(beside && bridge) && course}
    </>
  );
}

interface PairProps {
  /** The first needs more room: a waterfall stands upright only where its columns have it. */
  wide?: boolean;
  children: ReactNode;
}

/** One alone has the whole width. */
const Pair = ({ wide = false, children }: PairProps) => (
  <div
    className={cx(
      'grid min-w-0 items-stretch gap-5 xl:*:only:col-span-full',
      wide ? 'xl:grid-cols-[3fr_2fr]' : 'xl:grid-cols-2',
    )}
  >
    {children}
  </div>
);
