import { createHash, randomBytes } from 'node:crypto';

/** A new session token: 256 random bits behind a prefix that secret scanners can know. */
export function newToken(): string {
  return `ks_${randomBytes(32).toString('base64url')}`;
}

/** What is stored of a token: its SHA-256 in hex. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of an `Authorization: Bearer` header; null where there is none of ours. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer (ks_[A-Za-z0-9_-]{43})$/i.exec(header ?? '')?.[1] ?? null;
}
