import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { type Boxes, resealed } from '#server/crypto/reseal.ts';
import { inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { linkMail } from '#server/mail/letter.ts';
import { sendSoon, writeMail } from '#server/mail/outbox.ts';
import { type LinkPurpose, makeLink } from '#server/mailed-links/mailed-links.ts';
import { users } from '#server/session/table.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import { accountMailTexts as texts } from '../mail-texts.ts';

/** Mails to whoever has an account with an address, where asking must not tell whether one does. */
type AccountMailKind = 'reset' | 'way-in';

interface AccountMail {
  kind: AccountMailKind;
  email: string;
}

interface KindOfMail {
  purpose: LinkPurpose;
  /** The page that the link opens. */
  path: string;
  /** How often one account is mailed. */
  limit: Limit;
}

const HOUR_SECONDS = 3600;

const kinds: Record<AccountMailKind, KindOfMail> = {
  reset: {
    purpose: 'reset',
    path: '/reset?token=',
    limit: { attempts: 5, windowSeconds: HOUR_SECONDS },
  },
  'way-in': {
    purpose: 'way-in',
    path: '/login?nyckel=',
    limit: { attempts: 1, windowSeconds: HOUR_SECONDS },
  },
};

const contextOf = (id: string) => `account-mail/${id}`;

/** Queues a mail to an address that may have an account. Takes the same time whether it has one. */
export async function queueAccountMail(deps: Dependencies, mail: AccountMail): Promise<void> {
  const id = randomUUID();
  const sealed = deps.box.seal(Buffer.from(JSON.stringify(mail)), contextOf(id)).toString('base64');
  await deps.jobs.add('account-mail', { id, sealed });
}

/** Seals mails that wait in the queue with a new key; returns how many. */
export async function resealQueuedMails(
  pool: Pick<pg.Pool, 'query'>,
  boxes: Boxes,
): Promise<number> {
  const { rows } = await pool.query<{ job: string; id: string; sealed: string }>(
    `select id::text as job, data->>'id' as id, data->>'sealed' as sealed from pgboss.job
     where name = 'account-mail' and state < 'completed' and data ? 'sealed'`,
  );
  const waiting = rows.flatMap(({ job, id, sealed }) => {
    const again = resealed(boxes, Buffer.from(sealed, 'base64'), contextOf(id));
    return again === null ? [] : { job, again: again.toString('base64') };
  });
  for (const { job, again } of waiting) {
    await pool.query(
      `update pgboss.job set data = jsonb_set(data, '{sealed}', to_jsonb($1::text))
       where name = 'account-mail' and id = $2`,
      [again, job],
    );
  }
  return waiting.length;
}

/** Writes a queued mail, if the address has an account that has not just been mailed the same. */
export async function runAccountMailJob(
  deps: Dependencies,
  { id, sealed }: { id: string; sealed: string },
): Promise<void> {
  const opened = deps.box.open(Buffer.from(sealed, 'base64'), contextOf(id)).toString();
  const { kind, email }: AccountMail = JSON.parse(opened);
  const [user] = await deps.database.db
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = ${email.toLowerCase()}`);
  if (!user) return;
  const { purpose, path, limit } = kinds[kind];
  if ((await deps.throttle.count(`mail:${kind}:${user.id}`, limit)) > 0) return;
  const mailId = await inTransaction(deps.database.db, async (tx) => {
    const token = await makeLink(deps, tx, { purpose, userId: user.id });
    return writeMail(
      deps,
      tx,
      linkMail(user.email, texts[kind], `${deps.config.appUrl}${path}${token}`),
    );
  });
  await sendSoon(deps, mailId);
}
