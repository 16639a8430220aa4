import { MessageSquareText } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#client/ui/button.tsx';
import { feedbackTexts as texts } from '../texts.ts';

/**
 * Looks the same before and after its form has loaded. Where it floats it is an icon that fits in the
 * margin, and says its words when pointed at or reached by keyboard: it covered figures.
 */
export function FeedbackButton(props: ComponentProps<typeof Button>) {
  return (
    <Button
      variant="secondary"
      className="group lg:min-h-10 lg:min-w-10 lg:gap-0 lg:rounded-full lg:p-2.5 lg:shadow-float"
      icon={<MessageSquareText aria-hidden className="size-4.5" />}
      aria-haspopup="dialog"
      {...props}
    >
      <span className="lg:sr-only lg:group-hover:not-sr-only lg:group-hover:pl-2 lg:group-focus-visible:not-sr-only lg:group-focus-visible:pl-2">
        {texts.open}
      </span>
    </Button>
  );
}
