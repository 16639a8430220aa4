import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, LinkIcon } from 'lucide-react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { CallError, errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import '#client/data/swedish-messages.ts';
import { pageMeta } from '#client/page-meta.ts';
import { useLinkToken } from '#client/session/use-link-token.ts';
import { endSession } from '#client/session/use-session.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Field } from '#client/ui/field.tsx';
import { Outcome } from '#client/ui/outcome.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { type ResetValues, recoveryContract, resetForm } from '../contract.ts';
import { recoveryTexts } from '../texts.ts';
import { Failed } from './failed.tsx';

const texts = recoveryTexts.reset;

export const meta = () => pageMeta(texts.title);

export default function ResetPage() {
  const token = useLinkToken();
  return (
    <Card className="mx-auto max-w-md">
      {token === undefined && <Loading />}
      {token === null && <InvalidLink />}
      {typeof token === 'string' && <ResetByLink token={token} />}
    </Card>
  );
}

function Loading() {
  return (
    <div className="py-8 text-center text-ink-muted">
      <h1 className="sr-only">{texts.title}</h1>
      <Spinner label={texts.loading} />
    </div>
  );
}

/** The form while the link holds. */
function ResetByLink({ token }: { token: string }) {
  const client = useQueryClient();
  const link = useQuery({
    queryKey: ['reset link', token],
    queryFn: () => callRoute(recoveryContract.checkLink, { body: { token } }),
  });
  const reset = useMutation({
    mutationFn: ({ password }: ResetValues) =>
      callRoute(recoveryContract.reset, { body: { token, password } }),
    // Every session of the account has ended, this browser's too.
    onSuccess: () => endSession(client),
  });
  if (reset.isSuccess) return <Done />;
  const refused = reset.error instanceof CallError && reset.error.code === 'recovery.link_invalid';
  if (refused || link.data?.valid === false) return <InvalidLink />;
  if (link.error) {
    return (
      <Alert
        variant="error"
        actions={
          <Button size="sm" variant="secondary" onClick={() => link.refetch()}>
            {texts.again}
          </Button>
        }
      >
        {errorSentence(link.error, texts.failed)}
      </Alert>
    );
  }
  if (!link.data) return <Loading />;
  return <ResetForm busy={reset.isPending} error={reset.error} onSubmit={reset.mutate} />;
}

interface ResetFormProps {
  busy: boolean;
  error: Error | null;
  onSubmit: (values: ResetValues) => void;
}

function ResetForm({ busy, error, onSubmit }: ResetFormProps) {
  const { register, handleSubmit, formState, setFocus } = useForm<ResetValues>({
    resolver: zodResolver(resetForm),
  });
  const { errors } = formState;
  useEffect(() => {
    if (error) setFocus('password');
  }, [error, setFocus]);
  return (
    <>
      <h1 className="text-2xl font-semibold">{texts.title}</h1>
      <p className="mt-1 mb-6 text-ink-muted">{texts.lead}</p>
      <form
        method="post"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={handleSubmit(onSubmit)}
      >
        {error && <Failed error={error} title={texts.failed} />}
        <Field label={texts.password} required hint={texts.hint} error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Field label={texts.confirmation} required error={errors.confirmation?.message}>
          <PasswordInput autoComplete="new-password" {...register('confirmation')} />
        </Field>
        <Button type="submit" loading={busy}>
          {texts.submit}
        </Button>
      </form>
    </>
  );
}

function InvalidLink() {
  const { title, text, again } = texts.invalid;
  return (
    <Outcome icon={<LinkIcon aria-hidden className="size-8 text-warning" />} title={title}>
      <p className="mt-2 text-ink-muted">{text}</p>
      <Button asChild className="mt-6">
        <Link to="/forgot-password">{again}</Link>
      </Button>
    </Outcome>
  );
}

function Done() {
  const { title, text, login } = texts.done;
  return (
    <Outcome icon={<CircleCheck aria-hidden className="size-8 text-positive" />} title={title}>
      <p className="mt-2 text-ink-muted">{text}</p>
      <Button asChild className="mt-6">
        <Link to="/login">{login}</Link>
      </Button>
    </Outcome>
  );
}
