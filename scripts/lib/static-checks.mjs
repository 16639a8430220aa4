/** Incremental: checks again only what has changed. */
const remembering = (project) => [
  '--incremental',
  '--tsBuildInfoFile',
  `node_modules/.cache/klarsikt/${project}.tsbuildinfo`,
];

/** TypeScript 7, four times as fast; `typescript` is 6 for the checks that need its syntax trees. */
const tsc = ['node', 'node_modules/typescript-native/bin/tsc'];

/** The checks that do not run the product, longest first. */
export const staticChecks = [
  { name: 'types', commands: [[...tsc, '-p', 'tsconfig.json', ...remembering('all')]] },
  {
    name: 'types of what is pure',
    commands: [[...tsc, '-p', 'tsconfig.pure.json', ...remembering('pure')]],
  },
  { name: 'import boundaries', commands: [['node', 'scripts/checks/imports.ts']] },
  { name: 'unused code', commands: [['knip']] },
  { name: 'format and lint', commands: [['biome', 'check', '--error-on-warnings']] },
  { name: 'the tree', commands: [['node', 'scripts/checks/tree.mjs']] },
];
