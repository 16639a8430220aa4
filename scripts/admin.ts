import { eq, sql } from 'drizzle-orm';
import type { AuditEventName } from '#contract/audit-events.ts';
import { readMessages } from '#features/contact/server/store.ts';
import { deleteAccount } from '#features/personal-data/server/delete-account.ts';
import { settingsMailTexts } from '#features/settings/mail-texts.ts';
import { createAudit } from '#server/audit/audit.ts';
import { type Config, readConfig } from '#server/config.ts';
import { createBox } from '#server/crypto/box.ts';
import { loadDataKeys } from '#server/crypto/data-key.ts';
import { type Executor, inTransaction } from '#server/db/database.ts';
import { AlreadyServedError } from '#server/db/embedded/instance-lock.ts';
import { openConfigured, type RunningDatabase } from '#server/db/open.ts';
import { dropFactors } from '#server/factors/factors.ts';
import { noticeMail } from '#server/mail/letter.ts';
import { writeMail } from '#server/mail/outbox.ts';
import { loginChallenges, sessions, users } from '#server/session/table.ts';
import { asVisible } from './lib/as-visible.ts';
import { notice, showNotices } from './lib/notice.ts';
import { NotRotatableError, rotateKey } from './lib/rotate-key.ts';

/** What can be done to an account from here: how it is noted, what it does, and what is then said. */
interface AccountCommand {
  event: AuditEventName;
  work(tx: Executor, id: string, config: Config): Promise<unknown>;
  text(account: string): string;
}

const commands: Record<string, AccountCommand> = {
  grant: {
    event: 'admin.grant',
    work: (tx, id) => tx.update(users).set({ role: 'admin' }).where(eq(users.id, id)),
    text: (account) => `${account} är nu administratör.`,
  },
  'end-sessions': {
    event: 'admin.end_sessions',
    work: endSessions,
    text: (account) => `${account} är utloggad överallt.`,
  },
  'end-second-factor': {
    event: 'admin.end_second_factor',
    work: endSecondFactor,
    text: (account) => `${account} loggar in med bara lösenordet. Ägaren får ett mejl om det.`,
  },
  delete: {
    event: 'admin.delete',
    work: (tx, id, config) =>
      deleteAccount({ box: boxOf(config), clock: () => new Date() }, tx, id, 'operator'),
    text: (account) => `${account} och allt som hör till kontot är borttaget.`,
  },
};

const HOW = `Så här, med kontots e-post eller id:
  npm run admin -- grant KONTO          gör kontot till administratör
  npm run admin -- end-sessions KONTO   loggar ut kontot överallt
  npm run admin -- end-second-factor KONTO   stänger av app, passnycklar och reservkoder
  npm run admin -- delete KONTO         tar bort kontot med filer och analyser
  npm run admin -- notice FIL [--send]  visar mejlet om nya priser eller villkor; med --send skickas det
  npm run admin -- notices              visar vad som är meddelat och hur långt mejlen har kommit
  npm run admin -- messages             visar det som skickats genom kontaktformuläret
  npm run admin -- rotate-key           förseglar allt sparat med en ny nyckel
  npm run admin -- migrate              gör databasens schema till programmets, som dess ägare (DATABASE_OWNER_URL)`;

/** What opens and seals what is stored. */
function boxOf(config: Config) {
  const { key, others } = loadDataKeys(config, config.dataDir);
  return createBox(key, others);
}

/** Ends the sessions of an account and the logins that are begun. */
async function endSessions(tx: Executor, id: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, id));
  await tx.delete(loginChallenges).where(eq(loginChallenges.userId, id));
}

/** For who has lost all that the account asks for, once the operator knows that it is the owner. */
async function endSecondFactor(tx: Executor, id: string, config: Config): Promise<void> {
  await dropFactors(tx, id);
  await endSessions(tx, id);
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, id));
  const deps = { box: boxOf(config), clock: () => new Date() };
  if (user) await writeMail(deps, tx, noticeMail(user.email, settingsMailTexts.factorsEnded));
}

/** Opens the database, alone or beside a running server. */
async function open(config: Config): Promise<RunningDatabase> {
  try {
    return await openConfigured(config, { exclusive: true });
  } catch (error) {
    if (!(error instanceof AlreadyServedError)) throw error;
    return openConfigured(config, { exclusive: false });
  }
}

/** The id of the account with this e-mail or id; null where there is none. */
async function accountId(tx: Executor, account: string): Promise<string | null> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      sql`lower(${users.email}) = ${account.toLowerCase()} or ${users.id}::text = ${account.toLowerCase()}`,
    );
  return user?.id ?? null;
}

/** Done by whoever can run programs here, not by an account of the product: noted without an actor. */
async function run(
  config: Config,
  database: RunningDatabase,
  { event, work, text }: AccountCommand,
  account: string,
): Promise<void> {
  const found = await inTransaction(database.db, async (tx) => {
    const id = await accountId(tx, account);
    if (id === null) return false;
    await work(tx, id, config);
    const entry = { actorId: null, event, object: id, outcome: 'ok' } as const;
    await createAudit(tx, () => new Date()).record({ ...entry, address: null, requestId: null });
    return true;
  });
  if (found) console.log(asVisible(text(account)));
  else {
    console.error(asVisible(`Inget konto har adressen eller id:t ${account}.`));
    process.exitCode = 1;
  }
}

/** As JSON, which writes control characters as text: nothing a sender wrote reaches the terminal raw. */
async function showMessages(config: Config, database: RunningDatabase): Promise<void> {
  const box = boxOf(config);
  console.log(asVisible(JSON.stringify(await readMessages({ box, database }), null, 2)));
}

async function changeKey(config: Config, database: RunningDatabase): Promise<void> {
  try {
    const done = await rotateKey(config, database);
    console.log(`Klart: ${done} poster är förseglade med den nya nyckeln.`);
    if (config.dataKey !== null)
      console.log('Behåll den gamla i DATA_KEY_ALSO ett dygn till, för processer som just slutat.');
    else
      console.log(
        'Säkerhetskopiera DATA_DIR/data.key på nytt: den gamla nyckeln öppnar inget här.',
      );
  } catch (error) {
    if (!(error instanceof NotRotatableError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

const [verb = '', account = '', option] = process.argv.slice(2);
const command = commands[verb];
const isAlone = ['messages', 'migrate', 'notices', 'rotate-key'].includes(verb);
const isNotice = verb === 'notice' && account !== '';
if (!isAlone && !isNotice && (command === undefined || account === '')) {
  console.error(HOW);
  process.exit(1);
}
const config = readConfig();
const database = await open(config);
if (command) await run(config, database, command, account);
else if (verb === 'messages') await showMessages(config, database);
else if (isNotice) await notice(config, database, account, option === '--send');
else if (verb === 'notices') await showNotices(database);
else if (verb === 'rotate-key') await changeKey(config, database);
// Whoever opens the database brings it up to date.
else console.log('Databasen är som programmet vill ha den.');
await database.close();
