import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { errorSentence } from '#client/data/call-error.ts';
import { routeQuery } from '#client/data/queries.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { SegmentedToggle } from '#client/ui/segmented-toggle.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Stat, StatRow } from '#client/ui/stat.tsx';
import { Cell, HeaderCell, Row, Table } from '#client/ui/table.tsx';
import {
  formatCount,
  formatInstantDay,
  formatInstantTime,
  formatMoney,
  formatPercent,
} from '#engine/text/format.ts';
import {
  adminSubscriptionsContract,
  type ListedSubscription,
  SUBSCRIPTION_LISTS,
} from '../subscriptions-contract.ts';
import { subscriptionsTabTexts as texts } from '../subscriptions-texts.ts';
import { adminTexts } from '../texts.ts';

const TROUBLES = ['unfinished', 'uncompared', 'waitingEvents'] as const;

type List = (typeof SUBSCRIPTION_LISTS)[number];

/** Betalningar: what is earned and lost, each number with its list. */
export function SubscriptionsTab() {
  const [list, setList] = useState<List>('subscribers');
  const { data, error } = useQuery({
    ...routeQuery(adminSubscriptionsContract.subscriptions, { query: { list } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (error) return <Alert variant="error">{errorSentence(error, adminTexts.list.failed)}</Alert>;
  if (!data)
    return (
      <div aria-busy="true">
        <Skeleton className="h-96" />
      </div>
    );
  const { churnPercent } = data;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <StatRow count={4}>
        <Stat
          label={texts.numbers.subscribers}
          value={formatCount(data.subscribers)}
          note={texts.mrr(formatMoney(data.mrr / 100))}
        />
        <Stat label={texts.numbers.trials} value={formatCount(data.trials)} />
        <Stat label={texts.numbers.failed} value={formatCount(data.failed)} />
        <Stat
          label={texts.numbers.ended}
          value={formatCount(data.ended)}
          note={churnPercent === null ? texts.noChurn : texts.churn(formatPercent(churnPercent))}
        />
      </StatRow>
      {TROUBLES.map((what) =>
        data[what] ? (
          <Alert key={what} variant="warning">
            {texts.troubles[what](formatCount(data[what]))}
          </Alert>
        ) : null,
      )}
      <SegmentedToggle
        className="self-start"
        label={texts.list}
        value={list}
        onChange={setList}
        options={SUBSCRIPTION_LISTS.map((value) => ({ value, label: texts.lists[value] }))}
      />
      {data.list.length === 0 ? (
        <Card>
          <EmptyState icon={<Inbox />} title={adminTexts.list.none} />
        </Card>
      ) : (
        <Listed list={list} rows={data.list} />
      )}
    </div>
  );
}

function Listed({ list, rows }: { list: List; rows: readonly ListedSubscription[] }) {
  return (
    <Table caption={texts.lists[list]}>
      <thead>
        <tr>
          <HeaderCell>{texts.company}</HeaderCell>
          <HeaderCell className="max-sm:hidden">{texts.period}</HeaderCell>
          <HeaderCell className="max-sm:hidden">{texts.since}</HeaderCell>
          <HeaderCell>{texts.when[list]}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id}>
            <Cell className="[overflow-wrap:anywhere]">
              {row.companyName ?? texts.gone}
              <span className="block text-ink-muted">{row.email}</span>
              <span className="block text-ink-muted sm:hidden">
                {row.billingFrequency && `${texts.frequency[row.billingFrequency]}, `}
                {formatInstantDay(row.startedAt)}
              </span>
            </Cell>
            <Cell className="max-sm:hidden">
              {row.billingFrequency && texts.frequency[row.billingFrequency]}
            </Cell>
            <Cell className="max-sm:hidden">{formatInstantDay(row.startedAt)}</Cell>
            <Cell>{whenOf(list, row)}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function whenOf(list: List, row: ListedSubscription): string {
  if (list === 'ended') return row.endedAt ? formatInstantDay(row.endedAt) : '–';
  if (list === 'failed') return row.unpaidSince ? formatInstantDay(row.unpaidSince) : '–';
  if (list === 'unfinished')
    return texts.tries(
      formatCount(row.endTries),
      row.endNextAt
        ? `${formatInstantDay(row.endNextAt)} ${formatInstantTime(row.endNextAt)}`
        : '–',
    );
  const day = formatInstantDay(row.periodEnd);
  return row.cancelAtPeriodEnd ? texts.ends(day) : day;
}
