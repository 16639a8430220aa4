import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** One file of an archive; its bytes are asked for when it is its turn. */
export interface Entry {
  name: string;
  /** Its share of the work, in any unit. */
  weight: number;
  bytes(): AsyncIterable<Buffer | string>;
}

/**
 * The bytes of a ZIP of these files, made as they are taken: one file is open at a time. `onDone` is
 * called with each that has been written.
 */
export function zipOf(
  entries: readonly Entry[],
  mtime: Date,
  onDone: (entry: Entry) => void,
): AsyncIterable<Buffer> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // Else whoever reads would wait for ever for what cannot come.
  zip.on('error', (error: Error) => output.destroy(error));
  for (const entry of entries) {
    zip.addReadStreamLazy(entry.name, { mtime }, (give) => {
      const stream = Readable.from(asBytes(entry), { objectMode: false });
      stream.once('end', () => onDone(entry));
      give(null, stream);
    });
  }
  zip.end();
  return output;
}

async function* asBytes({ bytes }: Entry): AsyncGenerator<Buffer> {
  for await (const chunk of bytes()) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
}
