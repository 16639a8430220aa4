import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const cores = availableParallelism();
/** `npm run check` leaves to `npm test` what reads all real files, and what looks at the built pages. */
const slow = process.env.QUICK_TESTS ? ['**/*.shared.test.ts', '**/*.built.test.ts'] : [];
/** What is waited for may take its time where the machine is busy; it is never a measure of speed. */
const expect = { poll: { timeout: 10_000 } };
/** Each of these has a server and a database, most a browser; much of the time they wait for one another. */
const whole = {
  maxWorkers: Math.max(3, Math.floor(cores / 2)),
  sequence: { groupOrder: 2 },
  expect,
};

/** A server's fate takes longest by the file, however short that is: begun last, all would wait for it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [last, first] = [false, true].map((long) =>
      files.filter(({ project }) => (project.name === 'process') === long),
    );
    return [...(await super.sort(first ?? [])), ...(await super.sort(last ?? []))];
  }
}

/** Kinds of proof: pure and local, calls on a real PostgreSQL; then a person's browser, a server's fate. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,scripts,bench}/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts'],
          exclude: ['**/*.http.test.ts', ...slow],
          testTimeout: 60_000,
          expect,
          maxWorkers: cores,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'http',
          include: ['{src,tests}/**/*.http.test.ts'],
          globalSetup: ['tests/support/database-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: cores,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.e2e.test.ts'],
          globalSetup: ['tests/support/prepared-data.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...whole,
        },
      },
      {
        test: {
          name: 'process',
          include: ['tests/process/**/*.process.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...whole,
        },
      },
    ],
  },
});
