import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { callRoute } from '#client/data/call-route.ts';
import { pageMeta } from '#client/page-meta.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { Outcome } from '#client/ui/outcome.tsx';
import { useHydrated } from '#client/ui/use-hydrated.ts';
import { email as emailRule } from '#features/account/signup-details.ts';
import { recoveryContract } from '../contract.ts';
import { recoveryTexts } from '../texts.ts';
import { Failed } from './failed.tsx';

const texts = recoveryTexts.forgot;

export const meta = () => pageMeta(texts.title);

export default function ForgotPage() {
  const [message, setMessage] = useState<string | null>(null);
  return (
    <Card className="mx-auto max-w-md">
      {message === null ? (
        <ForgotForm onSent={setMessage} />
      ) : (
        <Sent message={message} onAnother={() => setMessage(null)} />
      )}
      <Link
        to="/login"
        className="mt-6 flex min-h-8 w-fit items-center text-sm text-accent-ink underline underline-offset-4"
      >
        {recoveryTexts.backToLogin}
      </Link>
    </Card>
  );
}

function ForgotForm({ onSent }: { onSent: (message: string) => void }) {
  const hydrated = useHydrated();
  const [invalid, setInvalid] = useState(false);
  const { register, handleSubmit, setFocus } = useForm<{ email: string }>();
  const forgot = useMutation({
    mutationFn: (email: string) => callRoute(recoveryContract.forgot, { body: { email } }),
    onSuccess: ({ message }) => onSent(message),
  });
  const submit = ({ email }: { email: string }) => {
    const right = emailRule.safeParse(email.trim()).success;
    setInvalid(!right);
    if (right) forgot.mutate(email.trim());
    else setFocus('email');
  };
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
        {invalid && (
          <Alert variant="error" title={texts.invalid.title}>
            {texts.invalid.text}
          </Alert>
        )}
        {forgot.error && !invalid && <Failed error={forgot.error} title={texts.failed} />}
        <Field label={texts.email} required>
          <Input type="email" autoComplete="username" {...register('email')} />
        </Field>
        <Button type="submit" disabled={!hydrated} loading={forgot.isPending}>
          {texts.submit}
        </Button>
      </form>
    </>
  );
}

/** Says the same whether the address has an account or not. */
function Sent({ message, onAnother }: { message: string; onAnother: () => void }) {
  const { title, nextTitle, next, other } = recoveryTexts.sent;
  return (
    <Outcome icon={<MailCheck aria-hidden className="size-8 text-positive" />} title={title}>
      <p className="mt-2">{message}</p>
      <h2 className="mt-6 font-semibold">{nextTitle}</h2>
      <ol className="mt-2 flex list-decimal flex-col gap-1.5 pl-5 text-sm text-ink-muted">
        {next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button variant="secondary" className="mt-6" onClick={onAnother}>
        {other}
      </Button>
    </Outcome>
  );
}
