import { type ComponentType, useState } from 'react';
import { NetworkError } from '#client/data/call-error.ts';
import { toast } from '#client/ui/toast-store.ts';
import { feedbackTexts as texts } from '../texts.ts';
import { FeedbackButton } from './feedback-button.tsx';
import type { FeedbackPanelProps } from './feedback-panel.tsx';

const fetchPanel = () => import('./feedback-panel.tsx');

/**
 * A button at the bottom right that loads the form when pressed: of the window where there is room
 * beside the page, else of the page, so that it never covers what one reads or fills in.
 */
export default function FeedbackOpener(props: FeedbackPanelProps) {
  const [Panel, setPanel] = useState<ComponentType<FeedbackPanelProps> | null>(null);
  const [fetching, setFetching] = useState(false);
  const open = async () => {
    setFetching(true);
    try {
      const { FeedbackPanel } = await fetchPanel();
      setPanel(() => FeedbackPanel);
    } catch (cause) {
      const { message } = new NetworkError(cause);
      toast({ title: texts.failed.title, description: message, variant: 'destructive' });
    } finally {
      setFetching(false);
    }
  };
  return (
    <div
      className="mt-auto flex justify-end lg:fixed lg:right-1 lg:bottom-4 lg:z-30"
      data-print="hide"
    >
      {Panel ? <Panel {...props} /> : <FeedbackButton loading={fetching} onClick={open} />}
    </div>
  );
}
