import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { resolveHook } from './scripts/lib/server-command.mjs';
import { PATIENCE_MS, TEST_LIMIT_MS } from './tests/support/patience.ts';

/** `npm run check` leaves to `npm test` what reads all real files, and what looks at the built pages. */
const slow = process.env.QUICK_TESTS ? ['**/*.shared.test.ts', '**/*.built.test.ts'] : [];

const common = {
  /** Servers, databases and browsers wait for one another, so two files a core keep the cores busy. */
  maxWorkers: 2 * availableParallelism(),
  /** Files share a worker and its modules: loading them anew took longer than many a file's tests. */
  isolate: false,
  execArgv: [`--import=${resolveHook}`],
  unstubGlobals: true,
  setupFiles: ['tests/support/property-seed.ts'],
  testTimeout: TEST_LIMIT_MS,
  hookTimeout: TEST_LIMIT_MS,
  expect: { poll: { timeout: PATIENCE_MS } },
};

/** The longest kinds first, so that no worker is alone with one at the end. */
const kinds = ['process', 'e2e', 'http', 'unit'];

class LongestKindFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Outside src are the tests that go through many files.
    const rank = ({ project, moduleId }: TestSpecification) => {
      // Those that read all real files are as long as stories.
      if (moduleId.includes('.shared.test.')) return 1;
      return 2 * kinds.indexOf(project.name) + (moduleId.includes('/src/') ? 1 : 0);
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/** Kinds of proof: pure and local; calls on a real PostgreSQL; a person's browser; a server's fate. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestKindFirst },
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          include: ['{src,scripts,bench}/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts'],
          exclude: ['**/*.http.test.ts', ...slow],
        },
      },
      {
        test: {
          ...common,
          name: 'http',
          include: ['{src,tests}/**/*.http.test.ts'],
          globalSetup: ['tests/support/database-setup.ts'],
        },
      },
      {
        test: {
          ...common,
          name: 'e2e',
          include: ['tests/e2e/**/*.e2e.test.ts'],
          globalSetup: ['tests/support/prepared-data.ts'],
        },
      },
      {
        test: {
          ...common,
          name: 'process',
          include: ['tests/process/**/*.process.test.ts'],
          globalSetup: ['tests/support/prepared-data.ts'],
        },
      },
    ],
  },
});
