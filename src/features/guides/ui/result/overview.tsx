import { ChartCard } from '#client/ui/chart/chart-card.tsx';
import type { Chart } from '#engine/facts/chart.ts';
import type { Fact } from '#engine/facts/fact.ts';
import type { ResultBasis, ResultSection } from '#engine/text/result.ts';
import type { KeyFigure } from '../../key-figures.ts';
import { withYearBefore } from '../../year-before.ts';
import { FirstActions } from './first-actions.tsx';
import { KeyFigures } from './key-figures.tsx';
import { Summary } from './summary.tsx';

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

/** The first screen: what it says, the key figures, what moved them, and what to do. */
export function Overview({ result, first, months }: OverviewProps) {
  const bridge = first.bridge(result.facts);
  const actions = <FirstActions sections={result.sections} advice={result.advice} />;
  return (
    <>
      <Summary text={result.summary} folded />
      <KeyFigures
        figures={first.keyFigures(result.facts)}
        whole={first.wholeFigure(result.facts)}
        period={result.period}
      />
      {bridge ? (
        <div className="grid min-w-0 items-stretch gap-5 xl:grid-cols-[3fr_2fr]">
          <ChartCard chart={bridge} />
          {actions}
        </div>
      ) : (
        actions
      )}
      {months && <ChartCard chart={withYearBefore(months)} />}
    </>
  );
}
