import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{src,tests,scripts,bench}/**/*.test.ts'] },
});
