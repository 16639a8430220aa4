import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callRoute } from '#client/data/call-route.ts';
import { routeKey } from '#client/data/queries.ts';
import { type TaskChange, tasksContract } from '../contract.ts';

/** How what is settled of an action is saved. */
export type SaveTask = ReturnType<typeof useTask>;

/** Saves who does an action, until when and a note; what is shown is fetched anew. */
export function useTask(planId: string, actionId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TaskChange) =>
      callRoute(tasksContract.saveTask, { params: { id: planId, actionId }, body }),
    onSettled: () =>
      client.invalidateQueries({
        queryKey: routeKey(tasksContract.marks, { params: { id: planId } }),
      }),
  });
}
