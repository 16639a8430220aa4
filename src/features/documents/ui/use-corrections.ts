import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { toast } from '#client/ui/toast-store.ts';
import type { ReadOverrides } from '#engine/table/overrides.ts';
import { withChange } from '#engine/table/overrides.ts';
import { documentsContract } from '../contract.ts';
import { understandingTexts } from '../understanding-texts.ts';
import { useKeepDocument } from './use-documents.ts';

const rereadKey = (id: string) => ['reread', id];

/** Whether a correction of the file is being saved; an analysis started now would miss it. */
export function useIsCorrecting(id: string): boolean {
  return useIsMutating({ mutationKey: rereadKey(id) }) > 0;
}

/**
 * The user's corrections of one file: the server reads it again for each, one at a time, and each
 * is shown at once.
 */
export function useCorrections(id: string) {
  const keep = useKeepDocument();
  const [pending, setPending] = useState<ReadOverrides | null>(null);
  const reread = useMutation({
    mutationKey: rereadKey(id),
    scope: { id: rereadKey(id).join('-') },
    mutationFn: (body: ReadOverrides) =>
      callRoute(documentsContract.reread, { params: { id }, body }),
    onSuccess: keep,
    // The panel reports the last one only, and none once it is closed.
    onError: (error) => {
      const { rereadFailed: title, rereadFailedText: text } = understandingTexts;
      toast({ title, description: errorSentence(error, text), variant: 'destructive' });
    },
  });
  return {
    /** Sent, but not yet read. */
    pending,
    error: reread.error,
    /** The last correction has been applied. */
    isDone: reread.isSuccess,
    change: (overrides: ReadOverrides) => {
      setPending((before) => withChange(before ?? {}, overrides));
      reread.mutate(overrides, { onSettled: () => setPending(null) });
    },
  };
}
