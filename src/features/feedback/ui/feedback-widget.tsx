import { Suspense } from 'react';
import { optionalPart } from '#client/ui/optional-part.ts';
import type { FeedbackPanelProps } from './feedback-panel.tsx';

const FeedbackOpener = optionalPart(() => import('./feedback-opener.tsx'));

/** The feedback button of a page; loaded after the page itself. */
export function FeedbackWidget(props: FeedbackPanelProps) {
  return (
    <Suspense fallback={null}>
      <FeedbackOpener {...props} />
    </Suspense>
  );
}
