import { useQuery } from '@tanstack/react-query';
import { useIsVisitor } from '#client/session/use-visitor.ts';
import { Card } from '#client/ui/card.tsx';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { NeedsAccount } from '#client/ui/needs-account.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { madeBefore } from '../../model.ts';
import { analysisWords, type HistoryWords, visitorTexts } from '../../texts.ts';
import { analysesQuery } from '../analyses-query.ts';
import type { StoredAnalysis } from '../guide-setup.ts';
import { SectionHeading } from '../result/section-heading.tsx';
import { AnalysisList } from './analysis-list.tsx';
import { ChangesSince } from './changes-since.tsx';
import { Recompute } from './recompute.tsx';

interface AnalysisHistoryProps {
  analysis: Omit<StoredAnalysis<unknown>, 'result'>;
  words?: HistoryWords;
}

/** The guide's other analyses, changes since an earlier one, and recomputing this one; with an account. */
export function AnalysisHistory(props: AnalysisHistoryProps) {
  if (useIsVisitor()) return <NeedsAccount>{visitorTexts.history}</NeedsAccount>;
  return <OwnHistory {...props} />;
}

function OwnHistory({ analysis, words = analysisWords }: AnalysisHistoryProps) {
  const list = useQuery(analysesQuery);
  const same = list.data?.filter(({ analysisType }) => analysisType === analysis.analysisType);
  const earlier = madeBefore(same ?? [], analysis);
  return (
    <section aria-labelledby="result-history" data-print="hide" className="min-w-0">
      <SectionHeading id="result-history" title={words.title} lead={words.lead} />
      <LoadFailed of={list} title={words.listFailed} />
      {list.isPending && <Skeleton className="h-40" />}
      <Card padding="none" className="divide-y divide-line empty:hidden">
        {same && <AnalysisList analyses={same} shownId={analysis.id} words={words} />}
        {earlier.length > 0 && (
          <ChangesSince
            key={analysis.id}
            id={analysis.id}
            earlier={earlier}
            words={words.changes}
          />
        )}
        <Recompute key={`again-${analysis.id}`} id={analysis.id} words={words.recompute} />
      </Card>
    </section>
  );
}
