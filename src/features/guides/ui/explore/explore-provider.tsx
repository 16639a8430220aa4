import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Fact } from '#engine/facts/fact.ts';
import type { Period } from '#engine/table/period.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import { chosenIn } from '../../chosen-lens.ts';
import type { ChosenOf, KeyFigure } from '../../key-figures.ts';
import { sharedPeriods } from '../../key-figures.ts';
import { subjectKinds } from '../../lens.ts';
import { lookedAt, type ToLookAt } from '../../looked-at.ts';
import type { StoredAnalysis } from '../guide-setup.ts';
import { ExploringContext } from './exploring.ts';

interface ExploreProviderProps {
  analysis: Pick<
    StoredAnalysis<ChosenOf & { period: Period | null }>,
    'id' | 'createdAt' | 'result'
  >;
  keyFigures: (result: ChosenOf) => KeyFigure[];
  measure: string;
  theMeasure: string;
  good: 'up' | 'down';
  children: ReactNode;
}

/** How many there are of each kind. */
function sizesOf(facts: readonly Fact[]): ToLookAt['sizes'] {
  const names = new Map<string, Set<string>>();
  for (const { subject } of facts)
    if (subject) names.set(subject.kind, (names.get(subject.kind) ?? new Set()).add(subject.name));
  return Object.fromEntries(
    subjectKinds.flatMap((kind) => {
      const size = names.get(kind)?.size;
      return size === undefined ? [] : [[kind, size]];
    }),
  );
}

/** Lets what is inside look at the rows of an analysis: those that the address chooses, else in the periods of its own figures. */
export function ExploreProvider(props: ExploreProviderProps) {
  const { analysis, keyFigures, measure, theMeasure, good, children } = props;
  const { id, createdAt, result } = analysis;
  const [search] = useSearchParams();
  const ofAnalysis = useMemo(() => {
    const sizes = sizesOf(result.facts);
    return {
      bounds: { own: sharedPeriods(keyFigures(result)), file: result.period },
      kinds: subjectKinds.filter((kind) => sizes[kind] !== undefined),
      sizes,
    };
  }, [result, keyFigures]);
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
