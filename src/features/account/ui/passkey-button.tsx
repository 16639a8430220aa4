import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { startSession } from '#client/session/use-session.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { secondStepContract } from '../second-step-contract.ts';
import { secondStepTexts as texts } from '../second-step-texts.ts';

interface PasskeyButtonProps {
  /** Of the login whose second step it is; without one it logs in by itself. */
  challenge?: string;
  disabled?: boolean;
}

/** Logs in with a passkey. Nothing where the browser knows none. */
export default function PasskeyButton({ challenge, disabled }: PasskeyButtonProps) {
  const client = useQueryClient();
  const login = useMutation({
    mutationFn: async () => {
      const half = challenge === undefined ? {} : { challenge };
      const { options } = await callRoute(secondStepContract.passkeyOptions, { body: half });
      const passkey = await startAuthentication({ optionsJSON: options });
      return callRoute(secondStepContract.loginPasskey, { body: { ...half, passkey } });
    },
    onSuccess: (session) => startSession(client, session),
  });
  if (!browserSupportsWebAuthn()) return null;
  return (
    <div className="mt-3 flex flex-col gap-3">
      <Button
        variant="secondary"
        icon={<KeyRound aria-hidden className="size-4" />}
        loading={login.isPending}
        disabled={disabled}
        onClick={() => login.mutate()}
      >
        {texts.usePasskey}
      </Button>
      {login.error && (
        <Alert variant="error">{errorSentence(login.error, texts.passkeyFailed)}</Alert>
      )}
    </div>
  );
}
