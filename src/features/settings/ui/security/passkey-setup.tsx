import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { securityContract } from '../../security-contract.ts';
import { securityTexts } from '../../security-texts.ts';

const texts = securityTexts.passkeys;

interface PasskeySetupProps {
  options: PublicKeyCredentialCreationOptionsJSON;
  /** With the recovery codes; null where those there were hold on. */
  onDone: (recoveryCodes: string[] | null) => void;
}

/** Asks what the passkey is to be called, and has the device make it. */
export function PasskeySetup({ options, onDone }: PasskeySetupProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '' } });
  const make = useMutation({
    mutationFn: async ({ name }: { name: string }) => {
      const passkey = await startRegistration({ optionsJSON: options });
      return callRoute(securityContract.addPasskey, { body: { name, passkey } });
    },
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={handleSubmit((values) => make.mutate(values))}
    >
      {make.error && <Alert variant="error">{errorSentence(make.error, texts.notMade)}</Alert>}
      <Field
        label={texts.name}
        hint={texts.nameHint}
        required
        error={formState.errors.name?.message}
      >
        <Input
          maxLength={60}
          autoComplete="off"
          {...register('name', {
            validate: (name) => name.trim() !== '' || securityTexts.errors.empty,
          })}
        />
      </Field>
      <div>
        <Button type="submit" loading={make.isPending}>
          {texts.make}
        </Button>
      </div>
    </form>
  );
}
