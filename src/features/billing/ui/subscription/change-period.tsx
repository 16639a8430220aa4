import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callRoute } from '#client/data/call-route.ts';
import { routeQuery } from '#client/data/queries.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { DefinitionList } from '#client/ui/definition-list.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { toast } from '#client/ui/toast-store.ts';
import { billingContract } from '../../contract.ts';
import { amountOf, subscriptionTexts } from '../../subscription-texts.ts';
import { refuse, useRefreshBilling } from './use-subscription.ts';

const texts = subscriptionTexts.change;

type Frequency = 'monthly' | 'yearly';

/** From monthly to yearly or back; what it costs is shown before. */
export function ChangePeriod({ to }: { to: Frequency }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {texts.open[to]}
      </Button>
      {open && <ChangeDialog to={to} onClose={() => setOpen(false)} />}
    </>
  );
}

function ChangeDialog({ to, onClose }: { to: Frequency; onClose: () => void }) {
  const refresh = useRefreshBilling();
  const query = { billingFrequency: to };
  const preview = useQuery({
    ...routeQuery(billingContract.previewChange, { query }),
    staleTime: 0,
    gcTime: 0,
  });
  const change = useMutation({
    mutationFn: (prorationDate: string) =>
      callRoute(billingContract.change, { body: { ...query, prorationDate } }),
    onSuccess: async () => {
      await refresh();
      onClose();
      toast({ title: texts.done });
    },
    onError: (error) => refuse(error, texts.failed),
  });
  const shown = preview.data;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title[to]}
      description={texts.about}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button
            disabled={!shown}
            loading={change.isPending}
            onClick={() => shown && change.mutate(shown.prorationDate)}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      {preview.error && <Alert variant="error">{texts.previewFailed}</Alert>}
      {preview.isPending && <Spinner label={texts.loading} />}
      {shown && (
        <DefinitionList
          layout="stacked"
          items={[
            {
              name: texts.now,
              value: shown.dueNow.gross === 0 ? texts.nothing : amountOf(shown.dueNow),
            },
            { name: texts.later, value: subscriptionTexts.nextOf(shown.next) },
          ]}
        />
      )}
    </Dialog>
  );
}
