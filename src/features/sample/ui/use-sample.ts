import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError, errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { toast } from '#client/ui/toast-store.ts';
import { sampleContract } from '../contract.ts';
import { sampleTexts as texts } from '../texts.ts';

/** Loads the sample company and invalidates all fetched data. */
export function useLoadSample() {
  return useSampleChange(
    () => callRoute(sampleContract.loadSample),
    texts.loaded,
    texts.loadFailed,
  );
}

/** Removes the sample company, nothing of the user's own. */
export function useRemoveSample() {
  return useSampleChange(
    () => callRoute(sampleContract.removeSample),
    texts.removed,
    texts.removeFailed,
  );
}

function useSampleChange(
  change: () => Promise<unknown>,
  done: { title: string; text: string },
  failed: string,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await client.invalidateQueries();
      toast({ title: done.title, description: done.text });
    },
    onError: async (error) => {
      toast({
        title: texts.failedTitle,
        description: errorSentence(error, failed),
        variant: 'destructive',
      });
      const loadedElsewhere = error instanceof CallError && error.code === 'sample.exists';
      if (loadedElsewhere) await client.invalidateQueries();
    },
  });
}
