import { NoBulkFileError } from '#adapters/company-register/bulk/bulk-files.ts';
import { formatCount } from '#engine/text/format.ts';
import {
  ImportRunningError,
  importRegister,
} from '#features/company-lookup/server/import/import-register.ts';
import { readConfig } from '#server/config.ts';
import { AlreadyServedError } from '#server/db/embedded/instance-lock.ts';
import { connectAsOwner, openConfigured } from '#server/db/open.ts';
import { progressBar } from './lib/progress-bar.ts';

const HOW = `Så här:
  npm run import-register -- bolagsverket_bulkfil.zip scb_bulkfil.zip

Bolagsverkets och SCB:s öppna bulkfiler, packade eller uppackade; en räcker. Den import som finns
används tills den nya är klar. Avbryts importen: kör samma kommando igen, så fortsätter den.`;

const paths = process.argv.slice(2);
if (paths.length === 0) {
  console.error(HOW);
  process.exit(1);
}
const config = readConfig();
const database = await openConfigured(config, { exclusive: true }).catch((error: unknown) => {
  if (!(error instanceof AlreadyServedError)) throw error;
  return openConfigured(config, { exclusive: false });
});
const client = await connectAsOwner(config);
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
try {
  const bar = progressBar(process.stderr);
  const { companies, byLikeness, read } = await importRegister(client, paths, {
    progress: bar,
    stop: stopping.signal,
  });
  console.log(
    `\nKlart: ${formatCount(companies)} företag. ${formatCount(read.persons)} rader om personer och enskilda firmor är inte sparade, ${formatCount(read.broken)} rader gick inte att läsa.`,
  );
  if (!byLikeness) {
    console.log(
      'Databasen saknar tillägget pg_trgm, och rollen får inte skapa det: företag hittas på nummer och på namnets början, men inte på felstavade namn. Låt databasens administratör köra CREATE EXTENSION pg_trgm i databasen, och importera igen.',
    );
  }
} catch (error) {
  if (stopping.signal.aborted) {
    console.error('\nAvbruten. Kör samma kommando igen, så fortsätter importen där den var.');
  } else if (error instanceof NoBulkFileError || error instanceof ImportRunningError) {
    console.error(error.message);
  } else throw error;
  process.exitCode = 1;
} finally {
  await client.end();
  await database.close();
}
