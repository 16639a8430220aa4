import { and, eq } from 'drizzle-orm';
import { documentBytes, documents } from '../table.ts';

/** One file of one owner. */
export const isFile = (ownerId: string, id: string) =>
  and(eq(documents.ownerId, ownerId), eq(documents.id, id));

/** The bytes of one file of one owner. */
export const isBytesOf = (ownerId: string, id: string) =>
  and(eq(documentBytes.ownerId, ownerId), eq(documentBytes.documentId, id));
