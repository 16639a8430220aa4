import { latestQuery } from '#features/guides/ui/analysis-calls.ts';
import { costsContract } from '../contract.ts';
import { storedCosts } from '../result-shape.ts';

/** The newest cost analysis, normalised to one shape when it is received. */
export const latestCosts = latestQuery(costsContract, storedCosts);
