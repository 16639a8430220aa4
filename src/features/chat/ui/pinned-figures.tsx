import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { callRoute } from '#client/data/call-route.ts';
import { routeKey, routeQuery } from '#client/data/queries.ts';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { formatFact } from '#engine/text/format.ts';
import { chatContract } from '../contract.ts';
import { chatTexts as texts } from '../texts.ts';

/** Figures of answers on the dashboard, each with the way back to its answer; nothing without any. */
export function PinnedFigures() {
  const client = useQueryClient();
  const pins = useQuery({
    ...routeQuery(chatContract.pins),
    meta: { failed: texts.pinsFailed },
  });
  const unpin = useMutation({
    mutationFn: (id: string) => callRoute(chatContract.unpin, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: routeKey(chatContract.pins) }),
    meta: { failed: texts.unpinFailed },
  });
  if (!pins.data || pins.data.length === 0) return null;
  return (
    <Card padding="md" className="xl:col-span-2">
      <CardHeader title={texts.pinTitle} />
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {pins.data.map(({ id, fact, conversationId }) => (
          <li key={id} className="flex items-start gap-2 rounded-md border border-line px-3 py-2.5">
            <div className="min-w-0 flex-1">
              <p className="text-sm text-ink-muted [overflow-wrap:anywhere]">{fact.label}</p>
              <p className="tabular text-lg font-semibold">{formatFact(fact)}</p>
              <Link
                to={`/chat?samtal=${conversationId}`}
                className="text-sm text-accent-ink underline underline-offset-4"
              >
                {texts.pinOpen}
              </Link>
            </div>
            <button
              type="button"
              aria-label={texts.unpin(fact.label)}
              disabled={unpin.isPending}
              onClick={() => unpin.mutate(id)}
              className="flex size-8 shrink-0 items-center justify-center rounded-md text-ink-muted hover:text-ink"
            >
              <X aria-hidden className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
