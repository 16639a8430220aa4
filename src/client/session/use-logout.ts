import { useMutation, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { useNavigate } from 'react-router';
import { sessionContract } from '#contract/session.ts';
import { CallError } from '../data/call-error.ts';
import { callRoute } from '../data/call-route.ts';
import { toast } from '../ui/toast-store.ts';
import { endSession, LeaveContext } from './use-session.ts';

const ONLY_HERE = 'Servern kunde inte nås, så du är utloggad bara i den här webbläsaren.';

/** Ends the session on the server and here, and goes to the start page. */
export function useLogout() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = use(LeaveContext);
  return useMutation({
    // What is still asked for would be refused once the session is over.
    onMutate: () => client.cancelQueries(),
    mutationFn: () => callRoute(sessionContract.logout),
    onSettled: async (_answer, error) => {
      const ended = !error || (error instanceof CallError && error.status === 401);
      leave();
      endSession(client);
      await navigate('/');
      toast({
        title: 'Utloggad',
        ...(!ended && { description: ONLY_HERE }),
      });
    },
  });
}
