import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { CallError } from '#client/data/call-error.ts';
import { newCallKey } from '#client/data/call-route.ts';
import { routeQuery } from '#client/data/queries.ts';
import { type ChatMessage, chatContract } from '../contract.ts';
import { useAsking } from './use-asking.ts';
import { useWaiting } from './use-waiting.ts';

/** While a question waits for its answer, in this tab or another. */
const LOOK_MS = 1_000;

/** The conversation that the address names, or the newest; `ny` for none yet. */
const NEW = 'ny';

/** `onLocked` is given the question that the plan has no chat for: it was not sent. */
export function useChat(onLocked: (message: string) => void) {
  const [search, setSearch] = useSearchParams();
  const named = search.get('samtal');
  const analysisId = search.get('analys');
  const isNew = named === NEW || (named === null && analysisId !== null);
  const query = isNew || named === null ? {} : { conversation: named };
  const history = useQuery({
    ...routeQuery(chatContract.messages, { query }),
    enabled: !isNew,
    refetchInterval: ({ state }) =>
      state.data?.some((message) => message.state === 'pending') ? LOOK_MS : false,
  });
  const messages: readonly ChatMessage[] = isNew ? [] : (history.data ?? []);
  const conversationId = isNew ? null : (messages[0]?.conversationId ?? null);

  const open = (id: string | null) => {
    setSearch(id === null ? { samtal: NEW } : { samtal: id }, { replace: id !== null });
  };
  const { send, coming } = useAsking({
    ...{ conversationId, analysisId, messages, onStored: open, onLocked },
  });
  const isLocked = send.error instanceof CallError && send.error.upgradeRequired;
  const isPending = send.isPending || messages.some(({ state }) => state === 'pending');
  const isFree = !isPending && !send.isError && !history.isLoading && !isLocked;
  const { waiting, wait, withdraw, forget } = useWaiting(isFree, send.mutate);
  return {
    history,
    messages,
    conversationId,
    analysisId,
    send,
    /** The answer being written here; null where none is, or it belongs to another conversation. */
    coming: coming?.conversationId === conversationId ? coming : null,
    /** The question on its way that is not among the messages yet. */
    asked:
      coming === null && (send.isPending || send.isError) ? send.variables?.message : undefined,
    ask: (message: string, replaces?: string) => {
      const asked = { message, key: newCallKey(), ...(replaces !== undefined && { replaces }) };
      if (isPending) wait(asked);
      else send.mutate(asked);
    },
    waiting,
    withdraw,
    retry: () => send.variables && send.mutate(send.variables),
    isLocked,
    unlock: () => {
      forget();
      send.reset();
    },
    open: (id: string | null) => {
      forget();
      open(id);
    },
    isPending,
  };
}

export type Chat = ReturnType<typeof useChat>;
