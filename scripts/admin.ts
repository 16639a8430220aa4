import { eq, sql } from 'drizzle-orm';
import { users } from '#features/account/server/table.ts';
import { readConfig } from '#server/config.ts';
import { AlreadyServedError } from '#server/db/embedded/hold.ts';
import { openConfigured, type RunningDatabase } from '#server/db/open.ts';

const [verb, email] = process.argv.slice(2);
if (verb !== 'grant' || !email) {
  console.error('Så här: npm run admin -- grant namn@exempel.se');
  process.exit(1);
}

/** The database: by ourselves, or beside a server that is running on it. */
async function open(): Promise<RunningDatabase> {
  const config = readConfig();
  try {
    return await openConfigured(config, { exclusive: true });
  } catch (error) {
    if (!(error instanceof AlreadyServedError)) throw error;
    return openConfigured(config, { exclusive: false });
  }
}

const database = await open();
const [user] = await database.db
  .update(users)
  .set({ role: 'admin' })
  .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  .returning({ id: users.id });
await database.close();
if (!user) {
  console.error(`Inget konto har adressen ${email}.`);
  process.exit(1);
}
console.log(`${email} är nu administratör.`);
