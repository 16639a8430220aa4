import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { pageMeta } from '#client/page-meta.ts';
import { userQuery } from '#client/session/use-session.ts';
import { readToken } from '#client/storage/session-store.ts';
import { LoadingScreen } from '#client/ui/loading-screen.tsx';
import { toast } from '#client/ui/toast-store.ts';
import { readPendingSignup } from '#features/account/ui/pending-signup.ts';
import { billingTexts as texts } from '#features/billing/texts.ts';
import { ChangePlan } from '#features/billing/ui/change-plan.tsx';
import { SignupPlan } from './signup-plan.tsx';

export const meta = () => pageMeta(texts.title);

/** For people signing up, and for users who change plan; others are sent to /signup. */
export default function ChoosePlanPage() {
  // Decided once: a finished sign-up starts a session and must not turn into a change of plan.
  const [signedIn] = useState(() => readToken() !== null);
  const [pending] = useState(() => (signedIn ? null : readPendingSignup()));
  useCancelledToast();
  if (pending) return <SignupPlan pending={pending} />;
  return signedIn ? <SignedInPlan /> : <Navigate replace to="/signup" />;
}

/** The payment provider sends people who cancel to /checkout-cancelled, which shows this page. */
function useCancelledToast(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (/^\/checkout-cancelled\/?$/i.test(pathname)) {
      toast({ title: texts.cancelled.title, description: texts.cancelled.text });
    }
  }, [pathname]);
}

function SignedInPlan() {
  const user = useQuery(userQuery);
  if (user.data) return <ChangePlan user={user.data} />;
  return user.error ? <Navigate replace to="/signup" /> : <LoadingScreen />;
}
