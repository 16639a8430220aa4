import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import { errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { routeKey, routeQuery } from '#client/data/queries.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { toast } from '#client/ui/toast-store.ts';
import { formatInstantTime, formatRecentDay } from '#engine/text/format.ts';
import { type SessionItem, settingsContract } from '../contract.ts';
import { settingsTexts } from '../texts.ts';

const texts = settingsTexts.security;

/** Where the user is signed in; each can be ended. */
export function SessionsList() {
  const client = useQueryClient();
  const { data, error } = useQuery({ ...routeQuery(settingsContract.sessions), staleTime: 0 });
  const end = useMutation({
    mutationFn: (id: string | null) =>
      id === null
        ? callRoute(settingsContract.endOtherSessions)
        : callRoute(settingsContract.endSession, { params: { id } }),
    onSuccess: (_, id) => toast(id === null ? texts.endedOthers : texts.ended),
    onError: (failure) =>
      toast({ title: errorSentence(failure, texts.endFailed), variant: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: routeKey(settingsContract.sessions) }),
  });
  return (
    <div className="mt-8 border-t border-line pt-6">
      <h3 className="font-semibold">{texts.sessionsTitle}</h3>
      <p className="mt-1 text-sm text-ink-muted">{texts.sessionsLead}</p>
      {error && (
        <Alert variant="error" className="mt-4">
          {errorSentence(error, texts.failed)}
        </Alert>
      )}
      {!data && !error && <Skeleton className="mt-4 h-24" />}
      <ul className="mt-4 flex flex-col divide-y divide-line">
        {data?.map((item) => (
          <SessionRow key={item.id} item={item} busy={end.isPending} onEnd={end.mutate} />
        ))}
      </ul>
      {(data?.length ?? 0) > 1 && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          loading={end.isPending}
          onClick={() => end.mutate(null)}
        >
          {texts.endOthers}
        </Button>
      )}
    </div>
  );
}

interface SessionRowProps {
  item: SessionItem;
  busy: boolean;
  onEnd: (id: string) => void;
}

function SessionRow({ item, busy, onEnd }: SessionRowProps) {
  const device = item.device ?? texts.unknownDevice;
  const now = new Date().toISOString();
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Laptop;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{device}</p>
        <p className="text-sm text-ink-muted">
          {texts.lastUsed(formatRecentDay(item.lastUsedAt, now))},{' '}
          {texts.since(
            `${formatRecentDay(item.createdAt, now)} ${formatInstantTime(item.createdAt)}`,
          )}
        </p>
      </div>
      {item.current ? (
        <Badge variant="accent">{texts.thisDevice}</Badge>
      ) : (
        <Button
          size="sm"
          variant="secondary"
          aria-label={texts.endNamed(device)}
          disabled={busy}
          onClick={() => onEnd(item.id)}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}
