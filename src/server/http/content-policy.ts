import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** The policy of everything that is no page: calls answer data, and data does nothing. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Hashes of each built page's inline scripts, as the build wrote them beside the pages. */
function loadHashes(pagesFolder: string): Record<string, string[]> {
  const file = join(pagesFolder, '..', 'csp.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * Gives the content security policy of a built page: own files only, and of inline scripts just those
 * the build knows by hash. What counts visits may be called where it is configured.
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
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      ...(secure ? ['upgrade-insecure-requests'] : []),
    ].join('; ');
}
