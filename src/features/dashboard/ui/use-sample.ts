import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callRoute } from '#client/call-route.ts';
import { CallError, errorSentence } from '#client/data/call-error.ts';
import { toast } from '#client/ui/toast-store.ts';
import { dashboardContract } from '../contract.ts';
import { dashboardTexts } from '../texts.ts';

const texts = dashboardTexts.sample;

/** Loads the sample company; everything fetched is then out of date. */
export function useLoadSample() {
  return useSampleChange(
    () => callRoute(dashboardContract.loadSample),
    texts.loaded,
    texts.loadFailed,
  );
}

/** Removes the sample company and nothing of the user's own. */
export function useRemoveSample() {
  return useSampleChange(
    () => callRoute(dashboardContract.removeSample),
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
