import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { CallError, NetworkError } from '#client/data/call-error.ts';
import { callRoute, newCallKey } from '#client/data/call-route.ts';
import { toast } from '#client/ui/toast-store.ts';
import { contactContract, FORM_TYPE } from '../contract.ts';
import { contactTexts } from '../texts.ts';
import { type ContactValues, dropContactDraft } from './contact-draft.ts';

const texts = contactTexts.toast;

/** Sends a message and shows the outcome in a toast. */
export function useSendMessage() {
  /** Of the message until it is sent: tried again, it is stored and mailed once. */
  const key = useRef<string | null>(null);
  return useMutation({
    mutationFn: (values: ContactValues) => {
      key.current ??= newCallKey();
      const body = { ...values, formType: FORM_TYPE };
      return callRoute(contactContract.send, { body, key: key.current });
    },
    // Here rather than in the form, which may be gone when the call ends.
    onSuccess: ({ message }) => {
      key.current = null;
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
