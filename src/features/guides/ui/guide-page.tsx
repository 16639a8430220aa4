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
    <div className="mx-auto flex max-w-6xl min-w-0 flex-col gap-7 px-4 py-8 pb-24 sm:gap-9 sm:px-8 sm:py-10 sm:pb-24">
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
