import { fileURLToPath } from 'node:url';
import { CHILDREN } from './children.mjs';

/** Half of the time to load the server's modules, see there. */
export const resolveHook = fileURLToPath(new URL('resolve.mjs', import.meta.url));

/**
 * How to start the server with Node. Loading its modules makes Node grow the young generation to
 * 128 MB for good; limited to 16 MB it answers as fast.
 */
export const serverCommand = [
  '--max-semi-space-size=16',
  `--import=${resolveHook}`,
  'src/app/main.ts',
];

/** Compiled modules are stored, and children run what was built of them: both start with a fraction of the work. */
export const serverEnvironment = {
  CHILD_SCRIPTS: fileURLToPath(new URL(`../../${CHILDREN}`, import.meta.url)),
  NODE_COMPILE_CACHE: fileURLToPath(
    new URL('../../node_modules/.cache/klarsikt/compiled', import.meta.url),
  ),
};
