import { type FormEvent, useRef, useState } from 'react';
import { errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { stored } from '#contract/limits.ts';
import { type MailingRecipient, mailingContract } from '../contract.ts';
import { mailingTexts } from '../texts.ts';
import { useMailingCall } from './use-mailing-call.ts';

const texts = mailingTexts.recipients;
const { add, remove } = mailingContract;
const looks = { asked: 'neutral', confirmed: 'positive', left: 'warning' } as const;

interface RecipientListProps {
  recipients: readonly MailingRecipient[];
  canAdd: boolean;
}

/** Whom the reports are mailed to, and what each has answered. */
export function RecipientList({ recipients, canAdd }: RecipientListProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const [done, setDone] = useState('');
  const taken = useMailingCall(
    (id: string) => callRoute(remove, { params: { id } }),
    () => {
      setDone(texts.removed);
      // The button that had the focus went with its recipient.
      status.current?.focus();
    },
  );
  return (
    <Card>
      <CardHeader
        title={texts.title}
        description={texts.lead(stored.mailingRecipients)}
        className="mb-4"
      />
      {recipients.length === 0 && <p className="text-sm text-ink-muted">{texts.none}</p>}
      <ul className="divide-y divide-line">
        {recipients.map(({ id, address, state }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span className="flex min-w-0 flex-1 basis-56 flex-wrap items-center gap-x-3 gap-y-1 [overflow-wrap:anywhere]">
              {address}
              <Badge variant={looks[state]}>{texts.states[state]}</Badge>
            </span>
            <Button
              size="sm"
              variant="secondary"
              aria-label={texts.removeOf(address)}
              loading={taken.isPending && taken.variables === id}
              onClick={() => taken.mutate(id)}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="mt-2 text-sm text-ink-muted empty:hidden"
      >
        {taken.error ? errorSentence(taken.error, texts.removeFailed) : done}
      </p>
      {canAdd && recipients.length < stored.mailingRecipients && <AddRecipient onDone={setDone} />}
    </Card>
  );
}

function AddRecipient({ onDone }: { onDone: (text: string) => void }) {
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const added = useMailingCall(
    (body: { address: string }) => callRoute(add, { body }),
    (body) => {
      setAddress('');
      onDone(texts.added(body.address));
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = add.body.safeParse({ address: address.trim() });
    setProblem(checked.error?.issues[0]?.message);
    if (checked.success) added.mutate(checked.data);
  };
  const refused = added.error ? errorSentence(added.error, texts.addFailed) : undefined;
  return (
    <form method="post" noValidate className="mt-5 flex flex-col gap-3" onSubmit={submit}>
      <Field label={texts.address} error={problem ?? refused}>
        <Input
          type="email"
          autoComplete="off"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" loading={added.isPending} className="self-start">
        {texts.add}
      </Button>
    </form>
  );
}
