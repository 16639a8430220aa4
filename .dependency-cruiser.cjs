/** Imports point one way: engine, contract ← features ← server, client. Held in `npm test`. */
const from = (path, more = {}) => ({ path, pathNot: '\\.test\\.tsx?$', ...more });

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'engine-knows-nothing-around-it',
      severity: 'error',
      from: from('^src/engine/'),
      to: {
        path: '^src/(contract|features|adapters|server|client)/|^node:',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'contract-knows-only-the-engine',
      severity: 'error',
      from: from('^src/contract/'),
      to: { path: '^src/(features|adapters|server|client)/' },
    },
    {
      name: 'adapters-know-only-engine-and-contract',
      severity: 'error',
      from: from('^src/adapters/'),
      to: { path: '^src/(features|server|client)/' },
    },
    {
      name: 'ui-never-reaches-the-server',
      severity: 'error',
      from: from('^src/(client|features/[^/]+/ui)/'),
      to: { path: '^src/(server|features/[^/]+/server|adapters)/' },
    },
    {
      name: 'server-never-reaches-the-ui',
      severity: 'error',
      from: from('^src/(server|features/[^/]+/server)/'),
      to: { path: '^src/(client|features/[^/]+/ui)/' },
    },
    {
      name: 'client-shell-has-no-product-rules',
      comment: 'The shell may mount pages and use sessions; features never meet through it.',
      severity: 'error',
      from: from('^src/client/ui/'),
      to: { path: '^src/features/' },
    },
    {
      name: 'model-and-contract-are-pure',
      severity: 'error',
      from: from('^src/features/[^/]+/(model|contract)\\.ts$'),
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
          '^src/client/(root|routes|entry\\.[a-z]+)\\.tsx?$',
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
