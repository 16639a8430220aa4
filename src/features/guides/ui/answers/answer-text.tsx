import { Badge, type BadgeVariant } from '#client/ui/badge.tsx';
import { formatInstantDay, formatInstantTime } from '#engine/text/format.ts';
import type { AnswerKind, ReportAnswer } from '../../report-answers-contract.ts';
import { answerKindNames, reportAnswersTexts } from '../../report-answers-texts.ts';

const looks: Record<AnswerKind, BadgeVariant> = {
  approved: 'positive',
  comment: 'neutral',
  question: 'warning',
};

/** One answer: of what kind, by whom and when, and its words as they were typed. */
export function AnswerText({ answer }: { answer: ReportAnswer }) {
  const { kind, name, createdAt, text } = answer;
  const [day, time] = [formatInstantDay(createdAt), formatInstantTime(createdAt)];
  return (
    <div className="text-sm [overflow-wrap:anywhere]">
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted">
        <Badge variant={looks[kind]}>{answerKindNames[kind]}</Badge>
        <span className="min-w-0">{reportAnswersTexts.by(name, day, time)}</span>
      </p>
      {text !== '' && <p className="mt-1 max-w-prose whitespace-pre-line text-ink">{text}</p>}
    </div>
  );
}
