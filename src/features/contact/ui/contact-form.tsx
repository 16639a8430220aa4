import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import '#client/data/swedish-messages.ts';
import { CallError } from '#client/data/call-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { ScriptsNeeded } from '#client/ui/scripts-needed.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { useHydrated } from '#client/ui/use-hydrated.ts';
import { contactForm } from '../contract.ts';
import { contactTexts } from '../texts.ts';
import {
  type ContactValues,
  contactFields,
  keepContactDraft,
  readContactDraft,
} from './contact-draft.ts';
import { useSendMessage } from './use-send-message.ts';

const texts = contactTexts.form;

/** The contact form. What was typed survives a failed send and a reload. */
export function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({ resolver: zodResolver(contactForm) });
  const { register, handleSubmit, getValues, setValue, setError, formState } = form;
  const { errors } = formState;
  const send = useSendMessage();
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const draft = readContactDraft();
    for (const field of contactFields) {
      if (!getValues(field) && draft[field]) setValue(field, draft[field]);
    }
  }, [getValues, setValue]);
  // The button was disabled during the call, which took the focus from it.
  useEffect(() => {
    if (send.isError) button.current?.focus();
  }, [send.isError]);

  const typed = () => getValues() as ContactValues;
  const submit = () =>
    send.mutate(typed(), {
      onSuccess: (_answer, { email }) => onSent(email.trim()),
      onError: (error) => {
        const refused = error instanceof CallError ? error.fields : {};
        for (const field of contactFields) {
          if (refused[field]) setError(field, { message: refused[field] });
        }
      },
    });

  return (
    <form
      method="post"
      noValidate
      aria-label={texts.title}
      className="flex flex-col gap-5"
      onChange={() => keepContactDraft(typed())}
      onSubmit={handleSubmit(submit)}
    >
      <h2 className="text-lg font-semibold">{texts.title}</h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={texts.name} required error={errors.name?.message}>
          <Input required autoComplete="name" {...register('name')} />
        </Field>
        <Field label={texts.email} required error={errors.email?.message}>
          <Input required type="email" autoComplete="email" {...register('email')} />
        </Field>
      </div>
      <Field label={texts.company} error={errors.company?.message}>
        <Input autoComplete="organization" {...register('company')} />
      </Field>
      <Field label={texts.subject} required error={errors.subject?.message}>
        <Input required autoComplete="off" {...register('subject')} />
      </Field>
      <Field
        label={texts.message}
        required
        hint={texts.messageHint}
        error={errors.message?.message}
      >
        <Textarea required rows={6} {...register('message')} />
      </Field>
      <ScriptsNeeded />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button ref={button} type="submit" disabled={send.isPending || !hydrated}>
          {send.isPending ? texts.pending : texts.submit}
        </Button>
        <p className="min-w-0 flex-1 basis-60 text-xs text-ink-muted">{texts.storageNote}</p>
      </div>
    </form>
  );
}
