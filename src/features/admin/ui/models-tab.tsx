import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '#client/data/call-error.ts';
import { routeQuery } from '#client/data/queries.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Stat, StatRow } from '#client/ui/stat.tsx';
import { Cell, HeaderCell, Row, Table } from '#client/ui/table.tsx';
import type { ResponseOutput } from '#contract/route.ts';
import { formatCount, formatMoney, formatNumber } from '#engine/text/format.ts';
import { modelsContract } from '#features/models/contract.ts';
import { adminTexts } from '../texts.ts';

const texts = adminTexts.models;
type Numbers = ResponseOutput<typeof modelsContract.numbers>;

const kronor = (cost: number | null) => (cost === null ? '–' : formatMoney(cost, { decimals: 2 }));
const seconds = (median: number | null) =>
  median === null ? '–' : texts.seconds(formatNumber(median, 1));

/** Språkmodell: what it has been asked, what that took and how long, by day. */
export function ModelsTab() {
  const { data, error } = useQuery({ ...routeQuery(modelsContract.numbers), staleTime: 0 });
  if (error) return <Alert variant="error">{errorSentence(error, texts.failedToLoad)}</Alert>;
  if (!data)
    return (
      <div aria-busy="true">
        <Skeleton className="h-96" />
      </div>
    );
  const { model, calls, companies, failed, cost, days } = data;
  return (
    <div className="flex flex-col gap-6">
      {model === null && <Alert>{texts.none}</Alert>}
      <StatRow count={4}>
        <Stat label={texts.calls} value={formatCount(calls)} note={model ?? undefined} />
        <Stat label={texts.failed} value={formatCount(failed)} />
        <Stat label={texts.companies} value={formatCount(companies)} />
        <Stat
          label={texts.cost}
          value={kronor(cost)}
          note={cost === null ? texts.noPrice : undefined}
        />
      </StatRow>
      <Card>
        <CardHeader title={texts.title} description={texts.lead} className="mb-4" />
        {days.length === 0 ? (
          <p className="text-ink-muted">{texts.noCalls}</p>
        ) : (
          <Days days={days} />
        )}
        <p className="mt-3 text-xs text-ink-muted">{texts.estimated}</p>
      </Card>
    </div>
  );
}

function Days({ days }: Pick<Numbers, 'days'>) {
  const columns = [
    ...[texts.calls, texts.failed, texts.input, texts.output],
    ...[texts.cost, texts.median],
  ];
  return (
    <Table caption={texts.title}>
      <thead>
        <tr>
          <HeaderCell>{texts.day}</HeaderCell>
          {columns.map((name) => (
            <HeaderCell key={name} numeric>
              {name}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, calls, failed, inputTokens, outputTokens, cost, medianSeconds }) => (
          <Row key={day}>
            <Cell className="whitespace-nowrap">{day}</Cell>
            <Cell numeric>{formatCount(calls)}</Cell>
            <Cell numeric>{formatCount(failed)}</Cell>
            <Cell numeric>{formatCount(inputTokens)}</Cell>
            <Cell numeric>{formatCount(outputTokens)}</Cell>
            <Cell numeric>{kronor(cost)}</Cell>
            <Cell numeric>{seconds(medianSeconds)}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
