import { type ReactNode, useId, useState } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { Card } from '#client/ui/card.tsx';
import { ChartCard } from '#client/ui/chart/chart-card.tsx';
import { cx } from '#client/ui/cx.ts';
import { foldedOnPhone, PhoneFold } from '#client/ui/phone-fold.tsx';
import { Stat, StatRow } from '#client/ui/stat.tsx';
import type { ReportAdvice, ReportPart, ReportRun } from '../report.ts';
import { firstSentence, runsText } from '../runs.ts';
import { sharedTexts } from '../shared-texts.ts';
import { FoldedBlocks } from './folded-blocks.tsx';
import { placed } from './placed.ts';
import { Blocks, Runs } from './report-runs.tsx';
import { ReportTable } from './report-table.tsx';

type Part<Kind extends ReportPart['kind']> = Extract<ReportPart, { kind: Kind }>;

interface ReportPartViewProps {
  part: ReportPart;
  /** Whether its first piece of advice stands open on a phone: that of the first of several parts does. */
  opensFirst?: boolean;
  /** What stands under a piece of its advice, by place. */
  answerTo?: (item: number) => ReactNode;
}

/** One part of a report on a page. The appendix is not shown: figures open their receipts. */
export function ReportPartView({ part, opensFirst = true, answerTo }: ReportPartViewProps) {
  switch (part.kind) {
    case 'keyFigures':
      return <KeyFigures part={part} />;
    case 'text':
      return (
        <Section title={part.title} lead={part.lead}>
          <div className="flex max-w-prose flex-col gap-3 [overflow-wrap:anywhere]">
            <FoldedBlocks blocks={part.blocks} about={part.title} />
          </div>
        </Section>
      );
    case 'chart':
      return <ChartCard chart={part.chart} whenNear />;
    case 'table':
      return (
        <Section title={part.title} lead={part.lead}>
          <ReportTable part={part} />
        </Section>
      );
    case 'advice':
      return (
        <Section title={part.title} lead={[{ text: part.lead, factId: null }]}>
          <ol className="flex flex-col gap-4">
            {placed(part.items).map(({ each, place }) => (
              <li key={place}>
                <Advice
                  advice={each}
                  isFirst={opensFirst && place === 0}
                  below={answerTo?.(place)}
                />
              </li>
            ))}
          </ol>
        </Section>
      );
    case 'receipts':
      return null;
  }
}

interface SectionProps {
  title: string;
  lead: readonly ReportRun[];
  children: ReactNode;
}

function Section({ title, lead, children }: SectionProps) {
  return (
    <section className="min-w-0">
      <h2 className="text-xl font-semibold [overflow-wrap:anywhere]">{title}</h2>
      {lead.some(({ text }) => text !== '') && (
        <p className="mt-1 max-w-prose text-sm text-ink-muted [overflow-wrap:anywhere]">
          <Runs runs={lead} />
        </p>
      )}
      <div className="mt-4">{children}</div>
    </section>
  );
}

function KeyFigures({ part: { title, lead, entries } }: { part: Part<'keyFigures'> }) {
  return (
    <Section title={title} lead={lead}>
      <StatRow count={entries.length}>
        {entries.map(({ label, value, note }) => (
          <Stat
            key={label}
            label={label}
            value={<Runs runs={value} />}
            note={note && note.length > 0 && <Runs runs={note} />}
          />
        ))}
      </StatRow>
    </Section>
  );
}

/** On a phone what is assumed of an effect is told with the rest of the advice. */
function Value({ runs, className }: { runs: readonly ReportRun[]; className: string | false }) {
  const [first, rest] = firstSentence(runs);
  return (
    <>
      <Runs runs={first} />
      {rest.length > 0 && (
        <span className={cx(className)}>
          <Runs runs={rest} />
        </span>
      )}
    </>
  );
}

/** Signs of what has room in half the width of a phone. */
const SHORT = 36;

interface AdviceProps {
  advice: ReportAdvice;
  isFirst: boolean;
  below: ReactNode;
}

/** On a phone the first stands open, and the others say what they are and what they are worth. */
function Advice({ advice, isFirst, below }: AdviceProps) {
  const { title, priority, body, action, entries } = advice;
  const [open, setOpen] = useState(isFirst);
  const id = useId();
  const folded = foldedOnPhone(open);
  return (
    <Card padding="none" data-print="together" className="grid lg:grid-cols-[1fr_18rem]">
      <div className="flex min-w-0 flex-col gap-3 p-5 sm:p-6 [overflow-wrap:anywhere]">
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
          <h3 className="min-w-0 flex-1 basis-48 font-semibold">
            <Runs runs={title} />
          </h3>
          {priority && <Badge>{priority}</Badge>}
        </div>
        <div id={id} className={cx('flex flex-col gap-3', folded)}>
          <Blocks blocks={body} level={4} />
          {action && (
            <div className="mt-1 flex flex-col gap-1 border-l-2 border-accent pl-4">
              <h4 className="text-sm font-medium text-accent-ink">{action.title}</h4>
              <Blocks blocks={action.blocks} level={4} />
            </div>
          )}
        </div>
        {below && <div className="mt-2">{below}</div>}
      </div>
      {entries.length > 0 && (
        <dl className="grid grid-cols-2 content-start gap-x-6 gap-y-3.5 border-line bg-sunken/50 p-5 text-sm max-lg:rounded-b-lg max-lg:border-t sm:p-6 lg:grid-cols-1 lg:rounded-r-lg lg:border-l">
          {placed(entries).map(({ each: { label, value, note }, place }) => (
            <div
              key={label}
              className={cx(
                'min-w-0 [overflow-wrap:anywhere]',
                place > 0 && folded,
                runsText([...value, ...(note ?? [])]).length > SHORT && 'max-lg:col-span-2',
              )}
            >
              <dt className="text-ink-muted">{label}</dt>
              <dd className="mt-0.5">
                <Value runs={value} className={folded} />
                {note && note.length > 0 && (
                  <span className={cx('block text-ink-muted', folded)}>
                    <Runs runs={note} />
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {!isFirst && (
        <PhoneFold
          label={sharedTexts.whole}
          controls={id}
          open={open}
          onToggle={() => setOpen(!open)}
        />
      )}
    </Card>
  );
}
