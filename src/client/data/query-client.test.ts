import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
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
