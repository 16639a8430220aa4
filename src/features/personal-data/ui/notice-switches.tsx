import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

/** Mails that the owner can do without, each turned on and off at once; and those that are always sent. */
export function NoticeSwitches() {
  const client = useQueryClient();
  const { data, error } = useQuery({ ...routeQuery(personalDataContract.notices), staleTime: 0 });
  const choose = useMutation({
    mutationFn: (body: { kind: NoticeKind; wanted: boolean }) =>
      callRoute(personalDataContract.chooseNotice, { body }),
    onError: (failure) =>
      toast({ title: errorSentence(failure, texts.saveFailed), variant: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: routeKey(personalDataContract.notices) }),
  });
  return (
    <>
      {error && <Alert variant="error">{errorSentence(error, texts.failed)}</Alert>}
      {!data && !error && <Skeleton className="h-24" />}
      <div className="flex flex-col gap-5">
        {data?.map(({ kind, wanted }) => {
          const chosen =
            choose.isPending && choose.variables.kind === kind ? choose.variables : null;
          return (
            <Switch
              key={kind}
              label={texts.kinds[kind].label}
              hint={texts.kinds[kind].hint}
              checked={chosen?.wanted ?? wanted}
              loading={chosen !== null}
              onChange={(checked) => choose.mutate({ kind, wanted: checked })}
            />
          );
        })}
      </div>
      <p className="mt-6 border-t border-line pt-5 text-sm text-ink-muted">{texts.always}</p>
    </>
  );
}
