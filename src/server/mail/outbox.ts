import { randomUUID } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import { type Mail, MailRefusedError } from '#adapters/mail/port.ts';
import type { SealedColumn } from '../crypto/reseal.ts';
import type { Executor } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { outbox } from './table.ts';

/** A mail older than this is given up. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60 * 1000;

type NewMail = Omit<Mail, 'id' | 'writtenAt'>;
type Needed = Pick<Dependencies, 'database' | 'box' | 'clock' | 'mailer' | 'log'> & {
  jobs: Pick<Dependencies['jobs'], 'add'>;
};

/** Of what a mail server says, the first lines tell why. */
const LONGEST_ERROR = 500;

const contextOf = (id: string) => `outbox/${id}`;

/** Where these are stored sealed. */
export const sealedMails: SealedColumn = {
  table: 'outbox',
  column: 'sealed',
  key: [['id', 'uuid']],
  context: ([id = '']) => contextOf(id),
};

/**
 * Writes a mail to the outbox within `tx`, so that both are stored or neither. After the commit,
 * call `sendSoon` with the returned id.
 */
export async function writeMail(
  deps: Pick<Needed, 'box' | 'clock'>,
  tx: Executor,
  mail: NewMail,
): Promise<string> {
  const id = randomUUID();
  const sealed = deps.box.seal(Buffer.from(JSON.stringify(mail)), contextOf(id));
  await tx.insert(outbox).values({ id, sealed, writtenAt: deps.clock() });
  return id;
}

/** Queues a written mail at once. If that fails, `resumeMails` does it within a minute. */
export async function sendSoon(deps: Needed, id: string): Promise<void> {
  try {
    await deps.jobs.add('mail', { id });
  } catch (error) {
    deps.log.warn({ err: error, mail: id }, 'the mail waits in the outbox');
  }
}

/** Queues mails again that were written but not sent. */
export async function resumeMails(deps: Needed): Promise<void> {
  const waiting = await deps.database.db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isNull(outbox.failedAt));
  for (const { id } of waiting) await deps.jobs.add('mail', { id });
}

/** To whom a mail goes and what it is about; never its text, whose links open accounts. */
export function openEnvelope(
  box: Dependencies['box'],
  row: Pick<typeof outbox.$inferSelect, 'id' | 'sealed'>,
): { to: string; subject: string } {
  const { to, subject }: NewMail = JSON.parse(box.open(row.sealed, contextOf(row.id)).toString());
  return { to, subject };
}

/**
 * Sends one mail, then deletes it; one that is given up stays, to be tried again by the operator. A process that dies in between sends it again under the same
 * Message-ID. Throws where a later attempt may succeed.
 */
export async function runMailJob(deps: Needed, { id }: { id: string }): Promise<void> {
  const { db } = deps.database;
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  if (!row || row.failedAt !== null) return;
  try {
    const mail: NewMail = JSON.parse(deps.box.open(row.sealed, contextOf(id)).toString());
    await deps.mailer.send({ ...mail, id, writtenAt: row.writtenAt });
  } catch (error) {
    const tooLate = deps.clock().getTime() - row.writtenAt.getTime() > GIVE_UP_AFTER_MS;
    if (!tooLate && !(error instanceof MailRefusedError)) {
      deps.log.warn({ err: error, mail: id }, 'the mail will be tried again');
      throw error;
    }
    deps.log.error({ err: error, mail: id }, 'the mail was given up');
    const reason = error instanceof Error ? error.message.slice(0, LONGEST_ERROR) : 'unknown';
    await db.update(outbox).set({ failedAt: deps.clock(), error: reason }).where(eq(outbox.id, id));
    return;
  }
  await db.delete(outbox).where(eq(outbox.id, id));
}
