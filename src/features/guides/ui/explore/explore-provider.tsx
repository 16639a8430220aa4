import { type ReactNode, useMemo } from 'react';
import type { Fact } from '#engine/facts/fact.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import type { KeyFigure } from '../../key-figures.ts';
import { sharedPeriods } from '../../key-figures.ts';
import type { StoredAnalysis } from '../guide-setup.ts';
import { ExploringContext } from './exploring.ts';

interface ExploreProviderProps {
  analysis: Pick<StoredAnalysis<{ facts: readonly Fact[] }>, 'id' | 'createdAt' | 'result'>;
  keyFigures: (facts: readonly Fact[]) => KeyFigure[];
  measure: string;
  good: 'up' | 'down';
  children: ReactNode;
}

/** Lets the tables and pages inside look at the rows of an analysis, in the periods of its own figures. */
export function ExploreProvider(props: ExploreProviderProps) {
  const { analysis, keyFigures, measure, good, children } = props;
  const { id, createdAt, result } = analysis;
  const value = useMemo(
    () => ({
      analysisId: id,
      periods: sharedPeriods(keyFigures(result.facts)),
      measure,
      good,
      today: formatInstantDay(createdAt),
    }),
    [id, createdAt, result.facts, keyFigures, measure, good],
  );
  return <ExploringContext value={value}>{children}</ExploringContext>;
}
