import { randomBytes } from 'node:crypto';
import { readConfig } from '#server/config.ts';
import { makeDemoAccount, withProduct } from './lib/demo-account.ts';

/** Creates an account with the sample company loaded. Run while no server is running. */
const number = String(Math.floor(Date.now() / 1000)).slice(-8);
const login = {
  email: `demo-${number}@exempel.example`,
  password: randomBytes(9).toString('base64url'),
  orgNumber: `55${number}`,
};
await withProduct(readConfig(), (deps) => {
  console.log('Läser in exempelbolaget och kör analysen …');
  return makeDemoAccount(deps, login);
});
console.log(`\nKlart. Starta med npm start och logga in:\n  ${login.email}\n  ${login.password}\n`);
