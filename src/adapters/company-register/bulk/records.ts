import type { Readable } from 'node:stream';

/** One record of a file as it stands there, and how many unpacked bytes there are to its end. */
export interface FileRecord {
  /** One character for each byte. */
  text: string;
  end: number;
}

/** Whether a line begins a record; others go on from the line before. */
export type BeginsRecord = (text: string, at: number) => boolean;

/**
 * The records of a file, from `skip` unpacked bytes on. Read as Latin-1, so that places in the text
 * are places in the file, whatever its encoding.
 */
export async function* recordsOf(
  bytes: Readable,
  begins: BeginsRecord,
  skip = 0,
): AsyncGenerator<FileRecord[]> {
  let rest = '';
  let place = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    const from = Math.min(chunk.length, Math.max(0, skip - place));
    place += chunk.length;
    if (from === chunk.length) continue;
    const text = rest + chunk.toString('latin1', from);
    const base = place - text.length;
    const records: FileRecord[] = [];
    let start = 0;
    // The last line may go on in the next chunk; so may the sign of where a record begins.
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      if (text.length - at <= LONGEST_SIGN || !begins(text, at + 1)) continue;
      records.push({ text: withoutEnd(text.slice(start, at)), end: base + at + 1 });
      start = at + 1;
    }
    rest = text.slice(start);
    if (records.length > 0) yield records;
  }
  if (rest.trim() !== '') yield [{ text: withoutEnd(rest), end: place }];
}

/** No sign of where a record begins is longer. */
const LONGEST_SIGN = 16;

const withoutEnd = (text: string) => text.replace(/\r?\n?$/, '');
