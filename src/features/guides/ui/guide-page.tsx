import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useIsVisitor } from '#client/session/use-visitor.ts';
import { sandboxAnalyses } from '#contract/sandbox.ts';
import { FeedbackWidget } from '#features/feedback/ui/feedback-widget.tsx';
import type { HistoryWords } from '../texts.ts';
import type { StoredAnalysis } from './guide-setup.ts';
import { SAVED, SavedAnalysis, type SavedOf } from './history/saved-analysis.tsx';

interface GuidePageProps<Result extends object | string> {
  guide: SavedOf;
  /** For a guide whose result is not called an analysis. */
  words?: HistoryWords;
  /** The context of feedback given here. */
  feedback: string;
  /** Shows a saved analysis, read only. */
  saved: (analysis: StoredAnalysis<Result>) => ReactNode;
  /** The guide itself: its steps and their result. */
  children: ReactNode;
}

/** A guide's page: the guide itself, or the saved analysis that the address names. */
export function GuidePage<Result extends object | string>(props: GuidePageProps<Result>) {
  const { guide, words, feedback, saved, children } = props;
  const [search] = useSearchParams();
  const isVisitor = useIsVisitor();
  const id = isVisitor ? sandboxAnalyses[guide.id] : search.get(SAVED);
  return (
    // As tall as that on a phone, so that the feedback button always stands below the first screen: it jumped.
    <div className="mx-auto flex max-w-6xl min-w-0 flex-col gap-7 px-4 pt-8 pb-24 max-lg:min-h-[125dvh] sm:gap-9 sm:px-8 sm:pt-10">
      {id === null ? (
        children
      ) : (
        <SavedAnalysis setup={guide} id={id} {...(words && { words })}>
          {saved}
        </SavedAnalysis>
      )}
      {!isVisitor && <FeedbackWidget context={feedback} />}
    </div>
  );
}
