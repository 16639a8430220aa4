import fc from 'fast-check';

/**
 * A commit gets the same answer each time it is tested. `npm run test:full` draws new seeds;
 * PROPERTY_SEED=N tries one.
 */
const own = process.env.PROPERTY_SEED;
const seed = own === undefined ? 20_261_123 : Number(own);
if (own !== undefined || process.env.TEST_SCALE !== 'full')
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
