import { type ReactNode, Suspense } from 'react';
import { optionalPart } from '#client/ui/optional-part.ts';
import type { RecommendationRecord, ResultSection } from '#engine/text/result.ts';
import type { AdviceTaskProps } from './advice-task.tsx';

const AdviceTask = optionalPart<AdviceTaskProps>(() => import('./advice-task.tsx'));

type Analysis = Pick<AdviceTaskProps, 'analysisId' | 'guide' | 'editable'> & {
  /** Of the same recommendations in the same order; none in a result of another origin. */
  advice: readonly RecommendationRecord[];
};

/** What stands below each recommendation of an analysis: what becomes of it. */
export function adviceTasks({
  advice,
  ...analysis
}: Analysis): (place: number, section: ResultSection) => ReactNode {
  return (place, { title, action }) => {
    const recommendation = advice[place]?.id;
    if (recommendation === undefined) return null;
    return (
      <div className="flex min-h-19 flex-wrap items-center gap-x-5 gap-y-3 border-t border-line px-5 py-4 empty:hidden sm:px-6 lg:col-span-2">
        <Suspense>
          <AdviceTask
            {...analysis}
            recommendation={recommendation}
            title={title}
            action={action}
            effectPath={`sections.${place}.roi`}
          />
        </Suspense>
      </div>
    );
  };
}
