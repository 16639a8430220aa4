import { lazy, type ReactNode, Suspense, startTransition, use, useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { Alert } from '#client/ui/alert.tsx';
import { cx } from '#client/ui/cx.ts';
import { PAGE_PARTS } from '#client/ui/page-parts.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useInSight } from '#client/ui/use-in-sight.ts';
import { subjectOf, withoutSubject } from '../../explore-address.ts';
import { lensTexts, subjectNames } from '../../explore-texts.ts';
import type { SubjectKind } from '../../lens.ts';
import { VIEW, viewAddress } from '../../result-views.ts';
import { resultTexts as texts } from '../../texts.ts';
import { ExploringContext } from '../explore/exploring.ts';
import { LensBar } from '../explore/lens-bar.tsx';
import { SubjectPart } from '../explore/subject-part.tsx';
import { SectionHeading } from './section-heading.tsx';

const ExploredOverview = lazy(() => import('../explore/explored-overview.tsx'));

export interface ResultTab {
  /** In the address: `/sales?visa=produkter`; the first is the page without it. */
  id: string;
  title: string;
  content: ReactNode;
  /** Of these the part has a table of all, and a page of each. */
  subjects?: SubjectKind;
}

/** False until the page has been shown once: what is not in sight is drawn after it, a slice at a time. */
function useAfterShown(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => startTransition(() => setShown(true)), []);
  return isShown;
}

/**
 * The parts of a result, each at an address of its own. All are drawn, so that paper gets
 * everything; the screen shows one.
 */
export function ResultTabs({ tabs }: { tabs: readonly ResultTab[] }) {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const wanted = search.get(VIEW);
  const current = tabs.find(({ id }) => id === wanted) ?? tabs[0];
  const subject = subjectOf(search);
  const shown = current?.subjects;
  const exploring = use(ExploringContext);
  const drawsAll = useAfterShown();
  const isPart = exploring !== null && !exploring.isWhole;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <nav
        ref={useInSight(current?.id)}
        aria-label={texts.parts}
        {...PAGE_PARTS}
        className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0"
      >
        <ul className="flex min-w-max gap-x-1 shadow-[inset_0_-1px_0_var(--line-strong)]">
          {tabs.map(({ id, title }, index) => (
            <li key={id}>
              <Link
                to={{ search: viewAddress(withoutSubject(search), index === 0 ? null : id) }}
                state={state}
                aria-current={id === current?.id ? 'page' : undefined}
                className="inline-flex min-h-11 items-center border-b-2 border-transparent px-3 text-sm whitespace-nowrap text-ink-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {exploring && (current === tabs[0] || shown) && <LensBar />}
      {isPart && current !== tabs[0] && !shown && (
        <Alert variant="info">{lensTexts.adviceOfAll}</Alert>
      )}
      {shown && subject && <SubjectPart kind={shown} name={subject.name} />}
      {isPart && current === tabs[0] && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <ExploredOverview />
        </Suspense>
      )}
      {tabs.map(({ id, content, subjects }, index) => (
        <div
          key={id}
          className={cx(
            'min-w-0 flex-col print:flex',
            index === 0 ? 'gap-6' : 'gap-10 sm:gap-12',
            id === current?.id && subject === null && !(isPart && index === 0) ? 'flex' : 'hidden',
          )}
        >
          {id === current?.id && subjects && subject === null && (
            <section aria-label={texts.all(subjectNames[subjects].all)}>
              <SectionHeading
                id={`all-${subjects}`}
                title={texts.all(subjectNames[subjects].all)}
                lead={texts.allLead}
              />
              <SubjectPart kind={subjects} name={null} />
            </section>
          )}
          {(drawsAll || id === current?.id) && !(isPart && subjects) && content}
        </div>
      ))}
    </div>
  );
}
