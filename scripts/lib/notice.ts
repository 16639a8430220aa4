import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { noticeOfChange } from '#features/billing/notice-mail.ts';
import {
  countConcerned,
  firstDay,
  giveNotice,
  listNotices,
} from '#features/billing/server/notices.ts';
import { createAudit } from '#server/audit/audit.ts';
import type { Config } from '#server/config.ts';
import { inTransaction } from '#server/db/database.ts';
import type { RunningDatabase } from '#server/db/open.ts';
import { asVisible } from './as-visible.ts';

const noticeFile = z.strictObject({
  kind: z.enum(['prices', 'terms']),
  effectiveOn: z.iso.date(),
  subject: z.string().trim().min(5).max(120),
  body: z.string().trim().min(20).max(5000),
});

function read(file: string) {
  const parsed = noticeFile.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Shows the mail of a notice and to how many it goes; with `send` it is given, and the server mails it. */
export async function notice(
  config: Config,
  { db }: RunningDatabase,
  file: string,
  send: boolean,
): Promise<void> {
  const given = read(file);
  const now = new Date();
  if (given.effectiveOn < firstDay(now)) {
    console.error(`Tidigast ${firstDay(now)}: ändringar meddelas minst 30 dagar i förväg.`);
    process.exitCode = 1;
    return;
  }
  const { subject, text, notes } = noticeOfChange(given, config.appUrl);
  console.log(asVisible(`Ämne: ${subject}\n\n${text}\n\n${notes.join('\n\n')}\n`));
  const count = await countConcerned(db, given);
  if (!send) {
    console.log(`Går till ${count} konton. Inget är skickat: lägg till --send för att skicka.`);
    return;
  }
  await inTransaction(db, async (tx) => {
    const object = await giveNotice(tx, given, now);
    const entry = { actorId: null, event: 'admin.notice', object, outcome: 'ok' } as const;
    await createAudit(tx, () => now).record({ ...entry, address: null, requestId: null });
  });
  console.log(`Meddelat. Servern mejlar ${count} konton, var och en en gång.`);
}

/** Shows the notices that were given and how far their mails have come. */
export async function showNotices({ db }: RunningDatabase): Promise<void> {
  const all = await listNotices(db);
  if (all.length === 0) console.log('Inget är meddelat.');
  for (const { givenAt, effectiveOn, kind, subject, mailed, concerned } of all)
    console.log(
      asVisible(
        `${givenAt.toISOString()}  ${kind} från ${effectiveOn}  ${mailed} av ${concerned} mejlade  ${subject}`,
      ),
    );
}
