import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { errorSentence } from '#client/data/call-error.ts';
import { LeaveContext, UserContext, userQuery } from '#client/session/use-session.ts';
import { useToken } from '#client/session/use-token.ts';
import { readStoredUser } from '#client/storage/stored-user.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { LoadingScreen } from '#client/ui/loading-screen.tsx';
import { Keys } from '../keys/keys.tsx';
import { SideNavigation } from '../navigation/side-navigation.tsx';
import { MAIN_ID, SkipLink } from '../navigation/skip-link.tsx';
import { Palette } from '../palette/palette.tsx';
import { shellTexts } from '../texts.ts';
import { PlainFrame } from './plain-frame.tsx';

/** For who bought an account in this tab and comes back from the payment. */
const GuestReturn = lazy(() => import('#features/account/ui/guest-return.tsx'));

/** Pages that need an account: side navigation and the user; without a session, to /login. */
export default function SignedInLayout() {
  return (
    <SignedIn>
      <div className="min-h-dvh lg:flex">
        <SkipLink />
        <SideNavigation />
        <main id={MAIN_ID} tabIndex={-1} className="min-w-0 flex-1">
          <Outlet />
        </main>
        <Palette />
        <Keys />
      </div>
    </SignedIn>
  );
}

/**
 * Shows `children` to a signed-in user; without a token, or when the server refuses it, goes to
 * /login.
 */
function SignedIn({ children }: { children: ReactNode }) {
  const token = useToken();
  const [leaving, setLeaving] = useState(false);
  const leave = useCallback(() => setLeaving(true), []);
  const { pathname, search } = useLocation();
  const user = useQuery({
    ...userQuery,
    enabled: token !== null,
    // The last known user is shown while the current one loads.
    placeholderData: () => readStoredUser() ?? undefined,
  });
  if (leaving) return <LoadingScreen />;
  if (token === null && /^\/checkout-success\/?$/i.test(pathname)) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <PlainFrame>
          <GuestReturn />
        </PlainFrame>
      </Suspense>
    );
  }
  if (token === null) {
    return <Navigate replace to={`/login?redirect=${encodeURIComponent(pathname + search)}`} />;
  }
  if (user.data) {
    return (
      <LeaveContext value={leave}>
        {/* Another tab signed in, maybe as someone else: everything shown must be loaded anew. */}
        <UserContext key={token} value={user.data}>
          {children}
        </UserContext>
      </LeaveContext>
    );
  }
  if (!user.error) return <LoadingScreen />;
  return (
    <main id={MAIN_ID} className="mx-auto max-w-xl px-4 py-16">
      <h1 className="sr-only">{shellTexts.userFailed.title}</h1>
      <Alert
        variant="error"
        title={shellTexts.userFailed.title}
        actions={
          <Button variant="secondary" onClick={() => user.refetch()} loading={user.isFetching}>
            {shellTexts.userFailed.retry}
          </Button>
        }
      >
        {errorSentence(user.error, shellTexts.userFailed.text)}
      </Alert>
    </main>
  );
}
