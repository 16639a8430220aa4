import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writeCspHashes } from './scripts/csp-hashes.ts';
import { writeInsidePages } from './scripts/inside-pages.ts';
import { writeOfflineWorker } from './scripts/offline/offline-page.ts';
import { paintFirst } from './scripts/paint-first.ts';
import { precompress } from './scripts/precompress.ts';
import { prerenderedAddresses } from './src/contract/pages.ts';

export default {
  appDirectory: 'src/app/shell',
  ssr: false,
  prerender: prerenderedAddresses(),
  async buildEnd({ viteConfig }) {
    const build = join(viteConfig.root, 'build');
    await paintFirst(join(build, 'client'));
    await writeInsidePages(join(build, 'client'));
    await writeCspHashes(join(build, 'client'), join(build, 'csp.json'));
    await writeOfflineWorker(join(build, 'client'));
    await precompress(join(build, 'client'));
  },
} satisfies Config;
