import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { CallError, NetworkError } from './call-error.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

test('without a connection a call fails at once, so that the user is told', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient(() => undefined);
  const fail = () => Promise.reject(new Error('no connection'));
  await expect(client.fetchQuery({ queryKey: ['api'], queryFn: fail })).rejects.toThrow(
    'no connection',
  );
  const mutation = client.getMutationCache().build(client, { mutationFn: fail });
  await expect(mutation.execute(undefined)).rejects.toThrow('no connection');
});

const failed = { title: 'Listan kunde inte hämtas', text: 'Försök igen om en stund.' };

/** What is told of a call that fails like this. */
async function toldOf(error: Error): Promise<string[][]> {
  const words: string[][] = [];
  const client = createQueryClient((...each) => words.push(each));
  const asked = { mutationFn: () => Promise.reject(error), meta: { failed } };
  const mutation = client.getMutationCache().build(client, asked);
  await expect(mutation.execute(undefined)).rejects.toBe(error);
  return words;
}

test('a call with words for its failure has them told', async () => {
  expect(await toldOf(new Error('ECONNRESET'))).toEqual([[failed.title, failed.text]]);
});

test('and why, where the server or the connection tells', async () => {
  const lost = new NetworkError(new Error('ECONNRESET'));
  expect(await toldOf(lost)).toEqual([[failed.title, lost.message]]);
});

test('but not where the session is over, which is said of the whole page', async () => {
  const over = { error: 'Du är inte inloggad.', code: 'auth.required' };
  expect(await toldOf(new CallError(401, 'Unauthorized', JSON.stringify(over)))).toEqual([]);
});
