import { eq, sql } from 'drizzle-orm';
import { readMessages } from '#features/contact/server/store.ts';
import { createAudit } from '#server/audit/audit.ts';
import { type Config, readConfig } from '#server/config.ts';
import { createBox } from '#server/crypto/box.ts';
import { loadDataKey } from '#server/crypto/data-key.ts';
import { inTransaction } from '#server/db/database.ts';
import { AlreadyServedError } from '#server/db/embedded/instance-lock.ts';
import { openConfigured, type RunningDatabase } from '#server/db/open.ts';
import { users } from '#server/session/table.ts';

/** Opens the database, alone or beside a running server. */
async function open(config: Config): Promise<RunningDatabase> {
  try {
    return await openConfigured(config, { exclusive: true });
  } catch (error) {
    if (!(error instanceof AlreadyServedError)) throw error;
    return openConfigured(config, { exclusive: false });
  }
}

async function grant(database: RunningDatabase, email: string): Promise<void> {
  const found = await inTransaction(database.db, async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ role: 'admin' })
      .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
      .returning({ id: users.id });
    if (!user) return false;
    // Done by whoever can run programs here, not by an account of the product.
    await createAudit(tx, () => new Date()).record({
      actorId: null,
      event: 'admin.grant',
      object: user.id,
      outcome: 'ok',
      address: null,
      requestId: null,
    });
    return true;
  });
  if (found) console.log(`${email} är nu administratör.`);
  else {
    console.error(`Inget konto har adressen ${email}.`);
    process.exitCode = 1;
  }
}

const [verb, email] = process.argv.slice(2);
if (verb !== 'messages' && (verb !== 'grant' || !email)) {
  console.error('Så här: npm run admin -- grant namn@exempel.se, eller npm run admin -- messages');
  process.exit(1);
}
const config = readConfig();
const database = await open(config);
if (verb === 'grant' && email) await grant(database, email);
else {
  const box = createBox(loadDataKey(config.dataKey, config.dataDir));
  console.log(JSON.stringify(await readMessages({ box, database }), null, 2));
}
await database.close();
