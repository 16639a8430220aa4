import { writeFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { layerOf } from './scripts/script-layers.ts';

/** What stands on every page: small modules that would be a file each. */
const everywhere = [
  'client/ui/(badge|button|card|cx|empty-state|loading-screen|spinner|toast-store|toasts|tooltip|use-hydrated)',
  'client/storage/(session-store|stored-values)',
  'client/session/use-token',
  'client/(origin|page-meta)',
  'app/shell/navigation/(logo|skip-link|page-changes)',
  'app/shell/theme/[a-z-]+',
  'app/shell/layouts/(page-identity|public-layout)',
  'contract/(limits|vat)',
  'features/billing/(plans|entitlements)',
].join('|');

/** Icons of the signed-in navigation that other pages have too: they would be a file each. */
const navigationIcons =
  'arrow-right|banknote|chart-no-axes-combined|check|chevron-down|circle-check|circle-exclamation-point|coins|factory|folder-open|info|list-checks|messages-square|search|shield|users';

/** Icons of a result, likewise. */
const resultIcons =
  'arrow-down-right|arrow-up-right|chart-no-axes-column|ellipsis|file-down|flag|landmark|presentation|printer|rotate-ccw|rotate-ccw-clock|share-2|sliders-horizontal|table-2|thumbs-down|thumbs-up|user-plus';

/** What every page that makes calls has: small modules that would be a file each. */
const calling =
  'client/data/(call-error|call-route|queries|query-client|swedish-messages)|contract/(route|session)|client/session/(use-session|use-visitor)|contract/sandbox';

/** Where `npm run dev` has the server answer calls. */
const api = process.env.API_URL;

/** Writes which part of the program each script is, since scripts are named by their content alone. */
const scriptNames: Plugin = {
  name: 'script-names',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle(_, bundle) {
    const scripts = Object.values(bundle).filter((each) => each.type === 'chunk');
    const names = scripts.map(({ fileName, name }) => [fileName, name]).sort();
    writeFileSync('build/scripts.json', JSON.stringify(Object.fromEntries(names), null, 1));
  },
};

/** A module in a layer leaves what it imports where that belongs, which takes entries that may export more. */
const freeEntries: Plugin = {
  name: 'free-entries',
  apply: 'build',
  configResolved({ environments }) {
    // After the router's plugin, which sets it for all.
    for (const { build } of Object.values(environments))
      build.rolldownOptions.preserveEntrySignatures = 'allow-extension';
  },
};

export default defineConfig({
  ...(api && { server: { proxy: { '^/api(/|$)': api } } }),
  // All packages are found at once: one found late makes the page that asked for it load anew.
  optimizeDeps: { entries: ['src/**/*.tsx', '!**/*.test.tsx'] },
  plugins: [tailwindcss(), reactRouter(), scriptNames, freeEntries],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Each page names many files: without what they hold it is a kilobyte less to send.
            entryFileNames: 'assets/[hash:8].js',
            chunkFileNames: 'assets/[hash:8].js',
          },
        },
      },
    },
  },
  build: {
    // Everything comes from files: a data: URL would need its own hole in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes with its versions only, and stays cached between ours.
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            { name: 'parts', test: new RegExp(`src/(${everywhere})\\.tsx?$`) },
            {
              name: 'queries',
              test: /query-core\/build\/modern\/(query|queryCache|queryClient|mutation|mutationCache|removable|retryer|notifyManager|focusManager|onlineManager|subscribable|thenable|timeoutManager|utils|infiniteQueryBehavior)\.js$/,
            },
            { name: 'fields', test: /src\/client\/ui\/(alert|field|input|password-input)\.tsx$/ },
            { name: 'calls', test: new RegExp(`src/(${calling})\\.tsx?$`) },
            // After the parts, which take what all icons are made with.
            {
              name: 'navigation-icons',
              test: new RegExp(`lucide-react/dist/esm/icons/(${navigationIcons})\\.m?js$`),
            },
            {
              name: 'result-icons',
              test: new RegExp(`lucide-react/dist/esm/icons/(${resultIcons})\\.m?js$`),
            },
            {
              name: 'toasts',
              test: /@radix-ui\/(primitive|react-(collection|context|dismissable-layer|id|portal|presence|primitive|toast|use-callback-ref|use-controllable-state|use-effect-event|use-layout-effect|visually-hidden))\/dist/,
            },
            { debugName: 'layers', name: layerOf, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
