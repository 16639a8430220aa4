import type { FastifyInstance } from 'fastify';
import { foundAddresses } from '#contract/pages.ts';

/** robots.txt and the sitemap. */
export function addRobotsAndSitemap(app: FastifyInstance, appUrl: string): void {
  const { origin } = new URL(appUrl);
  const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
  const urls = foundAddresses().map(
    (path) => `  <url><loc>${origin}${encodeURI(path)}</loc></url>`,
  );
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(robots),
  );
  app.get('/sitemap.xml', (_request, reply) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache').send(sitemap),
  );
}
