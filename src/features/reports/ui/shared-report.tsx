import { useMutation } from '@tanstack/react-query';
import { FileLock2, FileX2 } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { CallError, errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Field } from '#client/ui/field.tsx';
import { Outcome } from '#client/ui/outcome.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { sharedContract, type sharedErrors } from '../shared-contract.ts';
import { sharedTexts as texts } from '../shared-texts.ts';
import { SharedReportView } from './report-view.tsx';

/** What a link to a report leads to: the report, its password, or that there is none. */
export default function SharedReport() {
  // After #, which browsers keep to themselves.
  const link = useLocation().hash.slice(1);
  return <OfLink key={link} link={link} />;
}

const ASKS: readonly string[] = [
  'shared.password',
  'shared.wrong_password',
] satisfies (keyof typeof sharedErrors)[];

function OfLink({ link }: { link: string }) {
  const [password, setPassword] = useState<string | undefined>(undefined);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (given: string | undefined) =>
      callRoute(sharedContract.open, { body: { link, password: given }, anonymous: true }),
  });
  useEffect(() => mutate(undefined), [mutate]);
  const send = (given: string | undefined) => {
    setPassword(given);
    mutate(given);
  };
  const isAsked = error instanceof CallError && ASKS.includes(error.code ?? '');
  if (data) return <SharedReportView opened={data} shared={{ link, password }} />;
  if (isAsked || password !== undefined)
    return <Locked wrong={password === undefined ? null : error} busy={isPending} onSend={send} />;
  if (error) return <NotShown error={error} onAgain={() => send(undefined)} />;
  return (
    <Card className="mx-auto max-w-md py-8 text-center text-ink-muted">
      <h1 className="sr-only">{texts.title}</h1>
      <Spinner label={texts.loading} />
    </Card>
  );
}

/** Whether another try may go better: it was not the link that was refused. */
const mayHold = (error: Error) => !(error instanceof CallError) || error.status !== 404;

function NotShown({ error, onAgain }: { error: Error; onAgain: () => void }) {
  return (
    <Card className="mx-auto max-w-md">
      <Outcome
        icon={<FileX2 aria-hidden className="size-8 text-warning" />}
        title={texts.gone.title}
      >
        <p className="mt-2">{errorSentence(error, texts.gone.failed)}</p>
        {mayHold(error) && (
          <Button className="mt-6" onClick={onAgain}>
            {texts.again}
          </Button>
        )}
      </Outcome>
    </Card>
  );
}

interface LockedProps {
  /** Why the last try did not open it; null before one. */
  wrong: Error | null;
  busy: boolean;
  onSend: (password: string) => void;
}

function Locked({ wrong, busy, onSend }: LockedProps) {
  const [isEmpty, setEmpty] = useState(false);
  const { title, lead, password, empty, open } = texts.locked;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get('password');
    setEmpty(given === '');
    if (typeof given === 'string' && given !== '') onSend(given);
  };
  const problem = wrong ? errorSentence(wrong, texts.gone.failed) : undefined;
  return (
    <Card className="mx-auto max-w-md">
      <Outcome icon={<FileLock2 aria-hidden className="size-8 text-accent-ink" />} title={title}>
        <p className="mt-2 text-ink-muted">{lead}</p>
        <form method="post" noValidate className="mt-6 flex flex-col gap-5" onSubmit={submit}>
          <Field label={password} required error={isEmpty ? empty : problem}>
            <PasswordInput name="password" autoComplete="off" />
          </Field>
          <Button type="submit" loading={busy}>
            {open}
          </Button>
        </form>
      </Outcome>
    </Card>
  );
}
