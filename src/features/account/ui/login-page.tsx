import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, Navigate, useNavigation, useSearchParams } from 'react-router';
import { errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { pageMeta } from '#client/page-meta.ts';
import { useLinkToken } from '#client/session/use-link-token.ts';
import { startSession } from '#client/session/use-session.ts';
import { useToken } from '#client/session/use-token.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { optionalPart } from '#client/ui/optional-part.ts';
import { Part, partAhead } from '#client/ui/part-ahead.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { useHydrated } from '#client/ui/use-hydrated.ts';
import { anyBlank } from '../any-blank.ts';
import { loginContract, type SecondStepNeeded } from '../login-contract.ts';
import { loginTexts as texts } from '../login-texts.ts';
import { safeRedirect } from '../model.ts';

export const meta = () => pageMeta(texts.title);

interface LoginValues extends Record<string, string> {
  identifier: string;
  password: string;
}

const secondStep = partAhead(() => import('./second-step.tsx'));
const PasskeyButton = optionalPart(() => import('./passkey-button.tsx'));

export default function LoginPage() {
  const [search] = useSearchParams();
  const wayIn = useLinkToken('nyckel');
  const [step, setStep] = useState<SecondStepNeeded | null>(null);
  const signedIn = useToken() !== null;
  const { state } = useNavigation();
  // A navigation already under way, from here or elsewhere, takes precedence.
  const leads = signedIn && state === 'idle';
  return (
    <>
      {leads && <Navigate replace to={safeRedirect(search.get('redirect'))} />}
      <Card className="relative mx-auto max-w-md">
        {step ? (
          <Suspense>
            <Part part={secondStep} step={step} onBack={() => setStep(null)} />
          </Suspense>
        ) : (
          <LoginForm signedIn={signedIn} wayIn={wayIn ?? null} onHalfway={setStep} />
        )}
      </Card>
    </>
  );
}

interface LoginFormProps {
  signedIn: boolean;
  wayIn: string | null;
  /** The password was right, and the account asks for more. */
  onHalfway: (step: SecondStepNeeded) => void;
}

/** Only signs in. The page navigates on, unless the user has left it. */
function LoginForm({ signedIn, wayIn, onHalfway }: LoginFormProps) {
  const client = useQueryClient();
  const login = useMutation({
    mutationFn: async (values: LoginValues) => {
      const body = { ...values, ...(wayIn !== null && { wayIn }) };
      const answer = await callRoute(loginContract.login, { body });
      if ('secondFactor' in answer) await secondStep.load();
      return answer;
    },
    onSuccess: (answer) => {
      if ('secondFactor' in answer) onHalfway(answer.secondFactor);
      else startSession(client, answer);
    },
  });
  const { register, handleSubmit, formState, setError, setFocus } = useForm<LoginValues>();
  const hydrated = useHydrated();
  const busy = login.isPending || signedIn;
  const submit = (values: LoginValues) => {
    if (anyBlank(values)) {
      setError('root', { message: texts.fillAll });
      setFocus(values.identifier.trim() === '' ? 'identifier' : 'password');
    } else login.mutate({ ...values, identifier: values.identifier.trim() });
  };
  // The fields were disabled during the call, which took the focus from them.
  useEffect(() => {
    if (login.isError) setFocus('password', { shouldSelect: true });
  }, [login.isError, setFocus]);
  const problem =
    formState.errors.root?.message ??
    (login.error ? errorSentence(login.error, texts.failed) : undefined);

  return (
    <>
      <h1 className="text-2xl font-semibold">{texts.title}</h1>
      <p className="mt-1 mb-6 text-ink-muted">{texts.lead}</p>
      <form
        method="post"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={handleSubmit(submit)}
      >
        {problem && !busy && <Alert variant="error">{problem}</Alert>}
        <Field label={texts.email} required>
          <Input type="email" autoComplete="username" disabled={busy} {...register('identifier')} />
        </Field>
        <Field label={texts.password} required>
          <PasswordInput
            autoComplete="current-password"
            disabled={busy}
            {...register('password')}
          />
        </Field>
        <Button type="submit" disabled={busy || !hydrated}>
          {texts.submit}
        </Button>
      </form>
      <Suspense fallback={<PasskeyRoom />}>
        {hydrated ? <PasskeyButton disabled={busy} /> : <PasskeyRoom />}
      </Suspense>
      <LoginLinks />
      {busy && (
        <div className="absolute inset-0 flex items-center justify-center rounded-lg bg-surface/85 font-medium">
          <div className="rounded-md border border-line bg-raised px-5 py-3 shadow-float">
            <Spinner label={texts.pending} />
          </div>
        </div>
      )}
    </>
  );
}

/** Of the button's size, so that the links below are not moved from under a finger. */
const PasskeyRoom = () => <div className="mt-3 h-11" />;

function LoginLinks() {
  const link = 'inline-flex min-h-8 items-center text-accent-ink underline underline-offset-4';
  return (
    <div className="mt-6 flex flex-col items-start gap-1 text-sm">
      <Link to="/forgot-password" className={link}>
        {texts.forgot}
      </Link>
      <p>
        {texts.noAccount}{' '}
        <Link to="/signup" className={link}>
          {texts.signup}
        </Link>
      </p>
      <Link to="/" className={link}>
        {texts.backHome}
      </Link>
    </div>
  );
}
