import { defineConfig } from 'vitest/config';

/** Three kinds of proof: pure and local ones, calls on a real PostgreSQL, and a person's browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,scripts,bench}/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          exclude: ['**/*.http.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'http',
          include: ['{src,tests}/**/*.http.test.ts'],
          globalSetup: ['tests/support/database-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.e2e.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
