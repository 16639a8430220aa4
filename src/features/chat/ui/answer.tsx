import { ArrowRight, Info } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#client/ui/button.tsx';
import { ChartCard } from '#client/ui/chart/chart-card.tsx';
import { FoldedText } from '#client/ui/receipt/folded-text.tsx';
import type { ConsultantAnswer } from '#engine/consultant/consult.ts';
import { ReplacedSentences } from '#features/guides/ui/result/replaced-sentences.tsx';
import type { ChatMessage } from '../contract.ts';
import { chatTexts as texts } from '../texts.ts';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerCard } from './answer-card.tsx';
import { AnswerReceipts } from './answer-receipts.tsx';
import { AnswerTable } from './answer-table.tsx';

interface AnswerProps {
  message: ChatMessage;
  isNewest: boolean;
  onAsk: (message: string) => void;
  onRetry: () => void;
}

/** An answer: what was asked, its text and figures, and what one can go on with. */
export function Answer({ message, isNewest, onAsk, onRetry }: AnswerProps) {
  const { answer } = message;
  return (
    <article aria-label={texts.consultant} className="flex min-w-0 flex-col gap-3">
      <h2 className="sr-only">{texts.consultant}</h2>
      {answer === null ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-sm text-ink-muted">{message.message}</p>
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {texts.retry}
          </Button>
        </div>
      ) : (
        <AnswerReceipts turnId={message.turnId} answer={answer}>
          <AnswerBody answer={answer} isNewest={isNewest} />
          {message.state === 'stopped' && <p className="text-sm text-ink-muted">{texts.stopped}</p>}
          {answer.missing && (
            <Button asChild variant="secondary" size="sm" className="self-start">
              <Link to={answer.missing.to}>
                {answer.missing.label}
                <ArrowRight aria-hidden className="size-4" />
              </Link>
            </Button>
          )}
          <AnswerActions message={message} answer={answer} onRetry={onRetry} />
          {answer.engine.model && <ReplacedSentences model={answer.engine.model} />}
          {isNewest && <Suggestions questions={answer.suggestions} onAsk={onAsk} />}
        </AnswerReceipts>
      )}
    </article>
  );
}

function AnswerBody({ answer, isNewest }: { answer: ConsultantAnswer; isNewest: boolean }) {
  return (
    <AnswerCard>
      <FoldedText
        text={answer.text}
        path="text"
        level={3}
        className="leading-relaxed"
        about={texts.answer}
        // What has been read while a model wrote it is not taken away.
        open={isNewest && answer.engine.model !== undefined}
      />
      {answer.charts.map((chart) => (
        <ChartCard
          key={`${chart.id}${chart.title}`}
          chart={chart}
          whenNear
          // The answer is a card already, and a phone has no room for two.
          className="max-sm:border-0 max-sm:p-0 max-sm:shadow-none"
        />
      ))}
      {answer.charts.length === 0 &&
        answer.tables.map((table) => (
          <AnswerTable key={table.rows[0]?.factIds.join() ?? ''} table={table} />
        ))}
      {answer.meant.length > 0 && (
        <p className="flex gap-2 border-t border-line pt-3 text-xs text-ink-muted">
          <Info aria-hidden className="mt-px size-3.5 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <span className="font-medium">{texts.meant}:</span> {answer.meant.join(' | ')}
          </span>
        </p>
      )}
    </AnswerCard>
  );
}

interface SuggestionsProps {
  questions: readonly string[];
  onAsk: (message: string) => void;
}

function Suggestions({ questions, onAsk }: SuggestionsProps) {
  if (questions.length === 0) return null;
  return (
    <ul aria-label={texts.next} className="flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="min-h-9 rounded-full border border-line-control/60 bg-surface px-3.5 py-1.5 text-left text-sm text-ink hover:border-line-control hover:bg-hover"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
