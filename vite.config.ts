import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What stands on every page: small modules that would be a file each. */
const everywhere = [
  'ui/(badge|button|card|cx|empty-state|spinner|toast-store|toasts|tooltip)',
  'navigation/(logo|skip-link|page-changes)',
  'session/(session-store|stored-values|use-token)',
  'theme/[a-z-]+',
  'layouts/(loading-screen|page-identity|public-layout)',
  'origin|page-meta',
].join('|');

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Everything comes from files: a data: URL would need its own hole in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes with its versions only, and stays cached between ours.
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            { name: 'parts', test: new RegExp(`src/client/(${everywhere})\\.tsx?$`) },
          ],
        },
      },
    },
  },
});
