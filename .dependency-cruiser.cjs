/** Imports point one way: app → features → server, client, adapters → contract, engine. Held in `npm test`, with no circles (scripts/checks/imports.ts). */
const from = (path, more = {}) => ({ path, pathNot: '\\.test\\.tsx?$', ...more });

/** The floors of the engine, from the ground up: each knows only those below it. */
const floors = [
  'table',
  'facts',
  'text',
  'business',
  'prompts',
  'columns',
  'figures',
  'events',
  'books',
  'read',
  'advice',
  'guides',
  'consultant',
];

module.exports = {
  forbidden: [
    ...floors.slice(0, -1).map((floor, index) => ({
      name: `${floor}-knows-no-floor-above`,
      severity: 'error',
      from: from(`^src/engine/${floor}/`),
      to: { path: `^src/engine/(${floors.slice(index + 1).join('|')})/` },
    })),
    {
      name: 'engine-knows-nothing-around-it',
      severity: 'error',
      from: from('^src/engine/'),
      to: {
        path: '^src/(contract|app|features|adapters|server|client)/|^node:',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'contract-knows-only-the-engine',
      severity: 'error',
      from: from('^src/contract/'),
      to: { path: '^src/(app|features|adapters|server|client)/' },
    },
    {
      name: 'adapters-know-only-engine-and-contract',
      severity: 'error',
      from: from('^src/adapters/'),
      to: { path: '^src/(app|features|server|client)/' },
    },
    {
      name: 'ui-never-reaches-the-server',
      severity: 'error',
      from: from('^src/(client|features/.+/ui)/'),
      to: { path: '^src/(server|features/.+/server|adapters)/' },
    },
    {
      name: 'server-never-reaches-the-ui',
      severity: 'error',
      from: from('^src/(server|features/.+/server)/'),
      to: { path: '^src/(client|features/.+/ui)/' },
    },
    {
      name: 'server-and-client-know-no-feature',
      comment: 'What every feature uses knows none of them; only the app wires them together.',
      severity: 'error',
      from: from('^src/(server|client)/'),
      to: { path: '^src/(app|features)/' },
    },
    {
      name: 'features-know-nothing-of-the-app',
      severity: 'error',
      from: from('^src/features/'),
      to: { path: '^src/app/' },
    },
    {
      name: 'model-and-contract-are-pure',
      severity: 'error',
      from: from('^src/features/.+/(model|contract)\\.ts$'),
      to: { path: '^src/(server|client|adapters)/|/(ui|server)/|^node:' },
    },
    {
      name: 'only-tests-use-test-support',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^tests/' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.test\\.tsx?$',
          '^src/app/shell/(root|routes|entry\\.[a-z]+)\\.tsx?$',
        ],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|data|node_modules)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
