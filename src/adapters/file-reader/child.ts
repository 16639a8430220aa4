// The process that reads one file and then ends. It has no secrets in its environment, no network
// and a memory limit; its parent kills it at the time limit.
import { readFile, writeFile } from 'node:fs/promises';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { ReadError } from '#engine/read/read-error.ts';
import { failureText } from '../child-process/failure-text.ts';
import { replyToParent } from '../child-process/reply.ts';
import { parquetOf } from './parquet/write-parquet.ts';
import { printedCsv } from './printed-csv.ts';
import type { ReadReply, ReadRequest } from './protocol.ts';
import { loadWorkbooks, readUpload } from './read-upload.ts';
import { rehearse } from './rehearse.ts';

const reply = (message: ReadReply) => replyToParent(message);

async function work({
  folder,
  fileName,
  overrides,
  purpose,
  print,
}: ReadRequest): Promise<ReadReply> {
  try {
    const { understanding, table } = await readUpload(
      await readFile(`${folder}/input`),
      fileName,
      overrides,
      purpose,
    );
    await writeFile(`${folder}/table.parquet`, parquetOf(table), { mode: 0o600 });
    if (print)
      await writeFile(`${folder}/printed.csv`, printedCsv(table.written()), { mode: 0o600 });
    return { kind: 'done', understanding };
  } catch (error) {
    if (error instanceof ReadError)
      return { kind: 'refused', code: `documents.${error.code}`, text: error.message };
    return { kind: 'failed', system: isSystemError(error), message: failureText(error) };
  }
}

/** System errors carry a code such as ENOSPC and the call that failed. */
const isSystemError = (error: unknown) =>
  error instanceof Error && 'code' in error && 'syscall' in error;

const FILE_AT_HAND_MS = 50;

let busy = false;
process.on('disconnect', () => process.exit(0));
process.once('message', (request: ReadRequest) => {
  busy = true;
  work(request)
    .then(reply)
    .then(
      () => process.exit(0),
      () => process.exit(1),
    );
});
await reply({ kind: 'ready' });
// One that was started for a file has it by now.
await setTimeout(FILE_AT_HAND_MS);
// An idle spare has time to load what the file may need.
if (!busy) await loadWorkbooks();
// An idle spare compiles its code now, so that its file is read at full speed.
for (let n = 0; n < 8 && !busy; n++) {
  await rehearse();
  await setImmediate();
}
