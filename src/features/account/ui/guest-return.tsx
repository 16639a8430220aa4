import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { CallError, errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { startSession } from '#client/session/use-session.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { guestContract } from '../guest-contract.ts';
import { guestTexts as texts } from '../guest-texts.ts';
import { wipePendingSignup } from './pending-signup.ts';
import { purchaseClaim } from './purchase-claim.ts';

const ASK_AGAIN_MS = 1500;

/** Waits for the account that was bought in this tab, and goes to its dashboard. */
export default function GuestReturn() {
  const [claim] = useState(purchaseClaim.read);
  return claim === null ? <Navigate replace to="/login" /> : <Waiting claim={claim} />;
}

function Waiting({ claim }: { claim: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const asked = useQuery({
    queryKey: ['guest-session', claim],
    queryFn: () => callRoute(guestContract.guestSession, { body: { claim } }),
    // A server that is away for a moment is asked again; one that refuses is not.
    refetchInterval: ({ state: { data, error } }) => {
      const goesOn = error ? isAway(error) : data?.state === 'waiting';
      return goesOn ? ASK_AGAIN_MS : false;
    },
  });
  const { data, error } = asked;
  useEffect(() => {
    if (data?.state === 'waiting' || data === undefined) return;
    purchaseClaim.wipe();
    if (data.state !== 'ready') return;
    wipePendingSignup();
    startSession(client, data);
    void navigate('/dashboard?checkout=success', { replace: true });
  }, [data, client, navigate]);
  return (
    <div className="mx-auto max-w-xl">
      <h1 className="text-2xl font-semibold">
        {data?.state === 'failed' ? texts.failed.title : texts.title}
      </h1>
      <div className="mt-6">
        {data?.state === 'failed' ? (
          <Failed />
        ) : error && !isAway(error) ? (
          <Alert variant="error">{errorSentence(error, texts.error)}</Alert>
        ) : (
          <Spinner label={texts.waiting} />
        )}
      </div>
    </div>
  );
}

function isAway(error: Error): boolean {
  return !(error instanceof CallError) || error.status >= 500;
}

function Failed() {
  const navigate = useNavigate();
  return (
    <Alert
      variant="warning"
      actions={
        <>
          <Button size="sm" onClick={() => navigate('/login')}>
            {texts.failed.login}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => navigate('/choose-plan')}>
            {texts.failed.again}
          </Button>
        </>
      }
    >
      <ul className="space-y-1.5">
        {texts.failed.why.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  );
}
