// Builds the pages as `npm start` does, without starting anything.
import { fileURLToPath } from 'node:url';
import { buildIfStale } from './lib/build.mjs';

await buildIfStale(fileURLToPath(new URL('..', import.meta.url)));
