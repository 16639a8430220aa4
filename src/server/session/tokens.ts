import { createHash, randomBytes } from 'node:crypto';

/** An account's id, in 22 characters that say on which shard it is, before a secret. */
const OWNED = /^([A-Za-z0-9_-]{22})[A-Za-z0-9_-]{43}$/;

/** 256 random bits in 43 characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function isSecret(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

/** A secret of 43 characters that names whose it is. */
export function ownedSecret(ownerId: string, secret: string): string {
  const owner = Buffer.from(ownerId.replaceAll('-', ''), 'hex').toString('base64url');
  return `${owner}${secret}`;
}

export const newOwnedSecret = (ownerId: string): string => ownedSecret(ownerId, newSecret());

/** Whose a secret is; null where it names nobody. */
export function ownerOfSecret(secret: string): string | null {
  const owner = OWNED.exec(secret)?.[1];
  if (owner === undefined) return null;
  const hex = Buffer.from(owner, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A new session token: an owned secret behind a prefix that secret scanners can recognise. */
export function newToken(ownerId: string): string {
  return `ks_${newOwnedSecret(ownerId)}`;
}

/** Whose session a token is of; null for those made before tokens named it. */
export function ownerOfToken(token: string): string | null {
  return token.startsWith('ks_') ? ownerOfSecret(token.slice(3)) : null;
}

/** The stored form of a token: SHA-256 in hex. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of an `Authorization: Bearer` header; null without one of ours. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer (ks_(?:[A-Za-z0-9_-]{22})?[A-Za-z0-9_-]{43})$/i.exec(header ?? '')?.[1] ?? null;
}
