import type { CatalogueKey } from '../../../facts/catalogue.ts';
import { costCatalogue } from '../catalogue.ts';

export const costKeys = costCatalogue.keys;

export type CostKey = CatalogueKey<typeof costCatalogue>;
