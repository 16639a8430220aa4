import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { routeKey, routeQuery } from '#client/data/queries.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { toast } from '#client/ui/toast-store.ts';
import type { NoticeKind } from '#contract/notices.ts';
import { personalDataContract } from '../contract.ts';
import { noticeTexts as texts } from '../texts.ts';

interface Choice {
  kind: NoticeKind;
  wanted: boolean;
}

/** Mails that the owner can do without, each turned on and off at once; and those that are always sent. */
export function NoticeSwitches() {
  const client = useQueryClient();
  const { data, error } = useQuery({ ...routeQuery(personalDataContract.notices), staleTime: 0 });
  const [chosen, setChosen] = useState<Choice | null>(null);
  const choose = useMutation({
    mutationFn: (body: Choice) => callRoute(personalDataContract.chooseNotice, { body }),
    onError: (failure) =>
      toast({ title: errorSentence(failure, texts.saveFailed), variant: 'destructive' }),
    onSettled: async (_saved, _failure, choice) => {
      await client.invalidateQueries({ queryKey: routeKey(personalDataContract.notices) });
      setChosen((latest) => (latest === choice ? null : latest));
    },
  });
  return (
    <>
      {error && <Alert variant="error">{errorSentence(error, texts.failed)}</Alert>}
      {!data && !error && <Skeleton className="h-24" />}
      <div className="flex flex-col gap-5">
        {data?.map(({ kind, wanted }) => (
          <Switch
            key={kind}
            label={texts.kinds[kind].label}
            hint={texts.kinds[kind].hint}
            checked={chosen?.kind === kind ? chosen.wanted : wanted}
            loading={chosen?.kind === kind}
            onChange={(checked) => {
              // At once: the mutation is told of a turn later, and until then the switch would go back.
              const choice = { kind, wanted: checked };
              setChosen(choice);
              choose.mutate(choice);
            }}
          />
        ))}
      </div>
      <p className="mt-6 border-t border-line pt-5 text-sm text-ink-muted">{texts.always}</p>
    </>
  );
}
