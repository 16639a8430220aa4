import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Everything comes from files: a data: URL would need its own hole in the content security policy.
  build: { assetsInlineLimit: 0 },
});
