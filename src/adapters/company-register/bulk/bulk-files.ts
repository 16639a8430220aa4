import { createHash } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { bolagsverketFile } from './bolagsverket-file.ts';
import { openFile } from './open-file.ts';
import { recordsOf } from './records.ts';
import type { FileKind, RegisterRow } from './rows.ts';
import { scbFile } from './scb-file.ts';

/** A file that can be imported. */
export interface BulkFile {
  path: string;
  kind: FileKind;
  header: string;
  size: number;
  /** The same for the same content, as far as its size, beginning and end tell. */
  fingerprint: string;
}

/** What was read at one go, and how far in the unpacked file and in the file on disk that is. */
export interface RowBatch {
  rows: RegisterRow[];
  persons: number;
  broken: number;
  end: number;
  readSoFar: number;
}

/** A file that cannot be imported; the message is for whoever asked for it. */
export class NoBulkFileError extends Error {}

const SAMPLE = 1 << 16;

async function fingerprintOf(path: string, size: number): Promise<string> {
  const file = await open(path);
  try {
    const hash = createHash('sha256').update(String(size));
    for (const at of [0, Math.max(0, size - SAMPLE)]) {
      const part = Buffer.alloc(SAMPLE);
      const { bytesRead } = await file.read(part, 0, SAMPLE, at);
      hash.update(part.subarray(0, bytesRead));
    }
    return hash.digest('hex');
  } finally {
    await file.close();
  }
}

/** The first line of the unpacked file. */
async function headerOf(path: string, size: number): Promise<string> {
  const { bytes } = await openFile(path, size);
  let text = '';
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    text += chunk.toString('latin1');
    if (text.includes('\n') || text.length > 1 << 20) break;
  }
  return (text.split('\n', 1)[0] ?? '').replace(/\r$/, '');
}

/** Tells which authority's file it is, by its header. Throws NoBulkFileError. */
export async function inspectFile(path: string): Promise<BulkFile> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new NoBulkFileError(`Filen ${path} finns inte.`);
  const header = await headerOf(path, found.size);
  const kind = header.includes('organisationsidentitet')
    ? bolagsverketFile
    : header.split('\t').includes('PeOrgNr')
      ? scbFile
      : null;
  if (kind === null) {
    throw new NoBulkFileError(
      `${path} är varken Bolagsverkets eller SCB:s bulkfil: första raden har inte deras kolumner.`,
    );
  }
  const fingerprint = await fingerprintOf(path, found.size);
  return { path, kind, header, size: found.size, fingerprint };
}

/** The companies of a file in batches, from `skip` unpacked bytes on. */
export async function* rowsOf(file: BulkFile, skip: number): AsyncGenerator<RowBatch> {
  const { bytes, readSoFar } = await openFile(file.path, file.size);
  const read = file.kind.reader(file.header);
  for await (const records of recordsOf(bytes, file.kind.begins, skip)) {
    const batch: RowBatch = { rows: [], persons: 0, broken: 0, end: 0, readSoFar: readSoFar() };
    for (const { text, end } of records) {
      batch.end = end;
      if (text === file.header) continue;
      const row = read(text);
      if (row === 'person') batch.persons++;
      else if (row === 'broken') batch.broken++;
      else batch.rows.push(row);
    }
    yield batch;
  }
}
