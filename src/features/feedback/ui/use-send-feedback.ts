import { useMutation } from '@tanstack/react-query';
import { callRoute } from '#client/call-route.ts';
import { toast } from '#client/ui/toast-store.ts';
import type { BodyInput } from '#contract/route.ts';
import { feedbackContract } from '../contract.ts';
import { feedbackTexts } from '../texts.ts';

export type Feedback = BodyInput<typeof feedbackContract.send>;

/** Sends feedback; a failure is told in a toast. */
export function useSendFeedback() {
  return useMutation({
    mutationFn: (feedback: Feedback) => callRoute(feedbackContract.send, { body: feedback }),
    onError: () => {
      const { title, text } = feedbackTexts.failed;
      toast({ title, description: text, variant: 'destructive' });
    },
  });
}
