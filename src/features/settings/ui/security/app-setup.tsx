import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { CallError, errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { securityContract } from '../../security-contract.ts';
import { securityTexts } from '../../security-texts.ts';

const texts = securityTexts.app;

interface AppSetupProps {
  /** What the app is given: typed, and as a picture. */
  setup: { key: string; picture: string };
  /** With the recovery codes; null where those there were hold on. */
  onDone: (recoveryCodes: string[] | null) => void;
}

/** Shows the key as a picture and in letters, and turns the app on by its first code. */
export function AppSetup({ setup, onDone }: AppSetupProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } });
  const confirm = useMutation({
    mutationFn: (body: { code: string }) => callRoute(securityContract.confirmApp, { body }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  const refused = confirm.error instanceof CallError ? confirm.error.fields.code : undefined;
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={handleSubmit((values) => confirm.mutate(values))}
    >
      <p>{texts.step}</p>
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(setup.picture)}`}
        alt={texts.pictureAlt}
        width={200}
        height={200}
        className="self-center rounded-md border border-line bg-white"
      />
      <div>
        <p className="text-sm text-ink-muted">{texts.key}</p>
        <p className="mt-1 font-mono text-sm select-all [overflow-wrap:anywhere]">
          {setup.key.replace(/(.{4})(?=.)/g, '$1 ')}
        </p>
      </div>
      {confirm.error && refused === undefined && (
        <Alert variant="error">{errorSentence(confirm.error, securityTexts.failed)}</Alert>
      )}
      <Field
        label={securityTexts.proof.newCode}
        required
        error={formState.errors.code?.message ?? refused}
      >
        <Input
          autoComplete="one-time-code"
          inputMode="numeric"
          className="font-mono tracking-widest"
          {...register('code', {
            validate: (code) => code.trim() !== '' || securityTexts.errors.empty,
          })}
        />
      </Field>
      <div>
        <Button type="submit" loading={confirm.isPending}>
          {texts.confirm}
        </Button>
      </div>
    </form>
  );
}
