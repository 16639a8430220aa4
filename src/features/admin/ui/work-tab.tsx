import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { routeKey, routeQuery } from '#client/data/queries.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Cell, HeaderCell, Row, Table } from '#client/ui/table.tsx';
import { toast } from '#client/ui/toast-store.ts';
import { guideOfType } from '#contract/guides.ts';
import { formatCount, formatInstantDay, formatInstantTime } from '#engine/text/format.ts';
import { adminContract } from '../contract.ts';
import type { FailedAnalysis, QueueRow, WaitingMail } from '../rows.ts';
import { adminTexts } from '../texts.ts';
import { RowText } from './paged-list.tsx';

const texts = adminTexts.work;
const moment = (at: string) => `${formatInstantDay(at)} ${formatInstantTime(at)}`;

/** Drift: what waits or has failed, and a way to try again. */
export function WorkTab() {
  const { data, error, isFetching, refetch } = useQuery({
    ...routeQuery(adminContract.work),
    staleTime: 0,
  });
  if (error) return <Alert variant="error">{errorSentence(error, adminTexts.list.failed)}</Alert>;
  if (!data)
    return (
      <div aria-busy="true">
        <Skeleton className="h-96" />
      </div>
    );
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <CardHeader
          title={texts.queues}
          className="mb-4"
          actions={
            <Button variant="secondary" size="sm" loading={isFetching} onClick={() => refetch()}>
              {texts.refresh}
            </Button>
          }
        />
        <Queues rows={data.queues} />
      </Card>
      <Rows title={texts.mails} none={texts.noMails} count={data.mails.length}>
        {data.mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} />
        ))}
      </Rows>
      <Rows title={texts.analyses} none={texts.noAnalyses} count={data.analyses.length}>
        {data.analyses.map((analysis) => (
          <FailedRow key={analysis.id} analysis={analysis} />
        ))}
      </Rows>
    </div>
  );
}

function Queues({ rows }: { rows: readonly QueueRow[] }) {
  return (
    <Table caption={texts.queues}>
      <thead>
        <tr>
          <HeaderCell>{texts.queue}</HeaderCell>
          {[texts.waiting, texts.active, texts.failed, texts.oldest].map((name) => (
            <HeaderCell key={name} numeric className="max-sm:hidden">
              {name}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ queue, waiting, active, failed, oldestSeconds }) => {
          const numbers = [
            { name: texts.waiting, value: formatCount(waiting) },
            { name: texts.active, value: formatCount(active) },
            { name: texts.failed, value: formatCount(failed) },
            { name: texts.oldest, value: formatCount(oldestSeconds / 60) },
          ];
          return (
            <Row key={queue}>
              <Cell>
                {(texts.queueNames as Record<string, string>)[queue] ?? queue}
                {/* A phone has no room for five columns: it tells those that hold something. */}
                <QueueOnPhone numbers={numbers.filter(({ value }) => value !== formatCount(0))} />
              </Cell>
              {numbers.map(({ name, value }) => (
                <Cell key={name} numeric className="max-sm:hidden">
                  {value}
                </Cell>
              ))}
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}

function QueueOnPhone({ numbers }: { numbers: readonly { name: string; value: string }[] }) {
  if (numbers.length === 0)
    return <span className="float-right text-ink-muted sm:hidden">{texts.empty}</span>;
  return numbers.map(({ name, value }) => (
    <span key={name} className="flex justify-between gap-4 text-ink-muted sm:hidden">
      <span>{name}</span>
      <span className="tabular">{value}</span>
    </span>
  ));
}

interface RowsProps {
  title: string;
  none: string;
  count: number;
  children: ReactNode;
}

function Rows({ title, none, count, children }: RowsProps) {
  return (
    <Card>
      <CardHeader title={title} />
      {count === 0 ? (
        <p className="mt-3 text-sm text-ink-muted">{none}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">{children}</ul>
      )}
    </Card>
  );
}

const rowLook = 'flex flex-wrap items-center gap-x-6 gap-y-2 py-3.5';

function MailRow({ mail }: { mail: WaitingMail }) {
  const { failedAt, error, nextAt } = mail;
  const written = texts.written(moment(mail.createdAt), formatCount(mail.tries));
  const next = nextAt === null ? [] : [texts.nextTry(moment(nextAt))];
  return (
    <li className={rowLook}>
      <RowText
        title={mail.subject}
        lines={[mail.to, written, ...(error === null ? next : [error])]}
      />
      <Badge variant={failedAt === null ? 'warning' : 'negative'}>
        {failedAt === null ? texts.waits : texts.givenUp}
      </Badge>
      <Retry
        name={mail.subject}
        work={() => callRoute(adminContract.retryMail, { params: { id: mail.id } })}
      />
    </li>
  );
}

function FailedRow({ analysis }: { analysis: FailedAnalysis }) {
  const { id, userId, companyName, userName, analysisType, code, text } = analysis;
  const guide = guideOfType(analysisType);
  const title = guide === null ? analysisType : adminTexts.guides[guide];
  return (
    <li className={rowLook}>
      <RowText
        title={title}
        lines={[`${companyName} · ${userName}`, text ?? code ?? '', moment(analysis.createdAt)]}
      />
      <Retry
        name={`${title}, ${companyName}`}
        work={() => callRoute(adminContract.retryAnalysis, { params: { userId, id } })}
      />
    </li>
  );
}

function Retry({ name, work }: { name: string; work: () => Promise<unknown> }) {
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: work,
    onSuccess: () => toast({ title: texts.retried }),
    onError: (error) =>
      toast({ title: errorSentence(error, texts.retryFailed), variant: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: routeKey(adminContract.work) }),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={texts.retryNamed(name)}
      loading={retry.isPending}
      onClick={() => retry.mutate()}
    >
      {texts.retry}
    </Button>
  );
}
