import { FileCheck2, FileSearch, FileWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#client/ui/card.tsx';
import { DefinitionList } from '#client/ui/definition-list.tsx';
import { Outcome } from '#client/ui/outcome.tsx';
import { formatInstantDay, formatInstantTime } from '#engine/text/format.ts';
import type { CheckOutcome, IssuedContents } from '../../check-contract.ts';
import { checkTexts as texts } from '../../check-texts.ts';

const icons: Record<CheckOutcome, ReactNode> = {
  unchanged: <FileCheck2 aria-hidden className="size-8 text-positive" />,
  changed: <FileWarning aria-hidden className="size-8 text-negative" />,
  code: <FileSearch aria-hidden className="size-8 text-accent-ink" />,
};

interface CheckedReportProps {
  outcome: CheckOutcome;
  contents: IssuedContents;
  issuedAt: string;
  /** The file's; null without one. */
  name: string | null;
}

/** How a check came out, and what the report says that was handed out. */
export function CheckedReport({ outcome, contents, issuedAt, name }: CheckedReportProps) {
  const { title, text } = texts.outcomes[outcome];
  const { company, period, lines, keyFigures } = contents;
  const issued = `${formatInstantDay(issuedAt)} kl. ${formatInstantTime(issuedAt)}`;
  return (
    <Card>
      <Outcome key={`${outcome} ${name}`} icon={icons[outcome]} title={title}>
        <p className="mt-2 text-ink-muted [overflow-wrap:anywhere]">{text(name ?? '')}</p>
      </Outcome>
      <h2 className="mt-6 mb-3 font-semibold">{texts.contents.title}</h2>
      <DefinitionList
        items={[
          { name: texts.contents.company, value: company },
          { name: texts.contents.kind, value: contents.title },
          { name: texts.contents.period, value: period },
          { name: texts.contents.made, value: lines.join(' · ') },
          { name: texts.contents.issued, value: issued },
        ]}
      />
      {keyFigures.length > 0 && (
        <>
          <h2 className="mt-6 font-semibold">{texts.contents.keyFigures}</h2>
          <p className="text-sm whitespace-pre-line text-ink-muted">{contents.over}</p>
          <DefinitionList
            className="mt-3"
            items={keyFigures.map(({ label, value, note }) => ({
              name: label,
              value: (
                <>
                  <span className="font-medium tabular-nums">{value}</span>{' '}
                  <span className="text-ink-muted">{note}</span>
                </>
              ),
            }))}
          />
        </>
      )}
    </Card>
  );
}
