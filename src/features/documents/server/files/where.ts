import { and, eq } from 'drizzle-orm';
import { documentBytes, documents } from '../table.ts';

export const isFile = (ownerId: string, id: string) =>
  and(eq(documents.ownerId, ownerId), eq(documents.id, id));

export const isBytesOf = (ownerId: string, id: string) =>
  and(eq(documentBytes.ownerId, ownerId), eq(documentBytes.documentId, id));
