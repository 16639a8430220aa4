import { PanelLeft } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { pageMeta } from '#client/page-meta.ts';
import { Button } from '#client/ui/button.tsx';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { chatTexts as texts } from '../texts.ts';
import { Composer } from './composer.tsx';
import { Conversations } from './conversations.tsx';
import { EmptyChat } from './empty-chat.tsx';
import { UpgradeBanner } from './upgrade-banner.tsx';
import { type Chat, useChat } from './use-chat.ts';
import { useKeptDraft } from './use-kept-draft.ts';

/** Answers bring charts and receipts along: loaded where there is one. */
const History = lazy(() => import('./history.tsx'));

export const meta = () => pageMeta(texts.title);

/** AI Affärskonsult: questions about the company's figures. */
export default function ChatPage() {
  const [draft, setDraft] = useKeptDraft();
  // Only what was sent leaves the field (SPEC section 4).
  const chat = useChat((unsent) => draft === '' && setDraft(unsent));
  const [replaces, setReplaces] = useState<string | null>(null);
  const ask = (message: string) => {
    chat.ask(message, replaces ?? undefined);
    setReplaces(null);
  };
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-3.8125rem)] max-w-6xl gap-8 px-4 pt-8 sm:px-8 sm:pt-10 lg:min-h-dvh">
      <div className="sticky top-10 hidden h-[calc(100dvh-5rem)] w-60 shrink-0 lg:block">
        <Conversations chat={chat} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-6">
        <ChatHeader chat={chat} />
        <div className="flex min-w-0 flex-1 flex-col">
          <Content
            chat={chat}
            onAsk={ask}
            onEdit={(message, turnId) => {
              setDraft(message);
              setReplaces(turnId);
            }}
          />
        </div>
        <div className="sticky bottom-[var(--covered,0px)] -mx-4 bg-canvas px-4 pt-2 pb-4 sm:-mx-8 sm:px-8">
          {chat.isLocked && <UpgradeBanner onClose={chat.unlock} />}
          <Composer
            chat={chat}
            draft={draft}
            onDraft={setDraft}
            onAsk={(message) => {
              ask(message);
              setDraft('');
            }}
          />
        </div>
      </div>
    </div>
  );
}

function ChatHeader({ chat }: { chat: Chat }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <header className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <h1 className="text-2xl font-semibold sm:text-3xl">{texts.title}</h1>
        <p className="mt-2 max-w-2xl text-sm text-ink-muted sm:text-base">{texts.lead}</p>
      </div>
      <Button
        ref={button}
        variant="secondary"
        size="icon"
        className="lg:hidden"
        aria-label={texts.conversations}
        onClick={() => setOpen(true)}
      >
        <PanelLeft aria-hidden className="size-5" />
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        returnFocus={button}
        side="left"
        title={texts.conversations}
      >
        <Conversations chat={chat} onOpened={() => setOpen(false)} isInSheet />
      </Sheet>
    </header>
  );
}

interface ContentProps {
  chat: Chat;
  onAsk: (message: string) => void;
  onEdit: (message: string, turnId: string) => void;
}

function Content({ chat, onAsk, onEdit }: ContentProps) {
  const { history, messages, send } = chat;
  if (history.isLoading) return <Skeleton className="h-64" />;
  if (history.error && history.data === undefined)
    return <LoadFailed of={history} title={texts.loadFailed} />;
  if (messages.length === 0 && !send.isPending && !send.isError) return <EmptyChat onAsk={onAsk} />;
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <History chat={chat} onAsk={onAsk} onEdit={onEdit} />
    </Suspense>
  );
}
