import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CallError, errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { startSession } from '#client/session/use-session.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import type { SecondStepNeeded } from '../login-contract.ts';
import { secondStepContract } from '../second-step-contract.ts';
import { secondStepTexts as texts } from '../second-step-texts.ts';
import PasskeyButton from './passkey-button.tsx';

interface SecondStepProps {
  step: SecondStepNeeded;
  /** Back to e-mail and password. */
  onBack: () => void;
}

function leadOf({ app, passkey }: SecondStepNeeded, recovery: boolean): string {
  if (!recovery) return texts.leadApp;
  return passkey && !app ? texts.leadPasskey : texts.leadRecovery;
}

/** What is asked for once the password was right: a code of the app, a passkey, or a recovery code. */
export default function SecondStep({ step, onBack }: SecondStepProps) {
  const client = useQueryClient();
  const [recovery, setRecovery] = useState(!step.app);
  const { register, handleSubmit, formState, setFocus, resetField } = useForm({
    defaultValues: { code: '' },
  });
  const login = useMutation({
    mutationFn: ({ code }: { code: string }) =>
      callRoute(secondStepContract.loginCode, { body: { challenge: step.challenge, code } }),
    onSuccess: (session) => startSession(client, session),
  });
  const isOver = login.error instanceof CallError && login.error.code === 'account.login_over';
  useEffect(() => {
    if (!login.isPending) setFocus('code', { shouldSelect: true });
  }, [login.isPending, setFocus]);
  const swap = () => {
    setRecovery(!recovery);
    resetField('code');
    login.reset();
    setFocus('code');
  };
  return (
    <>
      <h1 className="text-2xl font-semibold">{texts.title}</h1>
      <p className="mt-1 mb-6 text-ink-muted">{leadOf(step, recovery)}</p>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={handleSubmit((values) => login.mutate(values))}
      >
        {login.error && <Alert variant="error">{errorSentence(login.error, texts.failed)}</Alert>}
        <Field
          label={recovery ? texts.recoveryCode : texts.code}
          required
          error={formState.errors.code?.message}
        >
          <Input
            autoComplete="one-time-code"
            inputMode={recovery ? 'text' : 'numeric'}
            maxLength={40}
            className="font-mono tracking-widest"
            {...register('code', { validate: (code) => code.trim() !== '' || texts.empty })}
          />
        </Field>
        <Button type="submit" loading={login.isPending} disabled={isOver}>
          {login.isPending ? texts.pending : texts.submit}
        </Button>
      </form>
      {step.passkey && <PasskeyButton challenge={step.challenge} disabled={login.isPending} />}
      <div className="mt-6 flex flex-col items-start gap-1">
        {step.app && (
          <Button variant="link" className="min-h-8" onClick={swap}>
            {recovery ? texts.useApp : texts.useRecovery}
          </Button>
        )}
        <Button variant="link" className="min-h-8" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </>
  );
}
