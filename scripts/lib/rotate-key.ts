import { randomBytes } from 'node:crypto';
import { resealQueuedMails } from '#features/account/server/account-mail.ts';
import { sealedGuests } from '#features/account/server/complete-guest.ts';
import { sealedContactThreads } from '#features/admin/server/cases/contact-cases.ts';
import { sealedFeedbackThreads } from '#features/admin/server/cases/feedback-cases.ts';
import { sealedMessages } from '#features/contact/server/store.ts';
import { sealedFiles } from '#features/documents/server/files/sealed.ts';
import { sealedMailingPasswords } from '#features/mailings/server/mailings.ts';
import { sealedLeaveTokens } from '#features/mailings/server/recipients.ts';
import { sealedModelCalls } from '#features/models/server/log.ts';
import { sealedExports } from '#features/personal-data/server/export/parts.ts';
import { createAudit } from '#server/audit/audit.ts';
import type { Config } from '#server/config.ts';
import { createBox } from '#server/crypto/box.ts';
import { type DataKeys, loadDataKeys, writeDataKeys } from '#server/crypto/data-key.ts';
import { sealedKeyCheck } from '#server/crypto/key-check.ts';
import { resealColumn } from '#server/crypto/reseal.ts';
import type { RunningDatabase } from '#server/db/open.ts';
import { sealedTotp } from '#server/factors/totp.ts';
import { sealedMails } from '#server/mail/outbox.ts';
import { sealedLinks } from '#server/mailed-links/mailed-links.ts';

/** Every column of sealed boxes; the note of the key last, so that a start with the old key is refused only then. */
export const sealedColumns = [
  ...sealedFiles,
  sealedMessages,
  sealedContactThreads,
  sealedFeedbackThreads,
  sealedMails,
  sealedGuests,
  sealedLinks,
  sealedTotp,
  sealedExports,
  sealedModelCalls,
  sealedLeaveTokens,
  sealedMailingPasswords,
  sealedKeyCheck,
];

/** Why the key cannot be changed as things are. */
export class NotRotatableError extends Error {}

/** The keys to change to and from: the operator's, or a new one in the data folder beside the one there was. */
function keysFor(config: Config, exclusive: boolean): DataKeys {
  const keys = loadDataKeys(config, config.dataDir);
  if (config.dataKey !== null) {
    if (keys.others.length > 0) return keys;
    throw new NotRotatableError(
      'Sätt DATA_KEY till den nya nyckeln och DATA_KEY_ALSO till den gamla, för alla processer, och kör igen. En ny nyckel ger openssl rand -base64 32.',
    );
  }
  if (!exclusive)
    throw new NotRotatableError('Stäng programmet först: nyckeln byts i datamappen det kör på.');
  if (keys.others.length > 0) return keys;
  const fresh = randomBytes(32);
  writeDataKeys(config.dataDir, [fresh, keys.key]);
  return { key: fresh, others: [keys.key] };
}

/**
 * Seals all that is stored with the new key. Whatever is cut short is readable with both keys known, and is finished by
 * running it again. Returns how many boxes were sealed anew. Throws NotRotatableError.
 */
export async function rotateKey(config: Config, database: RunningDatabase): Promise<number> {
  const { key, others } = keysFor(config, database.exclusive);
  const boxes = { fresh: createBox(key), all: createBox(key, others) };
  let done = await resealQueuedMails(database.pool, boxes);
  for (const column of sealedColumns)
    done += await resealColumn(database.connection, boxes, column);
  if (config.dataKey === null) writeDataKeys(config.dataDir, [key]);
  await createAudit(database.db, () => new Date()).record({
    ...{ actorId: null, event: 'admin.rotate_key', outcome: 'ok' },
    ...{ object: null, address: null, requestId: null },
  });
  return done;
}
