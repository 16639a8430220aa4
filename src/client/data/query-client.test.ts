import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { closeToast, currentToasts } from '../ui/toast-store.ts';
import { CallError, NetworkError } from './call-error.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

test('without a connection a call fails at once, so that the user is told', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const fail = () => Promise.reject(new Error('no connection'));
  await expect(client.fetchQuery({ queryKey: ['api'], queryFn: fail })).rejects.toThrow(
    'no connection',
  );
  const mutation = client.getMutationCache().build(client, { mutationFn: fail });
  await expect(mutation.execute(undefined)).rejects.toThrow('no connection');
});

const failed = { title: 'Listan kunde inte hämtas', text: 'Försök igen om en stund.' };

async function failing(error: Error): Promise<void> {
  const client = createQueryClient();
  const asked = { mutationFn: () => Promise.reject(error), meta: { failed } };
  const mutation = client.getMutationCache().build(client, asked);
  await expect(mutation.execute(undefined)).rejects.toBe(error);
}

test('a call with words for its failure says them in a toast', async () => {
  await failing(new Error('ECONNRESET'));
  expect(currentToasts()[0]).toMatchObject({ title: failed.title, description: failed.text });
});

test('and why, where the server or the connection tells', async () => {
  const lost = new NetworkError(new Error('ECONNRESET'));
  await failing(lost);
  expect(currentToasts()[0]).toMatchObject({ title: failed.title, description: lost.message });
});

test('but not where the session is over, which is said of the whole page', async () => {
  for (const { id } of currentToasts()) closeToast(id);
  const over = { error: 'Du är inte inloggad.', code: 'auth.required' };
  await failing(new CallError(401, 'Unauthorized', JSON.stringify(over)));
  expect(currentToasts().filter(({ open }) => open)).toEqual([]);
});
