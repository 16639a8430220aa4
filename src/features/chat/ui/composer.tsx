import { SendHorizontal, Square } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { callRoute } from '#client/data/call-route.ts';
import { Button } from '#client/ui/button.tsx';
import { chatContract, MOST_LETTERS } from '../contract.ts';
import { chatTexts as texts } from '../texts.ts';
import type { Chat } from './use-chat.ts';
import { WhatIsSent } from './what-is-sent.tsx';

interface ComposerProps {
  chat: Chat;
  draft: string;
  onDraft: (draft: string) => void;
  onAsk: (message: string) => void;
}

/** Where questions are written: Enter sends, Shift+Enter begins a new line. */
export function Composer({ chat, draft, onDraft, onAsk }: ComposerProps) {
  const { isPending, isLocked, messages, history } = chat;
  const field = useRef<HTMLTextAreaElement>(null);
  const message = draft.trim();
  const maySend = message !== '' && !isPending && !isLocked;
  useEffect(() => {
    if (draft !== '') field.current?.focus();
  }, [draft]);
  const send = () => maySend && onAsk(message);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const stop = async () => {
    const waiting = messages.find(({ state }) => state === 'pending');
    const fresh =
      waiting ?? (await history.refetch()).data?.find(({ state }) => state === 'pending');
    if (fresh) await callRoute(chatContract.stop, { params: { id: fresh.turnId } });
    await history.refetch();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2 rounded-lg border border-line-control bg-surface p-2 shadow-card focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-(--focus)">
        <textarea
          ref={field}
          aria-label={texts.input}
          aria-describedby="chat-hint"
          placeholder={texts.placeholder}
          rows={1}
          maxLength={MOST_LETTERS}
          value={draft}
          disabled={isLocked}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none bg-transparent px-2 py-2.5 focus:outline-none disabled:opacity-50"
        />
        {isPending && (
          <Button variant="secondary" size="icon" aria-label={texts.stop} onClick={stop}>
            <Square aria-hidden className="size-4" />
          </Button>
        )}
        <Button type="submit" size="icon" aria-label={texts.send} disabled={!maySend}>
          <SendHorizontal aria-hidden className="size-5" />
        </Button>
      </div>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 px-1">
        <p id="chat-hint" className="text-xs text-ink-muted">
          {chat.analysisId === null ? texts.hint : `${texts.fromAnalysis} ${texts.hint}`}
        </p>
        <WhatIsSent
          message={message}
          conversationId={chat.conversationId}
          analysisId={chat.analysisId}
        />
      </div>
    </form>
  );
}
