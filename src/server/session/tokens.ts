import { createHash, randomBytes } from 'node:crypto';

/** A new session token: 256 random bits behind a prefix that secret scanners can recognise. */
export function newToken(): string {
  return `ks_${randomBytes(32).toString('base64url')}`;
}

/** The stored form of a token: SHA-256 in hex. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of an `Authorization: Bearer` header; null without one of ours. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer (ks_[A-Za-z0-9_-]{43})$/i.exec(header ?? '')?.[1] ?? null;
}
