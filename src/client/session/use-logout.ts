import { useMutation, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { sessionContract } from '#contract/session.ts';
import { CallError } from '../data/call-error.ts';
import { callRoute } from '../data/call-route.ts';
import { toast } from '../ui/toast-store.ts';
import { endSession, LeaveContext } from './use-session.ts';

const ONLY_HERE = 'Servern kunde inte nås, så du är utloggad bara i den här webbläsaren.';

/**
 * Ends the session on the server and here, and goes to the start page. Whoever closes the window in
 * the same moment is logged out all the same.
 */
export function useLogout() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = use(LeaveContext);
  return useMutation({
    mutationFn: async () => {
      // What the page still asks for, or begins to ask for, would be refused once the session is over.
      flushSync(leave);
      const cancelled = client.cancelQueries();
      const answer = callRoute(sessionContract.logout, { keepalive: true });
      endSession(client);
      const [ended] = await Promise.allSettled([answer, cancelled, navigate('/')]);
      if (ended.status === 'rejected') throw ended.reason;
    },
    onSettled: (_answer, error) => {
      const ended = !error || (error instanceof CallError && error.status === 401);
      toast({
        title: 'Utloggad',
        ...(!ended && { description: ONLY_HERE }),
      });
    },
  });
}
