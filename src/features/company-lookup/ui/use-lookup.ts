import { useMutation, useQueryClient } from '@tanstack/react-query';
import { serverSentence } from '#client/data/call-error.ts';
import { type CallInput, callRoute } from '#client/data/call-route.ts';
import { userQuery } from '#client/session/use-session.ts';
import { toast } from '#client/ui/toast-store.ts';
import { lookupContract } from '../contract.ts';
import { lookupTexts as texts } from '../texts.ts';

type Wanted = NonNullable<CallInput<typeof lookupContract.fetchCompanyInfo>['body']>;

/** Looks a company up; what it saved is fetched again. */
export function useLookup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Wanted) => callRoute(lookupContract.fetchCompanyInfo, { body }),
    onSuccess: async ({ saved }) => {
      if (saved.length > 0) await client.invalidateQueries({ queryKey: userQuery.queryKey });
    },
    onError: (error) =>
      toast({
        title: texts.failed.title,
        description: serverSentence(error, texts.failed.text),
        variant: 'destructive',
      }),
  });
}
