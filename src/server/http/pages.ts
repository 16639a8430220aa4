import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { common } from '#contract/errors.ts';
import type { Config } from '../config.ts';
import { createPagePolicy } from './content-policy.ts';

const SHELL = '__spa-fallback.html';

/** The built page for a path where one was prerendered, else the shell that routes in the browser. */
function pageFor(folder: string, path: string): string {
  const clean = path.split('/').filter((part) => part !== '' && part !== '.' && part !== '..');
  const prerendered = [...clean, 'index.html'].join('/').toLowerCase();
  if (/^[a-z0-9/.-]+$/.test(prerendered) && existsSync(join(folder, prerendered)))
    return prerendered;
  return SHELL;
}

/** Serves the built client from `folder`; calls that no route takes get 404 as JSON, never a page. */
export async function addPages(
  app: FastifyInstance,
  folder: string | null,
  config: Pick<Config, 'production' | 'appUrl'>,
): Promise<void> {
  const policyOf = folder === null ? null : createPagePolicy(folder, config);
  if (folder !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      acceptRanges: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const immutable = path.includes('/assets/');
        reply.header(
          'cache-control',
          immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  }
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (
      folder === null ||
      policyOf === null ||
      !isPage ||
      /^\/api(\/|$)/i.test(path) ||
      path.startsWith('/assets/')
    ) {
      throw common('not_found');
    }
    const page = pageFor(folder, path);
    return reply
      .header('content-security-policy', policyOf(page))
      .header('cache-control', 'no-cache')
      .sendFile(page, folder, { cacheControl: false });
  });
}
