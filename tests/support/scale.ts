/**
 * How much the tests of docs/checklist.md do: a few seconds' worth each in `npm test`, the checklist's
 * own figures in `npm run test:full`.
 */
const full = process.env.TEST_SCALE === 'full';
const of = (few: number, all: number) => (full ? all : few);

/** Whether this is `npm run test:full`. */
export const isFullScale = full;

export const scale = {
  corpusFiles: of(16, Number.POSITIVE_INFINITY),
  fuzzedRequests: of(1500, 100_000),
  logins: of(20, 200),
  /** How far the medians of two kinds of login may be apart: a short run is a rough measure. */
  loginDifference: of(0.5, 0.1),
  malformedUploads: of(40, 1000),
  droppedUploads: of(40, 200),
  kills: of(2, 20),
  powerCuts: of(1, 20),
  /** Rows of a file that much is computed of, calls of an attack, and large files sent at once. */
  attackRows: of(40_000, 200_000),
  attackCalls: of(24, 400),
  attackFiles: of(2, 20),
  /** Draws of facts whose sentences are held against their conditions. */
  sentenceDraws: of(400, 6000),
};
