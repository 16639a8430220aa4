import { useMutation } from '@tanstack/react-query';
import { errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { DefinitionList } from '#client/ui/definition-list.tsx';
import { toast } from '#client/ui/toast-store.ts';
import { formatInstantTime, formatRecentDay } from '#engine/text/format.ts';
import { type Mailing, mailingContract } from '../contract.ts';
import { mailingTexts } from '../texts.ts';
import { useMailingCall } from './use-mailing-call.ts';

const { status: texts, preview, stop } = mailingTexts;

function shownTime(instant: string): string {
  const now = new Date().toISOString();
  return texts.at(formatRecentDay(instant, now), formatInstantTime(instant));
}

interface MailingStatusProps {
  mailing: Mailing;
  canPreview: boolean;
}

/** When the mailing goes next and what became of it last, with what tries it and what stops it. */
export function MailingStatus({ mailing, canPreview }: MailingStatusProps) {
  const { nextAt, sentAt, latest } = mailing;
  const tried = useMutation({
    mutationFn: () => callRoute(mailingContract.preview, {}),
    onSuccess: ({ to }) => toast({ title: preview.sent(to) }),
  });
  const ended = useMailingCall(
    () => callRoute(mailingContract.stop, {}),
    () => toast({ title: stop.done }),
  );
  const became =
    latest === null || latest.outcome === 'sent'
      ? null
      : `${texts.outcomes[latest.outcome]} (${shownTime(latest.at)})`;
  return (
    <Card>
      <DefinitionList
        items={[
          { name: texts.next, value: canPreview ? shownTime(nextAt) : texts.outcomes.not_pro },
          { name: texts.sent, value: sentAt === null ? texts.never : shownTime(sentAt) },
          { name: texts.latest, value: became },
        ]}
      />
      {tried.error && (
        <Alert variant="error" title={preview.failed} className="mt-5">
          {errorSentence(tried.error, mailingTexts.failed)}
        </Alert>
      )}
      {ended.error && (
        <Alert variant="error" title={stop.failed} className="mt-5">
          {errorSentence(ended.error, mailingTexts.failed)}
        </Alert>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {canPreview && (
          <Button variant="secondary" loading={tried.isPending} onClick={() => tried.mutate()}>
            {preview.action}
          </Button>
        )}
        <Button
          variant="secondary"
          loading={ended.isPending}
          onClick={() => ended.mutate(undefined)}
        >
          {stop.action}
        </Button>
      </div>
    </Card>
  );
}
