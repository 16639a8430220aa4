import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callRoute } from '#client/call-route.ts';
import type { ReadOverrides } from '#engine/read/understanding.ts';
import { documentsContract } from '../contract.ts';
import { withChange } from '../model.ts';
import { useKeepDocument } from './use-documents.ts';

/**
 * The user's corrections of one file: each makes the server read the file again, one after another,
 * and is shown at once.
 */
export function useCorrections(id: string) {
  const keep = useKeepDocument();
  const [pending, setPending] = useState<ReadOverrides | null>(null);
  const reread = useMutation({
    scope: { id: `reread-${id}` },
    mutationFn: (body: ReadOverrides) =>
      callRoute(documentsContract.reread, { params: { id }, body }),
    onSuccess: keep,
  });
  return {
    /** Chosen, but not yet read. */
    pending,
    error: reread.error,
    /** The last correction has been read. */
    isDone: reread.isSuccess,
    change: (overrides: ReadOverrides) => {
      setPending((before) => withChange(before ?? {}, overrides));
      reread.mutate(overrides, { onSettled: () => setPending(null) });
    },
  };
}
