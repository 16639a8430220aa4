import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useIsVisitor } from '#client/session/use-visitor.ts';
import { Button } from '#client/ui/button.tsx';
import { feedbackTexts } from '../texts.ts';
import { useSendFeedback } from './use-send-feedback.ts';

interface HelpfulThumbsProps {
  /** What is rated: `sales_analysis`. */
  context: string;
  /** The id of the analysis. */
  contextId?: string | number | null;
  /** For what is not called an analysis. */
  question?: string;
}

const texts = feedbackTexts.thumbs;

/** Thumb up or down, stored as rating 5 or 1; of one who has an account. */
export function HelpfulThumbs(props: HelpfulThumbsProps) {
  return useIsVisitor() ? null : <Thumbs {...props} />;
}

function Thumbs({ context, contextId = null, question }: HelpfulThumbsProps) {
  const send = useSendFeedback();
  const judge = (helpful: boolean) =>
    send.mutate({
      feedbackType: helpful ? 'positive' : 'negative',
      category: 'content_quality',
      rating: helpful ? 5 : 1,
      context,
      contextId,
    });
  return (
    <div
      className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2"
      aria-live="polite"
      data-print="hide"
    >
      {send.isSuccess ? (
        <p className="text-sm text-ink-muted">{texts.thanks}</p>
      ) : (
        <>
          <p className="text-sm font-medium">{question ?? texts.question}</p>
          <div className="flex flex-wrap gap-2 max-sm:gap-1.5">
            <Button
              variant="secondary"
              size="sm"
              className="max-sm:px-2 max-sm:text-xs"
              icon={<ThumbsUp aria-hidden className="size-4" />}
              disabled={send.isPending}
              onClick={() => judge(true)}
            >
              {texts.yes}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              className="max-sm:px-2 max-sm:text-xs"
              icon={<ThumbsDown aria-hidden className="size-4" />}
              disabled={send.isPending}
              onClick={() => judge(false)}
            >
              {texts.no}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
