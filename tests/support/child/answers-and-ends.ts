// A child process for tests of the reader: it answers, and ends, at the time its file's name says.

import { replyToParent } from '#adapters/child-process/reply.ts';
import type { ReadRequest } from '#adapters/file-reader/protocol.ts';

process.once('message', ({ fileName }: ReadRequest) => {
  const [at = '', ...words] = fileName.split(' ');
  const what = words.join(' ');
  setTimeout(async () => {
    if (what === 'dies') process.exit(1);
    if (what === 'is killed') process.kill(process.pid, 'SIGKILL');
    await replyToParent({ kind: 'refused', code: 'documents.empty', text: 'Svar.' });
    process.exit(0);
  }, Number(at) - Date.now());
});
await replyToParent({ kind: 'ready' });
