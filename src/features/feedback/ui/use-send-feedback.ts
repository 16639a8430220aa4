import { useMutation } from '@tanstack/react-query';
import { callRoute } from '#client/data/call-route.ts';
import { toast } from '#client/ui/toast-store.ts';
import type { BodyInput } from '#contract/route.ts';
import { feedbackContract } from '../contract.ts';
import { feedbackTexts } from '../texts.ts';

export type Feedback = BodyInput<typeof feedbackContract.send>;

/** Sends feedback; `onSent` runs even if the page has been left. A failure is shown in a toast. */
export function useSendFeedback(onSent: () => void = () => undefined) {
  return useMutation({
    mutationFn: (feedback: Feedback) => callRoute(feedbackContract.send, { body: feedback }),
    onSuccess: onSent,
    onError: () => {
      const { title, text } = feedbackTexts.failed;
      toast({ title, description: text, variant: 'destructive' });
    },
  });
}
