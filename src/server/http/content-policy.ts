import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** The policy of everything but pages: an API answer may do nothing in a browser. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Of the file that shows a page of our own without a connection: it asks for our addresses. */
export const WORKER_POLICY = DATA_POLICY.replace(';', "; connect-src 'self';");

/** Hashes of each built page's inline scripts, written by the build. */
function loadHashes(pagesFolder: string): Record<string, string[]> {
  const file = join(pagesFolder, '..', 'csp.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * The content security policy of a built page: own files only, and only the inline scripts whose
 * hashes the build wrote. Visit counting may be called where it is configured.
 */
export function createPagePolicy(
  pagesFolder: string,
  config: Pick<Config, 'production' | 'appUrl' | 'analytics'>,
): (page: string) => string {
  const hashes = loadHashes(pagesFolder);
  const secure = config.production && config.appUrl.startsWith('https:');
  return (page) =>
    [
      "default-src 'none'",
      ["script-src 'self'", ...(hashes[page] ?? [])].join(' '),
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "media-src 'self'",
      ["connect-src 'self'", ...(config.analytics ? [config.analytics.origin] : [])].join(' '),
      "manifest-src 'self'",
      "worker-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      ...(secure ? ['upgrade-insecure-requests'] : []),
    ].join('; ');
}
