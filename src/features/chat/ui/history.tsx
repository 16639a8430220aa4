import { Pencil, RotateCcw, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { errorSentence } from '#client/data/call-error.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import type { ChatMessage } from '../contract.ts';
import { chatTexts as texts } from '../texts.ts';
import { afterPress } from './after-press.ts';
import { Answer } from './answer.tsx';
import { ComingAnswer } from './coming-answer.tsx';
import type { Chat } from './use-chat.ts';

interface HistoryProps {
  chat: Chat;
  onAsk: (message: string) => void;
  onEdit: (message: string, turnId: string) => void;
}

/** SPEC: the newest message is scrolled to after 100 ms. */
const SCROLL_MS = 100;

/** Questions with their answers, the newest last. */
export default function History({ chat, onAsk, onEdit }: HistoryProps) {
  const { messages, send, asked, coming, isPending, isLocked, waiting } = chat;
  const end = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.id ?? '';
  const text = coming?.text ?? '';
  const count = `${last}${send.isPending}${waiting.length}${text.length}`;
  useEffect(() => {
    if (count === '') return;
    let callOff = () => {};
    const timer = setTimeout(() => {
      callOff = afterPress(() => end.current?.scrollIntoView({ block: 'end' }));
    }, SCROLL_MS);
    return () => {
      clearTimeout(timer);
      callOff();
    };
  }, [count]);
  const isWhole = messages.some(
    ({ role, turnId }) => role === 'assistant' && turnId === coming?.turnId,
  );
  const isComing = text !== '' && !isWhole;
  const newest = messages.findLast(({ role }) => role === 'assistant');
  return (
    <div className="flex flex-col gap-6" aria-live="polite">
      {messages.map((message) =>
        message.role === 'user' ? (
          <Question key={message.id} message={message} isPending={isPending} onEdit={onEdit} />
        ) : (
          <Answer
            key={message.id}
            message={message}
            isNewest={message === newest}
            onAsk={onAsk}
            onRetry={() => retryOf(messages, message, chat)}
          />
        ),
      )}
      {asked !== undefined && !isLocked && <Bubble text={asked} />}
      {isComing && <ComingAnswer text={text} />}
      {isPending && (
        <p className="flex items-center gap-3 text-sm text-ink-muted">
          <Spinner /> {isComing ? texts.writing : texts.pending}
        </p>
      )}
      {waiting.map((asked) => (
        <div key={asked.key} className="flex flex-col items-end gap-1">
          <Bubble text={asked.message} />
          <p className="flex items-center gap-2 px-2 text-xs text-ink-muted">
            {texts.waiting}
            <button
              type="button"
              aria-label={texts.withdraw(asked.message)}
              onClick={() => chat.withdraw(asked)}
              className="inline-flex min-h-8 items-center gap-1.5 rounded-md px-2 hover:text-ink"
            >
              <X aria-hidden className="size-3.5" /> {texts.takeBack}
            </button>
          </p>
        </div>
      ))}
      {send.isError && !isLocked && (
        <Alert
          variant="error"
          title={texts.failed}
          actions={
            <Button
              variant="secondary"
              size="sm"
              icon={<RotateCcw aria-hidden className="size-4" />}
              onClick={chat.retry}
            >
              {texts.retry}
            </Button>
          }
        >
          {errorSentence(send.error, texts.failed)}
        </Alert>
      )}
      <div ref={end} className="scroll-mb-40" />
    </div>
  );
}

/** Asks the same again in the place of what got no good answer. */
function retryOf(messages: readonly ChatMessage[], { turnId }: ChatMessage, chat: Chat): void {
  const question = messages.find((each) => each.turnId === turnId && each.role === 'user');
  if (question) chat.ask(question.message, turnId);
}

function Bubble({ text }: { text: string }) {
  return (
    <div className="flex w-full justify-end">
      <p className="max-w-[85%] rounded-lg rounded-br-sm bg-accent-soft px-4 py-2.5 whitespace-pre-line text-ink [overflow-wrap:anywhere]">
        <span className="sr-only">{texts.you}: </span>
        {text}
      </p>
    </div>
  );
}

interface QuestionProps {
  message: ChatMessage;
  isPending: boolean;
  onEdit: (message: string, turnId: string) => void;
}

function Question({ message, isPending, onEdit }: QuestionProps) {
  return (
    <div className="group flex flex-col items-end gap-1">
      <Bubble text={message.message} />
      <button
        type="button"
        aria-label={`${texts.edit}: ${message.message}`}
        onClick={() => onEdit(message.message, message.turnId)}
        // Its place is kept while an answer is written, so that nothing moves.
        className={cx(
          'inline-flex min-h-8 items-center gap-1.5 rounded-md px-2 text-xs text-ink-muted hover:text-ink',
          isPending && 'invisible',
        )}
      >
        <Pencil aria-hidden className="size-3.5" /> {texts.edit}
      </button>
    </div>
  );
}
