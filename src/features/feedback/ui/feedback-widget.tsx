import { Suspense } from 'react';
import { optionalPart } from '#client/ui/optional-part.ts';
import type { FeedbackPanelProps } from './feedback-panel.tsx';

const FeedbackOpener = optionalPart(() => import('./feedback-opener.tsx'));

/** The feedback button of a page. It comes when the page has: no one asks for it before that. */
export function FeedbackWidget(props: FeedbackPanelProps) {
  return (
    <Suspense fallback={null}>
      <FeedbackOpener {...props} />
    </Suspense>
  );
}
