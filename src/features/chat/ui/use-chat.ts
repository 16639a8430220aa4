import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { CallError } from '#client/data/call-error.ts';
import { callRoute, newCallKey } from '#client/data/call-route.ts';
import { routeKey, routeQuery } from '#client/data/queries.ts';
import { type ChatMessage, chatContract } from '../contract.ts';
import { useWaiting } from './use-waiting.ts';

/** While a question waits for its answer, in this tab or another. */
const LOOK_MS = 1_000;

interface Asked {
  message: string;
  /** A question that this one takes the place of. */
  replaces?: string;
  /** Sent again after a lost connection, it is one question. */
  key: string;
}

/** The conversation that the address names, or the newest; `ny` for none yet. */
const NEW = 'ny';

/** Fetches what a new answer has changed. */
async function refetch(client: QueryClient, conversation: string): Promise<void> {
  await client.invalidateQueries({ queryKey: ['api', 'chat'], exact: false });
  const queryKey = routeKey(chatContract.messages, { query: { conversation } });
  await client.invalidateQueries({ queryKey });
}

export function useChat() {
  const [search, setSearch] = useSearchParams();
  const client = useQueryClient();
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
  const [isLocked, setLocked] = useState(false);
  const conversationId = isNew ? null : (messages[0]?.conversationId ?? null);

  const open = (id: string | null) => {
    setSearch(id === null ? { samtal: NEW } : { samtal: id }, { replace: id !== null });
  };
  const send = useMutation({
    mutationFn: ({ message, replaces, key }: Asked) => {
      const body = { message, conversationId, analysisId, ...(replaces && { replaces }) };
      return callRoute(chatContract.send, { body, key });
    },
    onSuccess: async (answer) => {
      await refetch(client, answer.conversationId);
      open(answer.conversationId);
    },
    onError: (error) => {
      if (error instanceof CallError && error.upgradeRequired) setLocked(true);
    },
  });
  const isPending = send.isPending || messages.some(({ state }) => state === 'pending');
  const isFree = !isPending && !send.isError && !history.isLoading && !isLocked;
  const { waiting, wait, withdraw, forget } = useWaiting(isFree, send.mutate);
  return {
    history,
    messages,
    conversationId,
    analysisId,
    send,
    ask: (message: string, replaces?: string) => {
      const asked = { message, key: newCallKey(), ...(replaces !== undefined && { replaces }) };
      if (isPending) wait(asked);
      else send.mutate(asked);
    },
    waiting,
    withdraw,
    retry: () => send.variables && send.mutate(send.variables),
    isLocked,
    unlock: () => setLocked(false),
    open: (id: string | null) => {
      forget();
      open(id);
    },
    isPending,
  };
}

export type Chat = ReturnType<typeof useChat>;
