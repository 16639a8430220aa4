import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { sessionContract, type User } from '#contract/session.ts';
import { CallError } from '../data/call-error.ts';
import { callRoute } from '../data/call-route.ts';
import { routeKey } from '../data/queries.ts';
import { wipeDrafts } from '../storage/draft-store.ts';
import { clearSession, storeSession, storeUser } from '../storage/session-store.ts';

/** The signed-in user; a token that the server refuses ends the session. */
export const userQuery = queryOptions({
  queryKey: routeKey(sessionContract.user),
  queryFn: async ({ signal }): Promise<User> => {
    try {
      const user = await callRoute(sessionContract.user, { signal });
      storeUser(user);
      return user;
    } catch (error) {
      if (error instanceof CallError && error.status === 401) clearSession();
      throw error;
    }
  },
});

export const UserContext = createContext<User | null>(null);

/**
 * Tells the signed-in layout that its user is logging out, so that it does not redirect to login.
 */
export const LeaveContext = createContext<() => void>(() => undefined);

/** The signed-in user, on pages inside the signed-in layout. */
export function useUser(): User {
  const user = use(UserContext);
  if (!user) throw new Error('useUser is used outside the signed-in layout');
  return user;
}

/** Stores the session from sign-up or login, and clears what an earlier user had fetched. */
export function startSession(client: QueryClient, session: { token: string; user: User }): void {
  client.clear();
  storeSession(session.token, session.user);
  client.setQueryData(userQuery.queryKey, session.user);
}

/** Ends the session in this browser and removes all of the user's data from it. */
export function endSession(client: QueryClient): void {
  clearSession();
  wipeDrafts();
  client.clear();
}
