import { failWith } from '#contract/errors.ts';
import { inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { idOfRequest, requestKey } from '#server/http/request-key.ts';
import { sendSoon, writeMail } from '#server/mail/outbox.ts';
import { networkOf } from '#server/throttle/network.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import { type contactContract, contactErrors } from '../contract.ts';
import { contactTexts } from '../texts.ts';
import { contactMail } from './mail.ts';
import { storeMessage } from './store.ts';

const fail = failWith(contactErrors);

/** Many in an office share a network, but no office writes this often. */
const PER_ADDRESS: Limit = { attempts: 10, windowSeconds: 3600 };
/** More are not read in a day, and each is stored for a year. */
const IN_ALL: Limit = { attempts: 1000, windowSeconds: 24 * 3600 };

export function contactHandlers(deps: Dependencies): Handlers<typeof contactContract> {
  return {
    send: async ({ body, request }) => {
      const allow = (wait: number) => {
        if (wait > 0) throw fail('contact.too_many', { retryAfterSeconds: wait });
      };
      allow(await deps.throttle.count(`contact:${networkOf(request.ip)}`, PER_ADDRESS));
      allow(await deps.throttle.count('contact', IN_ALL));
      const key = requestKey(request);
      const id = key === null ? undefined : idOfRequest(key, body);
      const mailId = await inTransaction(deps.database.db, async (tx) => {
        const isNew = await storeMessage(deps, tx, body, id);
        return isNew ? writeMail(deps, tx, contactMail(body)) : null;
      });
      if (mailId !== null) await sendSoon(deps, mailId);
      return { ok: true, message: contactTexts.toast.sentText };
    },
  };
}
