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
    // What the page still asks for, or begins to ask for, would be refused once the session is over.
    mutationFn: async () => {
      leave();
      await navigate('/');
      await client.cancelQueries();
      return callRoute(sessionContract.logout);
    },
    onSettled: (_answer, error) => {
      const ended = !error || (error instanceof CallError && error.status === 401);
      endSession(client);
      toast({
        title: 'Utloggad',
        ...(!ended && { description: ONLY_HERE }),
      });
    },
  });
}
