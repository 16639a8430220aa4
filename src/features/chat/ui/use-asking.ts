import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError, NetworkError } from '#client/data/call-error.ts';
import { streamRoute } from '#client/data/event-stream.ts';
import { routeKey } from '#client/data/queries.ts';
import { type ChatMessage, chatContract, sendStreamed } from '../contract.ts';

/** A question to be sent. */
export interface Asked {
  message: string;
  /** A question that this one takes the place of. */
  replaces?: string;
  /** Sent again after a lost connection, it is one question. */
  key: string;
}

/** The answer that is being written to a question which the server has stored. */
interface Coming {
  turnId: string;
  conversationId: string;
  /** The sentences that have passed their check so far. */
  text: string;
}

interface Place {
  conversationId: string | null;
  analysisId: string | null;
  messages: readonly ChatMessage[];
  /** Called with the conversation as soon as the server has stored the question. */
  onStored: (conversationId: string) => void;
  /** Called with a question that was refused because the plan has no chat. */
  onLocked: (message: string) => void;
}

const keyOf = (conversation: string) =>
  routeKey(chatContract.messages, { query: { conversation } });

/** Fetches what a new answer has changed. */
async function refetch(client: QueryClient, conversation: string): Promise<void> {
  await client.invalidateQueries({ queryKey: ['api', 'chat'], exact: false });
  await client.invalidateQueries({ queryKey: keyOf(conversation) });
}

/** The messages with a question last, without those that it takes the place of. */
function withQuestion(
  messages: readonly ChatMessage[],
  question: ChatMessage,
  replaces: string | undefined,
): ChatMessage[] {
  const before = messages.filter(({ turnId }) => turnId !== question.turnId);
  const cut = before.findIndex(({ turnId }) => turnId === replaces);
  return [...(cut < 0 ? before : before.slice(0, cut)), question];
}

/**
 * Sends questions and shows their answers sentence by sentence. Once the server has stored a
 * question a lost connection costs nothing: its answer is looked for until it is there.
 */
export function useAsking({ conversationId, analysisId, messages, onStored, onLocked }: Place) {
  const client = useQueryClient();
  const [coming, setComing] = useState<Coming | null>(null);
  const follow = async ({ message, replaces, key }: Asked): Promise<string> => {
    const body = { message, conversationId, analysisId, ...(replaces && { replaces }) };
    let stored: ChatMessage | null = null;
    try {
      for await (const event of streamRoute(sendStreamed, { body, key })) {
        if ('kind' in event) {
          if (event.kind === 'text')
            setComing((now) => now && { ...now, text: now.text + event.text });
        } else if (event.role === 'user') {
          stored = event;
          const known = withQuestion(messages, event, replaces);
          client.setQueryData(keyOf(event.conversationId), known);
          setComing({ turnId: event.turnId, conversationId: event.conversationId, text: '' });
          onStored(event.conversationId);
        } else return event.conversationId;
      }
    } catch (error) {
      if (stored === null || !(error instanceof NetworkError)) throw error;
    }
    if (stored === null) throw new NetworkError('the stream ended before the question was stored');
    return stored.conversationId;
  };
  const send = useMutation({
    mutationFn: follow,
    onSuccess: (conversation) => refetch(client, conversation),
    onError: (error, { message }) => {
      if (error instanceof CallError && error.upgradeRequired) onLocked(message);
    },
    onSettled: () => setComing(null),
  });
  return { send, coming };
}
