import type { Box } from '#server/crypto/box.ts';

/** What a sealed box is bound to: bytes moved to another document or column do not open. */
const contextOf = (ownerId: string, id: string, what: 'original' | 'parquet') =>
  `${ownerId}/${id}/${what}`;

interface Place {
  ownerId: string;
  id: string;
  what: 'original' | 'parquet';
}

/** Bytes as they are stored. */
export function seal(box: Box, bytes: Buffer, { ownerId, id, what }: Place): Buffer {
  return box.seal(bytes, contextOf(ownerId, id, what));
}

/** The bytes that were stored in this place. Throws where the key is another, or the bytes are another's. */
export function unseal(box: Box, sealed: Buffer, { ownerId, id, what }: Place): Buffer {
  return box.open(sealed, contextOf(ownerId, id, what));
}
