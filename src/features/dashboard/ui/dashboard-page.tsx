import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router';
import { routeQuery } from '#client/data/queries.ts';
import { pageMeta } from '#client/page-meta.ts';
import { userQuery, useUser } from '#client/session/use-session.ts';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { optionalPart } from '#client/ui/optional-part.ts';
import { PageHeader } from '#client/ui/page-header.tsx';
import { Part, partAhead } from '#client/ui/part-ahead.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { documentsContract } from '#features/documents/contract.ts';
import { FeedbackWidget } from '#features/feedback/ui/feedback-widget.tsx';
import { analysesQuery } from '#features/guides/ui/analyses-query.ts';
import { moneyContract } from '#features/money/contract.ts';
import { greetingName } from '../model.ts';
import { dashboardTexts as texts } from '../texts.ts';
import { AddressBanner, ProfileBanner } from './account-banners.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { useArrivalToast } from './use-arrival-toast.ts';

const overview = partAhead(() => import('./company-overview.tsx'));
const cards = partAhead(() => import('./guide-cards.tsx'));
const found = partAhead(() => import('./findings/found.tsx'));
const RecentActivity = optionalPart(() => import('./recent-activity.tsx'));
const StartCard = lazy(() => import('./start-card.tsx'));
const ContinueCard = optionalPart(() => import('./continue-card.tsx'));
const SampleBanner = optionalPart(() => import('#features/sample/ui/sample-banner.tsx'));

// With the page: most who come here have something to show.
if (typeof window !== 'undefined') {
  void Promise.allSettled([found.load(), cards.load(), overview.load()]);
}

export const meta = () => pageMeta(texts.title);

export default function DashboardPage() {
  const user = useUser();
  // What another visit stored may be older than the introduction's end: the server's answer decides.
  const isKnown = useQueryClient().getQueryData(userQuery.queryKey) !== undefined;
  const isNew = isKnown && !user.onboardingCompleted;
  useArrivalToast({ isLeaving: isNew });
  if (isNew) return <Navigate replace to="/onboarding" />;
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-5 px-4 pt-8 pb-24 max-lg:min-h-[125dvh] sm:px-8 sm:gap-6 sm:pt-10">
      <PageHeader
        title={texts.greeting(greetingName(user) ?? texts.genericName)}
        description={texts.lead}
      />
      <AddressBanner user={user} />
      <Work />
      <FeedbackWidget context="dashboard" />
    </div>
  );
}

/** Everything that depends on the user's files and analyses. */
function Work() {
  const user = useUser();
  const documents = useQuery(routeQuery(documentsContract.list));
  const analyses = useQuery(analysesQuery);
  // What most see first is asked for beside the lists that say whether there is any.
  useQuery(routeQuery(moneyContract.money));
  if (documents.isError || analyses.isError)
    return <LoadFailed of={[documents, analyses]} {...texts.loadFailed} />;
  if (!documents.data || !analyses.data) return <DashboardSkeleton />;
  const work = { documents: documents.data.length, analyses: analyses.data.length };
  const sample = [...documents.data, ...analyses.data].some((item) => item.sample);
  // The one that was chosen last stands first.
  const [file] = documents.data;
  const profile = <ProfileBanner user={user} />;
  return (
    <>
      {work.analyses === 0 && profile}
      {sample && (
        <Suspense fallback={<Skeleton className="h-29 md:h-17.5 xl:h-15.5" />}>
          <SampleBanner />
        </Suspense>
      )}
      {work.documents + work.analyses === 0 && (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <StartCard />
        </Suspense>
      )}
      {work.analyses === 0 && file && (
        <Suspense fallback={<Skeleton className="h-36" />}>
          <ContinueCard file={file} />
        </Suspense>
      )}
      {work.analyses > 0 && (
        <Suspense fallback={<Skeleton className="h-dvh" />}>
          <Part part={found} analyses={analyses.data} />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton className="h-44" />}>
        <Part part={cards} user={user} analyses={analyses.data} work={work} />
      </Suspense>
      {work.analyses > 0 && profile}
      <div className="grid min-w-0 gap-4 xl:grid-cols-2 xl:*:only:col-span-2">
        <Suspense fallback={<Skeleton className="h-64" />}>
          <Part part={overview} user={user} work={work} />
        </Suspense>
        {work.analyses > 0 && (
          <Suspense fallback={<Skeleton className="h-64" />}>
            <RecentActivity analyses={analyses.data} />
          </Suspense>
        )}
      </div>
    </>
  );
}
