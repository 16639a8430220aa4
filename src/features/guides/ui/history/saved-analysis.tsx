import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { errorSentence } from '#client/data/call-error.ts';
import { routeQuery } from '#client/data/queries.ts';
import { useIsVisitor } from '#client/session/use-visitor.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { type GuideId, guideIdentities } from '#contract/guides.ts';
import { analysesContract } from '../../contract.ts';
import { analysisWords, type HistoryWords, historyTexts } from '../../texts.ts';
import type { FrameTexts, StoredAnalysis } from '../guide-setup.ts';

/** The query parameter that names a saved analysis: `/sales?analys=<id>`. */
export const SAVED = 'analys';

/** What showing a saved analysis needs of its guide. */
export interface SavedOf {
  id: GuideId;
  texts: Pick<FrameTexts, 'title' | 'loading'>;
}

interface SavedAnalysisProps<Result extends object | string> {
  setup: SavedOf;
  id: string;
  words?: HistoryWords;
  children: (analysis: StoredAnalysis<Result>) => ReactNode;
}

/** The guide that made an analysis determines the type of its result. */
function isOf<Result extends object | string>(
  { id }: SavedOf,
  analysis: StoredAnalysis<object | string>,
): analysis is StoredAnalysis<Result> {
  return analysis.analysisType === guideIdentities[id].analysisType;
}

/** One frozen analysis of a guide, read only. */
export function SavedAnalysis<Result extends object | string>(props: SavedAnalysisProps<Result>) {
  const { setup, id, words = analysisWords, children } = props;
  const texts = words.saved;
  const { pathname } = useLocation();
  const isVisitor = useIsVisitor();
  const { data, error, refetch } = useQuery(routeQuery(analysesContract.one, { params: { id } }));
  const toGuide = (
    <Button asChild variant="secondary" size="sm">
      <Link to={pathname}>{historyTexts.toGuide}</Link>
    </Button>
  );
  if (!data && !error)
    return (
      <div aria-busy="true" className="flex flex-col gap-8">
        <PageHeader title={setup.texts.title} />
        <p role="status" className="sr-only">
          {setup.texts.loading}
        </p>
        <Skeleton className="h-96" />
      </div>
    );
  const found = data && isOf<Result>(setup, data) ? data : null;
  return (
    <>
      <PageHeader title={setup.texts.title} />
      {found ? (
        <>
          {!isVisitor && (
            <div data-print="hide">
              <Banner mark={<History aria-hidden />} title={texts.title} action={toGuide}>
                {texts.text}
              </Banner>
            </div>
          )}
          {children(found)}
        </>
      ) : (
        <Alert
          variant="error"
          title={texts.failed}
          actions={
            <>
              {error && (
                <Button variant="secondary" size="sm" onClick={() => refetch()}>
                  {historyTexts.retry}
                </Button>
              )}
              {!isVisitor && toGuide}
            </>
          }
        >
          {error ? errorSentence(error, historyTexts.tryLater) : texts.notHere}
        </Alert>
      )}
    </>
  );
}
