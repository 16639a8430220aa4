import { Play } from 'lucide-react';
import { Link } from 'react-router';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { formatMoney, formatNumber, formatPeriod } from '#engine/text/format.ts';
import { revenueColumn } from '#features/documents/model.ts';
import { useDocument } from '#features/documents/ui/use-documents.ts';
import { countAnswered } from '../answers.ts';
import { guideTexts, questions, runTexts } from '../texts.ts';
import { RunProgress } from './run-progress.tsx';
import type { useGuide } from './use-guide.ts';
import type { RunFailure, useRun } from './use-run.ts';

interface StepRunProps {
  guide: ReturnType<typeof useGuide>;
  run: ReturnType<typeof useRun>;
}

/** Step 3: what will be used, then how far it has come. */
export function StepRun({ guide, run }: StepRunProps) {
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      {run.failure && <Failure failure={run.failure} onRetry={run.run} />}
      {run.running ? (
        <RunProgress progress={run.progress} />
      ) : (
        <Card className="flex flex-col gap-6">
          <CardHeader title={runTexts.title} description={runTexts.lead} />
          <FileUsed guide={guide} />
          <AnswersUsed guide={guide} />
          <Button
            size="lg"
            className="self-start max-sm:w-full"
            icon={<Play aria-hidden className="size-4" />}
            onClick={run.run}
          >
            {runTexts.run}
          </Button>
        </Card>
      )}
    </div>
  );
}

function Failure({ failure, onRetry }: { failure: RunFailure; onRetry: () => void }) {
  return (
    <Alert
      variant={failure.upgradeRequired ? 'warning' : 'error'}
      live
      title={failure.upgradeRequired ? runTexts.limit : runTexts.failed.title}
      actions={
        failure.upgradeRequired ? (
          <Button asChild size="sm">
            <Link to="/subscribe">{guideTexts.upgrade}</Link>
          </Button>
        ) : (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {runTexts.retry}
          </Button>
        )
      }
    >
      {failure.text}
    </Alert>
  );
}

function FileUsed({ guide }: Pick<StepRunProps, 'guide'>) {
  const document = useDocument(guide.guide.document?.id ?? null);
  if (!document.data) return <Skeleton className="h-24" />;
  const { filename, extractedData } = document.data;
  const revenue = revenueColumn(extractedData.columns);
  const lines = [
    { name: runTexts.file, value: filename },
    { name: runTexts.period, value: extractedData.period && formatPeriod(extractedData.period) },
    { name: runTexts.rows, value: formatNumber(extractedData.rows.used) },
    {
      name: runTexts.sum,
      value: revenue?.sum
        ? formatMoney(revenue.sum, { currency: extractedData.currency, decimals: 2 })
        : null,
    },
  ];
  return (
    <Used onEdit={() => guide.goTo('upload')} title={guideTexts.basis}>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {lines.map(
          ({ name, value }) =>
            value && (
              <div key={name} className="min-w-0">
                <dt className="text-sm text-ink-muted">{name}</dt>
                <dd className="tabular font-medium [overflow-wrap:anywhere]">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Used>
  );
}

function AnswersUsed({ guide }: Pick<StepRunProps, 'guide'>) {
  const answers = guide.savedAnswers;
  if (answers === null) return null;
  const given = questions.filter(({ key }) => answers[key].trim() !== '');
  return (
    <Used onEdit={() => guide.goTo('questions')} title={runTexts.answers}>
      <p className="tabular text-sm text-ink-muted">{runTexts.answersOf(countAnswered(answers))}</p>
      <dl className="mt-2 flex flex-col gap-2.5 text-sm">
        {given.map(({ key, short }) => (
          <div key={key} className="grid gap-x-4 sm:grid-cols-[12rem_1fr]">
            <dt className="text-ink-muted">{short}</dt>
            <dd className="line-clamp-3 [overflow-wrap:anywhere]">{answers[key]}</dd>
          </div>
        ))}
      </dl>
    </Used>
  );
}

function Used(props: { title: string; onEdit: () => void; children: React.ReactNode }) {
  return (
    <section className="relative border-t border-line pt-5">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h3 className="font-semibold">{props.title}</h3>
        <Button
          variant="link"
          aria-label={`${runTexts.edit}: ${props.title}`}
          onClick={props.onEdit}
        >
          {runTexts.edit}
        </Button>
      </div>
      {props.children}
    </section>
  );
}
