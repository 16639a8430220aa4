import { randomBytes } from 'node:crypto';
import { createDependencies, startWorking } from '#app/start.ts';
import { signUp } from '#features/account/server/sign-up.ts';
import { createDocumentStore } from '#features/documents/server/store.ts';
import { loadSampleCompany } from '#features/sample/server/sample-company.ts';
import { readConfig } from '#server/config.ts';
import { openConfigured } from '#server/db/open.ts';

/** Makes an account with the sample company loaded, to sign in to. Run while no server is running. */
const config = { ...readConfig(), rateLimit: false, logLevel: 'warn' as const };
const database = await openConfigured(config, { exclusive: true });
const deps = await createDependencies(config, database);
const stopHouse = await startWorking(deps);

const number = String(Math.floor(Date.now() / 1000)).slice(-8);
const password = randomBytes(9).toString('base64url');
const details = {
  name: 'Demo Demosson',
  email: `demo-${number}@exempel.example`,
  password,
  companyName: 'Exempelbolaget Kaffe & Te AB',
  orgNumber: `55${number}`,
};
console.log('Läser in exempelbolaget och kör analysen …');
const { user } = await signUp(deps, details, 'demo');
await loadSampleCompany(deps, createDocumentStore(deps), user.id, new AbortController().signal);

stopHouse();
await deps.jobs.stop();
await deps.reader.close();
await deps.signals.close();
await database.close();
console.log(`\nKlart. Starta med npm start och logga in:\n  ${details.email}\n  ${password}\n`);
