import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writeCspHashes } from './scripts/csp-hashes.ts';
import { precompress } from './scripts/precompress.ts';

export default {
  appDirectory: 'src/client',
  ssr: false,
  prerender: [
    '/',
    '/demo',
    '/contact',
    '/kontakt',
    '/about',
    '/om-oss',
    '/privacy',
    '/integritet',
    '/terms',
    '/villkor',
    '/help-center',
    '/login',
    '/signup',
  ],
  async buildEnd({ viteConfig }) {
    const build = join(viteConfig.root, 'build');
    await writeCspHashes(join(build, 'client'), join(build, 'csp.json'));
    await precompress(join(build, 'client'));
  },
} satisfies Config;
