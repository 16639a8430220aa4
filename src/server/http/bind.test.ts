import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineContract } from '#contract/route.ts';
import { bindContract } from './bind.ts';

const open = { method: 'GET', access: 'public', summary: '', response: z.any() } as const;
const contract = defineContract({
  words: { ...open, path: '/api/words' },
  file: { ...open, path: '/api/file', transport: 'file' },
  progress: { ...open, path: '/api/progress', transport: 'stream' },
});

test('files and streams are answered without a word in the log', async () => {
  const logged: string[] = [];
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => logged.push(line) } },
  });
  bindContract(
    app,
    contract,
    {
      words: async () => ({ said: 'hej' }),
      file: async ({ reply }) => reply.send(Buffer.from('Datum;Summa')),
      progress: async ({ reply }) => reply.send(Readable.from(['data: 1\n\n', 'data: 2\n\n'])),
    },
    {
      authenticate: () => Promise.reject(new Error('public')),
      onForbidden: async () => {},
      onAdminLook: async () => {},
      checkAnswers: true,
    },
  );
  const bodyOf = async (url: string) => (await app.inject(url)).body;
  expect(await bodyOf('/api/words')).toBe('{"said":"hej"}');
  expect(await bodyOf('/api/file')).toBe('Datum;Summa');
  expect(await bodyOf('/api/progress')).toBe('data: 1\n\ndata: 2\n\n');
  await app.close();
  expect(logged).toEqual([]);
});
