import { useForm } from 'react-hook-form';
import { CallError, errorSentence } from '#client/data/call-error.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { securityTexts } from '../../security-texts.ts';

const texts = securityTexts.proof;

interface Values {
  currentPassword: string;
  code: string;
}

interface ProofFormProps {
  /** Whether the account asks for a second factor. */
  asksCode: boolean;
  /** The button that goes on. */
  label: string;
  isPending: boolean;
  error: Error | null;
  onProof: (proof: { currentPassword: string; code?: string }) => void;
}

/** Asks who is about to change what guards the account to prove that they own it. */
export function ProofForm({ asksCode, label, isPending, error, onProof }: ProofFormProps) {
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { currentPassword: '', code: '' },
  });
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
        <Field label={texts.code} required error={errors.code?.message ?? refused.code}>
          <Input
            autoComplete="one-time-code"
            className="font-mono"
            {...register('code', { validate: filled })}
          />
        </Field>
      )}
      <div>
        <Button type="submit" loading={isPending}>
          {label}
        </Button>
      </div>
    </form>
  );
}
