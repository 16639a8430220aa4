import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageSquarePlus, Trash2 } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { routeKey, routeQuery } from '#client/data/queries.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Input } from '#client/ui/input.tsx';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { formatInstantDay } from '#engine/text/format.ts';
import { type Conversation, chatContract } from '../contract.ts';
import { chatTexts as texts } from '../texts.ts';
import type { Chat } from './use-chat.ts';

interface ConversationsProps {
  chat: Chat;
  onOpened?: () => void;
  /** The sheet has the heading. */
  isInSheet?: boolean;
}

/** The conversations there are: searched, opened and deleted. */
export function Conversations({ chat, onOpened, isInSheet = false }: ConversationsProps) {
  const [word, setWord] = useState('');
  const [removing, setRemoving] = useState<Conversation | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useQuery(
    routeQuery(chatContract.conversations, { query: word === '' ? {} : { q: word } }),
  );
  const open = (id: string | null) => {
    chat.open(id);
    onOpened?.();
  };
  return (
    <nav aria-label={texts.conversations} className="flex h-full min-h-0 flex-col gap-3">
      {/* The navigation has it as its name; as a heading it would stand before the page's. */}
      {!isInSheet && (
        <p aria-hidden className="text-sm font-semibold">
          {texts.conversations}
        </p>
      )}
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        icon={<MessageSquarePlus aria-hidden className="size-4" />}
        onClick={() => open(null)}
      >
        {texts.fresh}
      </Button>
      <Input
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      <LoadFailed of={list} title={texts.listFailed} />
      {list.data?.length === 0 ? (
        <p className="px-1 text-sm text-ink-muted">{texts.none}</p>
      ) : (
        <ul className="flex min-h-0 flex-1 flex-col gap-0.5 overflow-y-auto">
          {list.data?.map((each) => (
            <ConversationRow
              key={each.id}
              conversation={each}
              isOpen={each.id === chat.conversationId}
              onOpen={() => open(each.id)}
              onRemove={() => setRemoving(each)}
            />
          ))}
        </ul>
      )}
      <RemoveDialog
        conversation={removing}
        returnFocus={button}
        onClose={() => setRemoving(null)}
        onRemoved={() => open(null)}
      />
    </nav>
  );
}

interface ConversationRowProps {
  conversation: Conversation;
  isOpen: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

function ConversationRow({ conversation, isOpen, onOpen, onRemove }: ConversationRowProps) {
  const { title, updatedAt } = conversation;
  return (
    <li className={cx('flex items-center rounded-md hover:bg-hover', isOpen && 'bg-accent-soft')}>
      <button
        type="button"
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
        className="min-h-11 min-w-0 flex-1 px-2 py-1.5 text-left text-sm"
      >
        <span className="line-clamp-2">{title}</span>
        <span className="block text-xs text-ink-muted">{formatInstantDay(updatedAt)}</span>
      </button>
      <button
        type="button"
        aria-label={texts.remove(title)}
        onClick={onRemove}
        className="flex size-9 shrink-0 items-center justify-center rounded-md text-ink-muted hover:text-ink"
      >
        <Trash2 aria-hidden className="size-4" />
      </button>
    </li>
  );
}

interface RemoveDialogProps {
  conversation: Conversation | null;
  returnFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
  onRemoved: () => void;
}

function RemoveDialog({ conversation, returnFocus, onClose, onRemoved }: RemoveDialogProps) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: (id: string) => callRoute(chatContract.remove, { params: { id } }),
    onSuccess: async () => {
      onClose();
      onRemoved();
      await client.invalidateQueries({ queryKey: routeKey(chatContract.conversations) });
    },
  });
  const { confirm } = texts;
  return (
    <Dialog
      open={conversation !== null}
      onClose={onClose}
      returnFocus={returnFocus}
      title={confirm.title}
    >
      <p className="text-sm text-ink-muted">{confirm.text}</p>
      {remove.error && (
        <Alert variant="error" className="mt-4" title={confirm.failed}>
          {errorSentence(remove.error, texts.tryLater)}
        </Alert>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {confirm.no}
        </Button>
        <Button
          variant="danger"
          loading={remove.isPending}
          onClick={() => conversation && remove.mutate(conversation.id)}
        >
          {confirm.yes}
        </Button>
      </div>
    </Dialog>
  );
}
