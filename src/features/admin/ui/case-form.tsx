import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { errorSentence } from '#client/data/call-error.ts';
import { callRoute, newCallKey } from '#client/data/call-route.ts';
import { routeKey } from '#client/data/queries.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { SegmentedToggle } from '#client/ui/segmented-toggle.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { toast } from '#client/ui/toast-store.ts';
import { adminContract } from '../contract.ts';
import type { WholeCase } from '../rows.ts';
import { adminTexts } from '../texts.ts';

const texts = adminTexts.cases;

const failed = (error: unknown) =>
  toast({ title: errorSentence(error, texts.failed), variant: 'destructive' });

/** Shows a case as it is now; its row in the list follows, unless that would take the case away. */
function showCase(client: QueryClient, { kind, id }: WholeCase, now: WholeCase): void {
  client.setQueryData(routeKey(adminContract.readCase, { params: { kind, id } }), now);
  client.invalidateQueries({ queryKey: ['api', 'admin', 'cases', kind, 'false'] });
}

/** Answers by mail or notes something for oneself, and closes the case. */
export function CaseForm({ whole }: { whole: WholeCase }) {
  const { kind, id, state } = whole;
  const client = useQueryClient();
  const [as, setAs] = useState<'answer' | 'note'>('answer');
  const [text, setText] = useState('');
  /** Of what is being sent: pressed twice, it is sent once. */
  const key = useRef<string | null>(null);
  const write = useMutation({
    mutationFn: () => {
      key.current ??= newCallKey();
      return callRoute(adminContract.writeOnCase, {
        params: { kind, id },
        body: { kind: as, text },
        key: key.current,
      });
    },
    onSuccess: (now) => {
      key.current = null;
      setText('');
      showCase(client, whole, now);
      toast({ title: texts.written[as] });
    },
    onError: failed,
  });
  const close = useMutation({
    mutationFn: () =>
      callRoute(adminContract.closeCase, {
        params: { kind, id },
        body: { closed: state !== 'closed' },
      }),
    onSuccess: (now) => {
      showCase(client, whole, now);
      toast({ title: now.state === 'closed' ? texts.closed : texts.reopened });
    },
    onError: failed,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') write.mutate();
  };
  return (
    <form onSubmit={submit} className="flex max-w-3xl flex-col gap-3">
      <SegmentedToggle
        size="sm"
        className="self-start"
        label={texts.as}
        value={as}
        onChange={setAs}
        options={[
          { value: 'answer', label: texts.entry.answer },
          { value: 'note', label: texts.entry.note },
        ]}
      />
      <Field label={texts.text[as]} hint={as === 'answer' ? texts.goesTo(whole.email) : undefined}>
        <Textarea
          value={text}
          maxLength={10_000}
          onChange={(event) => {
            key.current = null;
            setText(event.target.value);
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={write.isPending} disabled={text.trim() === ''}>
          {texts.send[as]}
        </Button>
        <Button variant="secondary" loading={close.isPending} onClick={() => close.mutate()}>
          {state === 'closed' ? texts.reopen : texts.close}
        </Button>
      </div>
    </form>
  );
}
