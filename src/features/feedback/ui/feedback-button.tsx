import { MessageSquareText } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#client/ui/button.tsx';
import { feedbackTexts as texts } from '../texts.ts';

/** Looks the same before and after its form has loaded. */
export function FeedbackButton(props: ComponentProps<typeof Button>) {
  return (
    <Button
      variant="secondary"
      className="lg:shadow-float"
      icon={<MessageSquareText aria-hidden className="size-4.5" />}
      aria-haspopup="dialog"
      {...props}
    >
      {texts.open}
    </Button>
  );
}
