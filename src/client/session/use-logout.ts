import { useMutation, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { useNavigate } from 'react-router';
import { accountContract } from '#features/account/contract.ts';
import { accountTexts } from '#features/account/texts.ts';
import { callRoute } from '../call-route.ts';
import { CallError } from '../data/call-error.ts';
import { toast } from '../ui/toast-store.ts';
import { endSession, LeaveContext } from './use-session.ts';

/** Ends the session on the server and here, and goes to the start page. */
export function useLogout() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = use(LeaveContext);
  return useMutation({
    mutationFn: () => callRoute(accountContract.logout),
    onSettled: async (_answer, error) => {
      const ended = !error || (error instanceof CallError && error.status === 401);
      leave();
      endSession(client);
      await navigate('/');
      toast({
        title: accountTexts.logout.done,
        ...(!ended && { description: accountTexts.logout.onlyHere }),
      });
    },
  });
}
