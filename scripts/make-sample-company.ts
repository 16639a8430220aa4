/**
 * Writes the demonstration company's files: 24 complete months of sales and costs of a made-up
 * coffee and tea wholesaler. Run: `node scripts/make-sample-company.ts`.
 */
import { writeFileSync } from 'node:fs';
import { sampleCsv } from './sample-company.ts';
import { sampleCostsCsv } from './sample-costs.ts';

const target = (name: string) => new URL(`../src/features/sample/server/${name}`, import.meta.url);
const sales = sampleCsv();
writeFileSync(target('forsaljning-exempelbolaget.csv'), sales);
writeFileSync(target('kostnader-exempelbolaget.csv'), sampleCostsCsv(sales));
