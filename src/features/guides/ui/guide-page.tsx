import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { FeedbackWidget } from '#features/feedback/ui/feedback-widget.tsx';
import type { HistoryWords } from '../texts.ts';
import type { StoredAnalysis } from './guide-setup.ts';
import { SAVED, SavedAnalysis, type SavedOf } from './history/saved-analysis.tsx';

interface GuidePageProps<Result extends object | string> {
  guide: SavedOf;
  /** Where what the guide makes is not called an analysis. */
  words?: HistoryWords;
  /** What feedback given here is about. */
  feedback: string;
  /** An analysis of the guide that is only looked at. */
  saved: (analysis: StoredAnalysis<Result>) => ReactNode;
  /** The guide itself: its steps and their result. */
  children: ReactNode;
}

/** The page of a guide: the guide, or the one of its saved analyses that the address names. */
export function GuidePage<Result extends object | string>(props: GuidePageProps<Result>) {
  const { guide, words, feedback, saved, children } = props;
  const [search] = useSearchParams();
  const id = search.get(SAVED);
  return (
    <div className="mx-auto flex max-w-6xl min-w-0 flex-col gap-7 px-4 py-8 pb-24 sm:gap-9 sm:px-8 sm:py-10 sm:pb-24">
      {id === null ? (
        children
      ) : (
        <SavedAnalysis setup={guide} id={id} {...(words && { words })}>
          {saved}
        </SavedAnalysis>
      )}
      <FeedbackWidget context={feedback} />
    </div>
  );
}
