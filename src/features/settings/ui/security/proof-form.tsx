import { startAuthentication } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { CallError, errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import type { BodyInput } from '#contract/route.ts';
import { securityContract } from '../../security-contract.ts';
import { securityTexts } from '../../security-texts.ts';

const texts = securityTexts.proof;

/** What the calls that change something take as proof. */
export type Proof = BodyInput<typeof securityContract.beginApp>;

interface Values {
  currentPassword: string;
  code: string;
}

interface ProofFormProps {
  /** What the account asks for at login beside the password. */
  asks: { app: boolean; passkey: boolean };
  /** The button that goes on. */
  label: string;
  /** True where what it does cannot be taken back. */
  danger?: boolean;
  isPending: boolean;
  error: Error | null;
  onProof: (proof: Proof) => void;
}

/** Asks who is about to change what guards the account to prove that they own it. */
export function ProofForm({ asks, label, danger, isPending, error, onProof }: ProofFormProps) {
  const { register, handleSubmit, formState, trigger, getValues } = useForm<Values>({
    defaultValues: { currentPassword: '', code: '' },
  });
  const asksCode = asks.app || asks.passkey;
  const signed = useMutation({
    mutationFn: async () => {
      const { options } = await callRoute(securityContract.proofOptions);
      return startAuthentication({ optionsJSON: options });
    },
    onSuccess: (passkey) => onProof({ currentPassword: getValues('currentPassword'), passkey }),
  });
  const byPasskey = async () => {
    if (await trigger('currentPassword')) signed.mutate();
  };
  const refused = error instanceof CallError ? error.fields : {};
  const { errors } = formState;
  const atField = refused.currentPassword ?? refused.code;
  const filled = (value: string) => value.trim() !== '' || securityTexts.errors.empty;
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={handleSubmit(({ currentPassword, code }) =>
        onProof({ currentPassword, ...(asksCode && { code }) }),
      )}
    >
      {error && atField === undefined && (
        <Alert variant="error">{errorSentence(error, securityTexts.failed)}</Alert>
      )}
      {signed.error && (
        <Alert variant="error">{errorSentence(signed.error, texts.passkeyNotUsed)}</Alert>
      )}
      <Field
        label={texts.password}
        required
        error={errors.currentPassword?.message ?? refused.currentPassword}
      >
        <PasswordInput
          autoComplete="current-password"
          {...register('currentPassword', { validate: filled })}
        />
      </Field>
      {asksCode && (
        <Field
          label={asks.app ? texts.code : texts.recoveryCode}
          required
          error={errors.code?.message ?? refused.code}
        >
          <Input
            autoComplete="one-time-code"
            className="font-mono"
            {...register('code', { validate: filled })}
          />
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={isPending}>
          {label}
        </Button>
        {asks.passkey && (
          <Button
            variant="secondary"
            loading={signed.isPending}
            disabled={isPending}
            onClick={() => void byPasskey()}
          >
            {texts.usePasskey}
          </Button>
        )}
      </div>
    </form>
  );
}
