import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callRoute } from '#client/data/call-route.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { toast } from '#client/ui/toast-store.ts';
import { securityContract } from '../../security-contract.ts';
import { securityTexts as texts } from '../../security-texts.ts';
import { AppSetup } from './app-setup.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** What is to be changed. */
export type Change = 'app-off' | 'app-on' | 'codes';

const titles: Record<Change, string> = {
  'app-on': texts.app.turnOn,
  'app-off': texts.app.turnOff,
  codes: texts.recovery.renew,
};

type Step =
  | { at: 'codes'; codes: string[] }
  | { at: 'proof' }
  | { at: 'setup'; key: string; picture: string };

interface FactorDialogProps {
  change: Change;
  asksCode: boolean;
  /** Something was changed. */
  onChanged: () => void;
  onClose: () => void;
}

/** Asks for proof, changes what is asked for at login, and shows recovery codes that are new. */
export function FactorDialog({ change, asksCode, onChanged, onClose }: FactorDialogProps) {
  const [step, setStep] = useState<Step>({ at: 'proof' });
  const showCodes = (codes: string[] | null) => {
    onChanged();
    if (codes) setStep({ at: 'codes', codes });
    else onClose();
  };
  const prove = useMutation({
    mutationFn: async (body: { currentPassword: string; code?: string }) => {
      if (change === 'app-on') {
        const setup = await callRoute(securityContract.beginApp, { body });
        setStep({ at: 'setup', ...setup });
      } else if (change === 'codes') {
        showCodes((await callRoute(securityContract.newRecoveryCodes, { body })).recoveryCodes);
      } else {
        await callRoute(securityContract.endApp, { body });
        toast({ title: texts.app.turnedOff.title, description: texts.app.others });
        showCodes(null);
      }
    },
  });
  return (
    <Dialog
      open
      title={step.at === 'codes' ? texts.recovery.shown : titles[change]}
      onClose={onClose}
    >
      {step.at === 'proof' && (
        <ProofForm
          asksCode={asksCode}
          label={change === 'app-off' ? texts.app.turnOff : texts.proof.next}
          isPending={prove.isPending}
          error={prove.error}
          onProof={prove.mutate}
        />
      )}
      {step.at === 'setup' && (
        <AppSetup
          setup={step}
          onDone={(codes) => {
            toast({ title: texts.app.turnedOn.title, description: texts.app.others });
            showCodes(codes);
          }}
        />
      )}
      {step.at === 'codes' && <RecoveryCodes codes={step.codes} onSaved={onClose} />}
    </Dialog>
  );
}
