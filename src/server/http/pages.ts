import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { common } from '#contract/errors.ts';
import { NOT_FOUND_PATH, type PageId, pageAddresses, pageAt } from '#contract/pages.ts';
import type { Config } from '../config.ts';
import { type BuiltPage, createBuiltPages } from './built-page.ts';
import { createPagePolicy, WORKER_POLICY } from './content-policy.ts';
import { addRobotsAndSitemap } from './robots-sitemap.ts';

const SHELL = '__spa-fallback.html';
const A_DAY = 'public, max-age=86400';
const FILMS = '**/*.{mp4,webm}';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Their address opens something by itself: no browser keeps the page, nor tells others the address. */
const secretPages: readonly PageId[] = [
  'verify',
  'reset',
  'shared',
  'report-check',
  'mailing-answer',
];

interface Found {
  /** Where the browser's router finds the page, if not at the path asked for. */
  instead: string | null;
  file: string;
  status: 200 | 404;
  /** Whether search engines may index it. */
  listed: boolean;
  /** Whether its address opens something by itself. */
  secret: boolean;
}

/**
 * The built page of a path: its own HTML where prerendered, else the shell that routes in the
 * browser.
 */
function findPage(folder: string, path: string): Found {
  const page = pageAt(path);
  const own = join(encodeURI(page?.path ?? NOT_FOUND_PATH).slice(1), 'index.html');
  return {
    // A letter in two signs has its mark by itself, which the router knows no page by.
    instead: page !== null && /%CC%8[0-9A-F]/i.test(path) ? encodeURI(page.path) : null,
    file: existsSync(join(folder, own)) ? own : SHELL,
    status: page === null ? 404 : 200,
    listed: page !== null && pageAddresses[page.id].kind === 'content',
    secret: page !== null && secretPages.includes(page.id),
  };
}

/** As built: `offline-worker.js`, or that file packed. */
const isOfflineWorker = (file: string) => /[\\/]offline-worker\.js(?:\.br|\.gz)?$/.test(file);

/** Static files; those with a content hash in their name are cached for ever. */
async function addFiles(app: FastifyInstance, folder: string): Promise<void> {
  const asTheyAre: FastifyStaticOptions = {
    root: folder,
    // The others: an address each, so that what is none of them is a page.
    wildcard: false,
    index: false,
    preCompressed: true,
    acceptRanges: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? FOR_EVER : A_DAY);
      if (!isOfflineWorker(path)) return;
      // A browser looks for a newer one at each visit, and takes it at once.
      reply.header('cache-control', 'no-cache');
      reply.header('content-security-policy', WORKER_POLICY);
    },
  };
  // Hundreds, of which a route each took a tenth of a start.
  await app.register(fastifyStatic, {
    ...asTheyAre,
    root: join(folder, 'assets'),
    prefix: '/assets/',
    wildcard: true,
  });
  await app.register(fastifyStatic, {
    ...asTheyAre,
    // Pages are sent below, with their policy and the product's address.
    globIgnore: ['assets/**', '**/*.html', FILMS],
    decorateReply: false,
  });
  // Range requests: Safari plays no film without them, and no browser can seek.
  await app.register(fastifyStatic, {
    ...asTheyAre,
    globIgnore: ['assets/**', '**/!(*.mp4|*.webm)'],
    preCompressed: false,
    acceptRanges: true,
    decorateReply: false,
  });
}

function bodyFor(page: BuiltPage, accepted: string | undefined): Buffer | [Buffer, string] {
  const coding = negotiate(accepted ?? '', ['br', 'gzip']);
  if (coding === 'br' || coding === 'gzip') return [page[coding], coding];
  return page.identity;
}

function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'] ?? '';
  return known.split(',').some((each) => each.trim() === etag);
}

/** Serves the built client from `folder`; unknown API paths get 404 as JSON, never a page. */
export async function addPages(
  app: FastifyInstance,
  folder: string | null,
  config: Pick<Config, 'production' | 'appUrl' | 'analytics'>,
): Promise<void> {
  if (folder === null) {
    app.setNotFoundHandler(() => {
      throw common('not_found');
    });
    return;
  }
  await addFiles(app, folder);
  addRobotsAndSitemap(app, config.appUrl);
  const policyOf = createPagePolicy(folder, config);
  const builtPage = createBuiltPages(folder, config.appUrl);

  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || /^\/api(\/|$)/i.test(path) || path.startsWith('/assets/')) {
      throw common('not_found');
    }
    const { instead, file, status, listed, secret } = findPage(folder, path);
    if (instead !== null) return reply.redirect(instead + request.url.slice(path.length), 308);
    const page = await builtPage(file);
    reply
      .status(status)
      .header('content-security-policy', policyOf(file))
      .header('cache-control', secret ? 'no-store' : 'no-cache')
      .header('vary', 'accept-encoding')
      .header('etag', page.etag);
    if (!listed) reply.header('x-robots-tag', 'noindex');
    if (secret) reply.header('referrer-policy', 'no-referrer');
    if (status === 200 && isKnown(request, page.etag)) return reply.status(304).send();
    const body = bodyFor(page, request.headers['accept-encoding']);
    reply.type('text/html; charset=utf-8');
    if (Array.isArray(body)) return reply.header('content-encoding', body[1]).send(body[0]);
    return reply.send(body);
  });
}
