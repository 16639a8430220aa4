import type { Box } from '#server/crypto/box.ts';
import type { SealedColumn } from '#server/crypto/reseal.ts';

/** Binds a box to its place: bytes moved to another document or column do not open. */
const contextOf = (ownerId: string, id: string, what: 'original' | 'parquet') =>
  `${ownerId}/${id}/${what}`;

interface Place {
  ownerId: string;
  id: string;
  what: 'original' | 'parquet';
}

/** Where files are stored sealed. */
export const sealedFiles: SealedColumn[] = (['original', 'parquet'] as const).map((what) => ({
  table: 'document_bytes',
  column: what,
  key: [
    ['owner_id', 'uuid'],
    ['document_id', 'uuid'],
  ],
  context: ([ownerId = '', id = '']) => contextOf(ownerId, id, what),
}));

/** Encrypts bytes for storing. */
export const seal = (box: Box, bytes: Buffer, { ownerId, id, what }: Place): Promise<Buffer> =>
  box.sealLarge(bytes, contextOf(ownerId, id, what));

/** Decrypts stored bytes. Rejects for another key or bytes moved from another place. */
export const unseal = (box: Box, sealed: Buffer, { ownerId, id, what }: Place): Promise<Buffer> =>
  box.openLarge(sealed, contextOf(ownerId, id, what));
