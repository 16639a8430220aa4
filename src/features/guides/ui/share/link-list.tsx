import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { routeKey, routeQuery } from '#client/data/queries.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { guideOfType } from '#contract/guides.ts';
import { formatCount, formatInstantDay, formatRecentDay } from '#engine/text/format.ts';
import { type ReportLink, reportLinksContract } from '../../report-links-contract.ts';
import { reportTitles } from '../../report-titles.ts';
import { shareTexts } from '../../share-texts.ts';

const texts = shareTexts.list;
const { list, revoke } = reportLinksContract;

/** The company's links, with how often each was opened; nothing where there are none. */
export function LinkList() {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const links = useQuery({ ...routeQuery(list), staleTime: 0 });
  const end = useMutation({
    mutationFn: (id: string) => callRoute(revoke, { params: { id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: routeKey(list) });
      // The button that had the focus went with its link.
      heading.current?.focus();
    },
  });
  if (links.error) return <LoadFailed of={links} text={texts.failed} />;
  if (!links.data) return <Spinner label={texts.loading} />;
  if (links.data.length === 0 && end.isIdle) return null;
  return (
    <section aria-labelledby="shared-links" className="border-t border-line pt-5">
      <h3 ref={heading} id="shared-links" tabIndex={-1} className="font-semibold">
        {texts.title}
      </h3>
      <p role="status" className="mt-1 text-sm text-ink-muted empty:hidden">
        {end.isSuccess && texts.revoked}
      </p>
      {end.error && (
        <Alert variant="error" title={texts.revokeFailed} className="mt-3">
          {errorSentence(end.error, shareTexts.failed.text)}
        </Alert>
      )}
      <ul className="divide-y divide-line">
        {links.data.map((link) => (
          <LinkLine
            key={link.id}
            link={link}
            isEnding={end.isPending && end.variables === link.id}
            onEnd={() => end.mutate(link.id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface LinkLineProps {
  link: ReportLink;
  isEnding: boolean;
  onEnd: () => void;
}

function LinkLine({ link, isEnding, onEnd }: LinkLineProps) {
  const { analysisType, madeAt, expiresAt, views, lastViewedAt, locked, rows, answers } = link;
  const now = new Date().toISOString();
  const name = link.label || texts.unnamed;
  const hasEnded = expiresAt <= now;
  const until = hasEnded ? texts.ended : texts.until;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3.5">
      <div className="min-w-0 flex-1 basis-56 text-sm text-ink-muted [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink">
          <span className="min-w-0 font-medium">{name}</span>
          {locked && <Badge>{texts.locked}</Badge>}
          {rows && <Badge variant="warning">{texts.rows}</Badge>}
          {answers && <Badge variant="info">{texts.answers}</Badge>}
        </p>
        <p className="mt-0.5">
          {texts.report(reportTitles[guideOfType(analysisType)], formatInstantDay(madeAt))}
        </p>
        <p>
          {until(formatInstantDay(expiresAt))}.{' '}
          {lastViewedAt === null
            ? texts.notOpened
            : texts.opened(views, formatCount(views), formatRecentDay(lastViewedAt, now))}
          .
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        loading={isEnding}
        aria-label={hasEnded ? undefined : texts.revokeOf(name)}
        onClick={onEnd}
      >
        {hasEnded ? texts.remove : texts.revoke}
      </Button>
    </li>
  );
}
