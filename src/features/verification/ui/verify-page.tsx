import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { CallError } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { pageMeta } from '#client/page-meta.ts';
import { useLinkToken } from '#client/session/use-link-token.ts';
import { userQuery } from '#client/session/use-session.ts';
import { useToken } from '#client/session/use-token.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Outcome } from '#client/ui/outcome.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { UndoEmail } from '#features/settings/ui/undo-email.tsx';
import { verificationContract } from '../contract.ts';
import { verificationTexts } from '../texts.ts';

const texts = verificationTexts.verify;
/** How long the success stands before the page goes on (SPEC section 9). */
const ON_AFTER_MS = 2000;

export const meta = () => pageMeta(texts.title);

/** What a mailed link about an address asks for: to confirm it, or to take a change back. */
export default function VerifyPage() {
  const undo = useLinkToken('angra');
  return (
    <Card className="mx-auto max-w-md">
      {undo === undefined && <Checking />}
      {undo === null && <Verify />}
      {undo && <UndoEmail token={undo} />}
    </Card>
  );
}

function Checking() {
  return (
    <div className="py-8 text-center text-ink-muted">
      <h1 className="sr-only">{texts.title}</h1>
      <Spinner label={texts.loading} />
    </div>
  );
}

/** Confirms by a call from script: a program that only fetches the link uses nothing up. */
function Verify() {
  const token = useLinkToken();
  const client = useQueryClient();
  const signedIn = useToken() !== null;
  const { mutate, isSuccess, error } = useMutation({
    mutationFn: (linkToken: string) =>
      callRoute(verificationContract.verify, { body: { token: linkToken } }),
    // Whoever is signed in here may be the one confirmed: asked again while the success stands.
    onSuccess: () => {
      if (signedIn) void client.prefetchQuery({ ...userQuery, staleTime: 0 });
    },
  });
  useEffect(() => {
    if (typeof token === 'string') mutate(token);
  }, [token, mutate]);
  return (
    <>
      {isSuccess && <Success />}
      {token === null && <Failure text={texts.error.missing} onAgain={undefined} />}
      {error && typeof token === 'string' && (
        <Failure text={whyNot(error)} onAgain={mayHold(error) ? () => mutate(token) : undefined} />
      )}
      {!isSuccess && !error && token !== null && <Checking />}
    </>
  );
}

/** Whether another try of the same link may go better: it was not the link that was refused. */
const mayHold = (error: Error) =>
  !(error instanceof CallError) || error.status === 429 || error.status >= 500;

function whyNot(error: Error): string {
  if (!(error instanceof CallError)) return texts.error.offline;
  return error.sentence ?? texts.error.failed;
}

function Success() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/verified', { replace: true }), ON_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Outcome
      icon={<CircleCheck aria-hidden className="size-8 text-positive" />}
      title={texts.success.title}
    >
      <p className="mt-2 text-ink-muted">{texts.success.text}</p>
    </Outcome>
  );
}

interface FailureProps {
  text: string;
  /** Undefined where another try ends as this one did. */
  onAgain: (() => void) | undefined;
}

function Failure({ text, onAgain }: FailureProps) {
  const signedIn = useToken() !== null;
  const { title, help, helpSignedIn, login, dashboard, again } = texts.error;
  return (
    <Outcome icon={<TriangleAlert aria-hidden className="size-8 text-warning" />} title={title}>
      <p className="mt-2">{text}</p>
      <p className="mt-2 text-sm text-ink-muted">{signedIn ? helpSignedIn : help}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {onAgain && <Button onClick={onAgain}>{again}</Button>}
        <Button asChild variant={onAgain ? 'secondary' : 'primary'}>
          {signedIn ? <Link to="/dashboard">{dashboard}</Link> : <Link to="/login">{login}</Link>}
        </Button>
      </div>
    </Outcome>
  );
}
