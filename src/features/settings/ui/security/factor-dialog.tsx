import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callRoute } from '#client/data/call-route.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { toast } from '#client/ui/toast-store.ts';
import { securityContract } from '../../security-contract.ts';
import { securityTexts as texts } from '../../security-texts.ts';
import { AppSetup } from './app-setup.tsx';
import { PasskeySetup } from './passkey-setup.tsx';
import { type Proof, ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** What is to be changed. */
export type Change =
  | { kind: 'app-off' | 'app-on' | 'codes' | 'passkey-on' }
  | { kind: 'passkey-off'; id: string };

const { app, passkeys, recovery, proof } = texts;

const titles: Record<Change['kind'], string> = {
  'app-on': app.turnOn,
  'app-off': app.turnOff,
  codes: recovery.renew,
  'passkey-on': passkeys.add,
  'passkey-off': passkeys.removeTitle,
};
const labels: Partial<Record<Change['kind'], string>> = {
  'app-off': app.turnOff,
  'passkey-off': passkeys.removeTitle,
};

type Step =
  | { at: 'app'; key: string; picture: string }
  | { at: 'codes'; codes: string[] }
  | { at: 'done' }
  | { at: 'passkey'; options: PublicKeyCredentialCreationOptionsJSON }
  | { at: 'proof' };

const codesOrDone = (codes: string[] | null): Step =>
  codes ? { at: 'codes', codes } : { at: 'done' };

/** Does what is to be changed, as far as the password and what else is asked for let it. */
async function begin(change: Change, body: Proof): Promise<Step> {
  switch (change.kind) {
    case 'app-on':
      return { at: 'app', ...(await callRoute(securityContract.beginApp, { body })) };
    case 'passkey-on':
      return { at: 'passkey', ...(await callRoute(securityContract.beginPasskey, { body })) };
    case 'codes':
      return codesOrDone(
        (await callRoute(securityContract.newRecoveryCodes, { body })).recoveryCodes,
      );
    case 'app-off':
      await callRoute(securityContract.endApp, { body });
      toast({ ...app.turnedOff, description: texts.others });
      return { at: 'done' };
    case 'passkey-off':
      await callRoute(securityContract.endPasskey, { params: { id: change.id }, body });
      toast({ ...passkeys.removed, description: texts.others });
      return { at: 'done' };
  }
}

interface FactorDialogProps {
  change: Change;
  /** What the account asks for at login beside the password. */
  asks: { app: boolean; passkey: boolean };
  /** Something was changed. */
  onChanged: () => void;
  onClose: () => void;
}

/** Asks for proof, changes what is asked for at login, and shows recovery codes that are new. */
export function FactorDialog({ change, asks, onChanged, onClose }: FactorDialogProps) {
  const [step, setStep] = useState<Step>({ at: 'proof' });
  const goTo = (next: Step) => {
    if (next.at === 'codes' || next.at === 'done') onChanged();
    if (next.at === 'done') onClose();
    else setStep(next);
  };
  const prove = useMutation({
    mutationFn: (body: Proof) => begin(change, body),
    onSuccess: goTo,
  });
  const turnedOn = (title: string) => (codes: string[] | null) => {
    toast({ title, description: texts.others });
    goTo(codesOrDone(codes));
  };
  return (
    <Dialog
      open
      title={step.at === 'codes' ? recovery.shown : titles[change.kind]}
      onClose={onClose}
    >
      {step.at === 'proof' && (
        <ProofForm
          asks={asks}
          label={labels[change.kind] ?? proof.next}
          isPending={prove.isPending}
          error={prove.error}
          onProof={prove.mutate}
        />
      )}
      {step.at === 'app' && <AppSetup setup={step} onDone={turnedOn(app.turnedOn.title)} />}
      {step.at === 'passkey' && (
        <PasskeySetup options={step.options} onDone={turnedOn(passkeys.added.title)} />
      )}
      {step.at === 'codes' && <RecoveryCodes codes={step.codes} onSaved={onClose} />}
    </Dialog>
  );
}
