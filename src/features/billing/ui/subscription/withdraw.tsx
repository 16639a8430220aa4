import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callRoute } from '#client/data/call-route.ts';
import { useUser } from '#client/session/use-session.ts';
import { Button } from '#client/ui/button.tsx';
import { DefinitionList } from '#client/ui/definition-list.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { toast } from '#client/ui/toast-store.ts';
import { dayOf, kronor, subscriptionTexts } from '../../subscription-texts.ts';
import { withdrawalContract } from '../../withdrawal-contract.ts';
import { refuse, useRefreshBilling } from './use-subscription.ts';

const texts = subscriptionTexts.withdraw;

/** The withdrawal function: there for as long as the law gives, in two steps. */
export function Withdraw({ until }: { until: string }) {
  const [step, setStep] = useState<'closed' | 'details' | 'confirm'>('closed');
  return (
    <section aria-labelledby="withdraw" className="mt-8 text-sm">
      <h3 id="withdraw" className="text-base font-medium">
        {texts.title}
      </h3>
      <p className="mt-1 text-ink-muted">{texts.lead(dayOf(until))}</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={() => setStep('details')}>
        {texts.open}
      </Button>
      {step !== 'closed' && (
        <WithdrawDialog
          confirming={step === 'confirm'}
          onContinue={() => setStep('confirm')}
          onClose={() => setStep('closed')}
        />
      )}
    </section>
  );
}

interface WithdrawDialogProps {
  confirming: boolean;
  onContinue: () => void;
  onClose: () => void;
}

function WithdrawDialog({ confirming, onContinue, onClose }: WithdrawDialogProps) {
  const { name, companyName, email } = useUser();
  const withdraw = useWithdraw(onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={confirming ? texts.confirmTitle : texts.title}
      description={confirming ? texts.confirmText : texts.details}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.keep}
          </Button>
          {confirming ? (
            <Button loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
              {texts.confirm}
            </Button>
          ) : (
            <Button onClick={onContinue}>{texts.go}</Button>
          )}
        </>
      }
    >
      <DefinitionList
        layout="stacked"
        items={[
          { name: texts.name, value: `${name}, ${companyName}` },
          { name: texts.agreement, value: texts.pro },
          { name: texts.receipt, value: email },
        ]}
      />
    </Dialog>
  );
}

function useWithdraw(onClose: () => void) {
  const refresh = useRefreshBilling();
  return useMutation({
    mutationFn: () => callRoute(withdrawalContract.withdraw, { body: { confirm: true } }),
    onSuccess: async ({ refunded }) => {
      await refresh();
      onClose();
      const description = refunded ? texts.refunded(kronor(refunded)) : texts.receiptSent;
      toast({ title: texts.done, description });
    },
    onError: (error) => {
      // What is said of it would stand behind the dialog.
      onClose();
      refuse(error, texts.failed);
    },
  });
}
