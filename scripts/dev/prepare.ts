import { eq } from 'drizzle-orm';
import { readConfig } from '#server/config.ts';
import { AlreadyServedError } from '#server/db/embedded/instance-lock.ts';
import { users } from '#server/session/table.ts';
import { makeDemoAccount, withProduct } from '../lib/demo-account.ts';

/** The same everywhere: the data are made up, and the server listens on this machine only. */
const LOGIN = {
  email: 'demo@exempel.example',
  password: 'mörkrostat bryggkaffe',
  orgNumber: '5560000019',
};

// Ignored: interrupted here, the preparation would leave a database running.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

/** Prepares the database of `npm run dev`, with an account to sign in to. */
try {
  await withProduct(readConfig(), async (deps) => {
    const known = await deps.database.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, LOGIN.email));
    if (known.length > 0) return;
    console.log('Läser in exempelbolaget och kör analysen (en gång) …');
    await makeDemoAccount(deps, LOGIN);
  });
  console.log(`\nLogga in med\n  ${LOGIN.email}\n  ${LOGIN.password}\n`);
} catch (error) {
  if (!(error instanceof AlreadyServedError)) throw error;
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
