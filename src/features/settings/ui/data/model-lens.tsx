import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { routeKey, routeQuery } from '#client/data/queries.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { toast } from '#client/ui/toast-store.ts';
import {
  formatCount,
  formatDate,
  formatInstantDay,
  formatInstantTime,
} from '#engine/text/format.ts';
import { analysesContract } from '#features/guides/contract.ts';
import { analysesQuery } from '#features/guides/ui/analyses-query.ts';
import { modelsContract } from '#features/models/contract.ts';
import { modelTexts } from '#features/models/texts.ts';
import { lensTexts as texts } from '../../lens-texts.ts';

/** Whether a language model may write, what would be sent to it, and what has been. */
export function ModelLens() {
  const client = useQueryClient();
  const { data, error } = useQuery({ ...routeQuery(modelsContract.state), staleTime: 0 });
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = useMutation({
    mutationFn: (allowed: boolean) => callRoute(modelsContract.choose, { body: { allowed } }),
    onSuccess: (state) => client.setQueryData(routeKey(modelsContract.state), () => state),
    onError: (failure) =>
      toast({ title: errorSentence(failure, texts.saveFailed), variant: 'destructive' }),
    onSettled: () => setChosen(null),
  });
  return (
    <section
      id="integritetslinsen"
      aria-labelledby="lens-title"
      className="mt-8 scroll-mt-6 border-t border-line pt-6"
    >
      <h3 id="lens-title" className="font-semibold">
        {texts.title}
      </h3>
      <p className="mt-1 max-w-prose text-sm text-ink-muted">{texts.lead}</p>
      {error && (
        <Alert variant="error" className="mt-4">
          {errorSentence(error, texts.failed)}
        </Alert>
      )}
      {!data && !error && <Skeleton className="mt-4 h-24" />}
      {data?.model === null && <p className="mt-4 text-sm">{texts.none}</p>}
      {data && data.model !== null && (
        <>
          <Switch
            className="mt-5"
            label={texts.allow}
            hint={data.verified ? texts.allowHint(data.model, data.host ?? '') : texts.unverified}
            checked={chosen ?? data.allowed}
            loading={chosen !== null}
            disabled={!data.verified && !data.allowed}
            onChange={(allowed) => {
              // At once: the mutation is told of a turn later, and until then the switch would go back.
              setChosen(allowed);
              choose.mutate(allowed);
            }}
          />
          <p className="mt-3 text-sm text-ink-muted">
            {texts.used(formatCount(data.tokens.used), formatCount(data.tokens.max))}
          </p>
          <Payloads calls={data.calls} />
        </>
      )}
    </section>
  );
}

type Calls = Awaited<ReturnType<typeof callRoute<typeof modelsContract.state>>>['calls'];

/** What would be sent for the newest analysis, and what each call has sent, word for word. */
function Payloads({ calls }: { calls: Calls }) {
  const [shown, setShown] = useState<{ title: string; sent: string } | null>(null);
  const pressed = useRef<HTMLElement>(null);
  const analyses = useQuery(analysesQuery);
  const newest = analyses.data?.[0];
  const look = useMutation({
    mutationFn: async (call: Calls[number] | null) => {
      if (call !== null) {
        const { sent } = await callRoute(modelsContract.call, { params: { id: call.id } });
        return { title: texts.sentAt(day(call.at)), sent };
      }
      if (newest === undefined) throw new Error(texts.noAnalysis);
      const input = { params: { id: newest.id } };
      return {
        title: texts.wouldBe,
        sent: (await callRoute(analysesContract.modelPayload, input)).sent,
      };
    },
    onSuccess: setShown,
    onError: (failure) =>
      toast({ title: errorSentence(failure, texts.payloadFailed), variant: 'destructive' }),
  });
  return (
    <div className="mt-5 flex flex-col gap-4">
      <LoadFailed of={analyses} title={texts.analysesFailed} />
      <div>
        <Button
          variant="secondary"
          icon={<Eye aria-hidden className="size-4" />}
          disabled={newest === undefined}
          loading={look.isPending && look.variables === null}
          onClick={(event) => {
            pressed.current = event.currentTarget;
            look.mutate(null);
          }}
        >
          {texts.preview}
        </Button>
        <p className="mt-2 text-sm text-ink-muted">{texts.chat}</p>
        {analyses.data && newest === undefined && (
          <p className="mt-2 text-sm text-ink-muted">{texts.noAnalysis}</p>
        )}
      </div>
      <h4 className="text-sm font-semibold">{texts.log}</h4>
      {calls.length === 0 && <p className="-mt-3 text-sm text-ink-muted">{texts.noCalls}</p>}
      <ul className="-mt-2 flex flex-col divide-y divide-line text-sm">
        {calls.map((call) => (
          <li key={call.id} className="flex flex-wrap items-center justify-between gap-x-6 py-1.5">
            <span className="min-w-0">
              {texts.purposes[call.purpose]}, {day(call.at)}
              <span className="block text-ink-muted">
                {texts.states[call.state]}
                {call.state === 'answered' && ` · ${texts.tokens(formatCount(call.tokens))}`}
              </span>
            </span>
            <Button
              variant="ghost"
              loading={look.isPending && look.variables?.id === call.id}
              onClick={(event) => {
                pressed.current = event.currentTarget;
                look.mutate(call);
              }}
            >
              {texts.show}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        open={shown !== null}
        onClose={() => setShown(null)}
        title={shown?.title ?? ''}
        description={modelTexts.payloadLead}
        returnFocus={pressed}
        size="lg"
      >
        <pre className="text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">{shown?.sent}</pre>
      </Dialog>
    </div>
  );
}

const day = (at: string) => `${formatDate(formatInstantDay(at))} ${formatInstantTime(at)}`;
