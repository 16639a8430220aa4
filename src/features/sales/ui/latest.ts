import { latestQuery } from '#features/guides/ui/analysis-calls.ts';
import { salesContract } from '../contract.ts';
import { storedSales } from '../result-shape.ts';

/** The newest sales analysis, normalised to one shape when it is received. */
export const latestSales = latestQuery(salesContract, storedSales);
