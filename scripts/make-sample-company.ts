/**
 * Writes the demonstration company's sales file: 24 complete months of a made-up coffee and tea
 * wholesaler. Run: `node scripts/make-sample-company.ts`.
 */
import { writeFileSync } from 'node:fs';
import { sampleCsv } from './sample-company.ts';

const target = new URL(
  '../src/features/sample/server/forsaljning-exempelbolaget.csv',
  import.meta.url,
);
writeFileSync(target, sampleCsv());
