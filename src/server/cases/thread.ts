import { z } from 'zod';
import type { Box } from '../crypto/box.ts';

const threadSchema = z.array(
  z.object({
    id: z.string(),
    at: z.string(),
    /** The operator's name. */
    by: z.string(),
    kind: z.enum(['note', 'answer']),
    text: z.string(),
  }),
);
/** What operators have noted and answered, the oldest first. */
export type Thread = z.infer<typeof threadSchema>;

/** The thread of a row; empty where nothing has been written. */
export function openThread(box: Box, sealed: Buffer | null, context: string): Thread {
  if (sealed === null) return [];
  return threadSchema.parse(JSON.parse(box.open(sealed, context).toString()));
}

export function sealThread(box: Box, thread: Thread, context: string): Buffer {
  return box.seal(Buffer.from(JSON.stringify(thread)), context);
}
