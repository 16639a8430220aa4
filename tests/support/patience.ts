import { isFullScale } from './scale.ts';

/**
 * How long a test waits, in ms, for what is to happen before it says that it does not. It stops what
 * hangs and is never a measure of speed: `npm run bench` measures that.
 */
export const PATIENCE_MS = 300_000;

/** When a test itself is stopped, in ms: longer than one wait of it. */
export const TEST_LIMIT_MS = isFullScale ? 3_600_000 : 1_200_000;
