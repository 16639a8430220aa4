import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { routeQuery } from '#client/data/queries.ts';
import { useIsVisitor } from '#client/session/use-visitor.ts';
import { toast } from '#client/ui/toast-store.ts';
import { type ActionState, tasksContract } from '../contract.ts';
import { type Marks, withMark, withoutMark } from '../model.ts';
import { markTexts as texts } from '../texts.ts';

interface Marking {
  actionId: string;
  state: ActionState;
}

/** The states of a plan's actions. A mark is shown at once and undone if it could not be saved. */
export function useMarks(planId: string) {
  const client = useQueryClient();
  const query = routeQuery(tasksContract.marks, { params: { id: planId } });
  const { queryKey } = query;
  const isVisitor = useIsVisitor();
  const marks = useQuery({ ...query, enabled: !isVisitor && planId !== '' });
  const { mutate } = useMutation({
    mutationKey: queryKey,
    // Serial: marks reach the server in the order they were made.
    scope: { id: queryKey.join('/') },
    mutationFn: ({ actionId, state }: Marking) =>
      callRoute(tasksContract.mark, { params: { id: planId, actionId }, body: { state } }),
    onMutate: async ({ actionId, state }) => {
      await client.cancelQueries({ queryKey });
      const mark = { actionId, state, at: new Date().toISOString(), earlier: false };
      client.setQueryData<Marks>(queryKey, (now) => now && withMark(now, mark));
      return mark;
    },
    onError: (error, _, mark) => {
      if (mark) client.setQueryData<Marks>(queryKey, (now) => now && withoutMark(now, mark));
      const { title, text } = texts.failed;
      toast({ title, description: errorSentence(error, text), variant: 'destructive' });
    },
    onSettled: () => {
      const isLast = client.isMutating({ mutationKey: queryKey }) === 1;
      if (isLast) return client.invalidateQueries({ queryKey });
    },
  });
  return { marks, mark: mutate };
}
