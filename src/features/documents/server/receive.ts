import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError, common, failWith } from '#contract/errors.ts';
import { documentErrors } from '../errors.ts';
import { displayName } from './file-name.ts';

const fail = failWith(documentErrors);

export interface ReceivedFile {
  bytes: Buffer;
  filename: string;
  fields: Record<string, string>;
}

async function readFile(part: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Receives one file and the text fields of a multipart call. A body over the limit is read to its
 * end but discarded, so that the sender gets an answer instead of a broken connection.
 */
export async function receiveFile(request: FastifyRequest): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw common('request.wrong_type');
  let received: { bytes: Buffer; filename: string } | null = null;
  let tooLarge = false;
  let files = 0;
  const fields: Record<string, string> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        fields[part.fieldname] = String(part.value);
        continue;
      }
      files++;
      if (files > 1) {
        part.file.resume();
        continue;
      }
      const bytes = await readFile(part);
      if (part.file.truncated) tooLarge = true;
      else received = { bytes, filename: displayName(part.filename ?? '') };
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    request.log.info({ err: error }, 'upload cut short or malformed');
    throw fail('documents.interrupted');
  }
  if (tooLarge) throw fail('documents.too_large');
  if (files > 1) throw fail('documents.one_file');
  if (received === null) throw fail('documents.no_file');
  return { ...received, fields };
}
