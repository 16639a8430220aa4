import { createHash, randomBytes } from 'node:crypto';

/** An account's id in a token: 22 characters that say on which shard the session is. */
const OWNER = /^ks_([A-Za-z0-9_-]{22})[A-Za-z0-9_-]{43}$/;

/**
 * A new session token: a prefix that secret scanners can recognise, whose it is, and 256 random
 * bits.
 */
export function newToken(ownerId: string): string {
  const owner = Buffer.from(ownerId.replaceAll('-', ''), 'hex').toString('base64url');
  return `ks_${owner}${randomBytes(32).toString('base64url')}`;
}

/** Whose session a token is of; null for those made before tokens named it. */
export function ownerOfToken(token: string): string | null {
  const owner = OWNER.exec(token)?.[1];
  if (owner === undefined) return null;
  const hex = Buffer.from(owner, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The stored form of a token: SHA-256 in hex. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of an `Authorization: Bearer` header; null without one of ours. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer (ks_(?:[A-Za-z0-9_-]{22})?[A-Za-z0-9_-]{43})$/i.exec(header ?? '')?.[1] ?? null;
}
