import { useMutation } from '@tanstack/react-query';
import { CallError, NetworkError } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { toast } from '#client/ui/toast-store.ts';
import { contactContract, FORM_TYPE } from '../contract.ts';
import { contactTexts } from '../texts.ts';
import { type ContactValues, dropContactDraft } from './contact-draft.ts';

const texts = contactTexts.toast;

/** Sends a message and shows the outcome in a toast. */
export function useSendMessage() {
  return useMutation({
    mutationFn: (values: ContactValues) =>
      callRoute(contactContract.send, { body: { ...values, formType: FORM_TYPE } }),
    // Here rather than in the form, which may be gone when the call ends.
    onSuccess: ({ message }) => {
      dropContactDraft();
      toast({ title: texts.sent, description: message || texts.sentText });
    },
    onError: (error) =>
      toast({ title: texts.failed, description: whyNot(error), variant: 'destructive' }),
  });
}

/** The server's own sentence where it gave one (SPEC section 8). */
function whyNot(error: Error): string {
  if (error instanceof NetworkError) return texts.offline;
  return (error instanceof CallError && error.sentence) || texts.failedText;
}
