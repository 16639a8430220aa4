import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callRoute } from '#client/data/call-route.ts';
import { routeKey } from '#client/data/queries.ts';
import { planContract, type TaskChange } from '../contract.ts';

/** Saves who does an action, until when and a note; what is shown is fetched anew. */
export function useTask(planId: string, actionId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TaskChange) =>
      callRoute(planContract.saveTask, { params: { id: planId, actionId }, body }),
    onSettled: () =>
      client.invalidateQueries({
        queryKey: routeKey(planContract.marks, { params: { id: planId } }),
      }),
  });
}
