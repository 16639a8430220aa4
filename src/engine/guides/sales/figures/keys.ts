import type { CatalogueKey } from '../../../facts/catalogue.ts';
import { salesCatalogue } from '../catalogue.ts';

export const salesKeys = salesCatalogue.keys;

export type SalesKey = CatalogueKey<typeof salesCatalogue>;
