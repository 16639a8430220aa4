import { type ReactNode, Suspense } from 'react';
import { optionalPart } from '#client/ui/optional-part.ts';
import { FigureText } from '#client/ui/receipt/figure-text.tsx';
import type { RecommendationRecord, ResultSection } from '#engine/text/result.ts';
import type { AdviceEffectProps } from './advice-effect.tsx';
import type { AdviceStateProps } from './advice-state.tsx';
import type { AdviceTaskProps } from './advice-task.tsx';

const AdviceTask = optionalPart<AdviceTaskProps>(() => import('./advice-task.tsx'));
const AdviceState = optionalPart<AdviceStateProps>(() => import('./advice-state.tsx'));
const AdviceEffect = optionalPart<AdviceEffectProps>(
  () => import('./advice-effect.tsx'),
  FigureText,
);

type Analysis = Pick<AdviceTaskProps, 'analysisId' | 'guide' | 'editable'> & {
  /** Of the same recommendations in the same order; none in a result of another origin. */
  advice: readonly RecommendationRecord[];
};

type Part = (place: number, section: ResultSection) => ReactNode;
interface Parts {
  after: Part;
  effect: Part;
  state: (place: number) => ReactNode;
}

/** What each recommendation of an analysis has of its task: what becomes of it, below it and in a word, and its effect beside that. */
export function adviceTasks({ advice, ...analysis }: Analysis): Parts {
  const { analysisId, editable, guide } = analysis;
  return {
    state(place) {
      const recommendation = advice[place]?.id;
      if (recommendation === undefined) return null;
      return (
        <Suspense>
          <AdviceState {...{ analysisId, guide, recommendation }} />
        </Suspense>
      );
    },
    after(place, { title, action }) {
      const recommendation = advice[place]?.id;
      if (recommendation === undefined) return null;
      return (
        <div
          data-print="frame"
          className="flex min-h-19 flex-wrap items-center gap-x-5 gap-y-3 border-t border-line px-5 py-4 empty:hidden sm:px-6"
        >
          <Suspense>
            <AdviceTask
              {...analysis}
              recommendation={recommendation}
              title={title}
              action={action}
              effectPath={effectPath(place)}
            />
          </Suspense>
        </div>
      );
    },
    effect(place, { roi }) {
      const words = { text: roi, path: effectPath(place) };
      if (!advice[place]?.effect) return <FigureText {...words} />;
      return (
        <Suspense fallback={<FigureText {...words} />}>
          <AdviceEffect analysisId={analysisId} editable={editable} {...words} />
        </Suspense>
      );
    },
  };
}

const effectPath = (place: number) => `sections.${place}.roi`;
