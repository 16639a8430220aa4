import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { CallError, errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { routeKey } from '#client/data/queries.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { toast } from '#client/ui/toast-store.ts';
import { settingsContract } from '../contract.ts';
import { settingsTexts } from '../texts.ts';

const texts = settingsTexts.security;

type Values = z.input<typeof settingsContract.changePassword.body>;

export function PasswordForm() {
  const client = useQueryClient();
  const { register, handleSubmit, formState, reset, setError } = useForm<Values>({
    resolver: zodResolver(settingsContract.changePassword.body),
    defaultValues: { currentPassword: '', password: '' },
  });
  const { errors } = formState;
  const change = useMutation({
    mutationFn: (body: Values) => callRoute(settingsContract.changePassword, { body }),
    onSuccess: () => {
      reset();
      void client.invalidateQueries({ queryKey: routeKey(settingsContract.sessions) });
      toast({ title: texts.changed.title, description: texts.changed.text });
    },
    onError: (error) => {
      if (!(error instanceof CallError)) return;
      for (const name of ['currentPassword', 'password'] as const) {
        const message = error.fields[name];
        if (message) setError(name, { message }, { shouldFocus: true });
      }
    },
  });
  const atField = errors.currentPassword ?? errors.password;
  return (
    <form
      noValidate
      className="flex max-w-md flex-col gap-5"
      onSubmit={handleSubmit((values) => change.mutate(values))}
    >
      <h3 className="font-semibold">{texts.passwordTitle}</h3>
      {change.error && !atField && (
        <Alert variant="error">{errorSentence(change.error, texts.changeFailed)}</Alert>
      )}
      <Field label={texts.current} required error={errors.currentPassword?.message}>
        <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
      </Field>
      <Field label={texts.next} required hint={texts.nextHint} error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <div>
        <Button type="submit" variant="secondary" loading={change.isPending}>
          {texts.change}
        </Button>
      </div>
    </form>
  );
}
