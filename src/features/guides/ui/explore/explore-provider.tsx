import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Fact } from '#engine/facts/fact.ts';
import type { Period } from '#engine/table/period.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import { chosenIn } from '../../chosen-lens.ts';
import type { KeyFigure } from '../../key-figures.ts';
import { sharedPeriods } from '../../key-figures.ts';
import { subjectKinds } from '../../lens.ts';
import { lookedAt } from '../../looked-at.ts';
import type { StoredAnalysis } from '../guide-setup.ts';
import { ExploringContext } from './exploring.ts';

interface ExploreProviderProps {
  analysis: Pick<
    StoredAnalysis<{ facts: readonly Fact[]; period: Period | null }>,
    'id' | 'createdAt' | 'result'
  >;
  keyFigures: (facts: readonly Fact[]) => KeyFigure[];
  measure: string;
  theMeasure: string;
  good: 'up' | 'down';
  children: ReactNode;
}

/** Lets what is inside look at the rows of an analysis: those that the address chooses, else in the periods of its own figures. */
export function ExploreProvider(props: ExploreProviderProps) {
  const { analysis, keyFigures, measure, theMeasure, good, children } = props;
  const { id, createdAt, result } = analysis;
  const [search] = useSearchParams();
  const { facts, period } = result;
  const ofAnalysis = useMemo(
    () => ({
      bounds: { own: sharedPeriods(keyFigures(facts)), file: period },
      kinds: subjectKinds.filter((kind) => facts.some(({ subject }) => subject?.kind === kind)),
    }),
    [facts, period, keyFigures],
  );
  const value = useMemo(() => {
    return {
      analysisId: id,
      ...ofAnalysis,
      ...lookedAt(chosenIn(search), ofAnalysis),
      measure,
      theMeasure,
      good,
      today: formatInstantDay(createdAt),
    };
  }, [ofAnalysis, search, id, createdAt, measure, theMeasure, good]);
  return <ExploringContext value={value}>{children}</ExploringContext>;
}
