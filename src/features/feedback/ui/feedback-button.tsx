import { MessageSquareText } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#client/ui/button.tsx';
import { feedbackTexts as texts } from '../texts.ts';

/** Looks the same before and after its form has loaded. */
export function FeedbackButton(props: ComponentProps<typeof Button>) {
  return (
    <Button
      variant="secondary"
      className="shadow-float"
      icon={<MessageSquareText aria-hidden className="size-4.5" />}
      aria-label={texts.open}
      aria-haspopup="dialog"
      {...props}
    >
      <span className="max-sm:sr-only">{texts.open}</span>
    </Button>
  );
}
