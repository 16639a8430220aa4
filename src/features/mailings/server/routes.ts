import { failWith } from '#contract/errors.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import { takeHourlyShare } from '#server/work/hourly-share.ts';
import { type mailingContract, mailingErrors, type mailingReaderContract } from '../contract.ts';
import { checkMayMail, findMailing, saveMailing, shownMailing, stopMailing } from './mailings.ts';
import {
  addRecipient,
  confirmRecipient,
  leaveMailing,
  listRecipients,
  removeRecipient,
} from './recipients.ts';
import { sendPreview } from './send.ts';

/** Each may leave a link to every report. */
const PREVIEWS: Limit = { attempts: 5, windowSeconds: 60 * 60 };

/** The mailing as its owner arranges it. Removing and stopping need no plan. */
export function mailingHandlers(deps: Dependencies): Handlers<typeof mailingContract> {
  const { db } = deps.database;
  const overview = async (ownerId: string) => {
    const row = await findMailing(db, ownerId);
    return { mailing: row && shownMailing(row), recipients: await listRecipients(db, ownerId) };
  };
  return {
    read: ({ session }) => overview(session.user.id),
    save: async ({ session, body }) => {
      await checkMayMail(db, session.user.id);
      await saveMailing(deps, session.user.id, body);
      return overview(session.user.id);
    },
    stop: async ({ session }) => {
      await stopMailing(db, session.user.id);
      return overview(session.user.id);
    },
    add: async ({ session, body }) => {
      await checkMayMail(db, session.user.id);
      await addRecipient(deps, session.user.id, body.address);
      return overview(session.user.id);
    },
    remove: async ({ session, params }) => {
      await removeRecipient(db, session.user.id, params.id);
      return overview(session.user.id);
    },
    preview: async ({ session }) => {
      const ownerId = session.user.id;
      await checkMayMail(db, ownerId);
      await takeHourlyShare(deps, ownerId, 'compute');
      const wait = await deps.throttle.count(`mailing-previews:${ownerId}`, PREVIEWS);
      if (wait > 0) throw failWith(mailingErrors)('mailings.too_many', { retryAfterSeconds: wait });
      return { to: await sendPreview(deps, ownerId) };
    },
  };
}

/** What recipients do by the links in their mails; whoever is signed in there is not asked. */
export function mailingReaderHandlers(deps: Dependencies): Handlers<typeof mailingReaderContract> {
  const leave = async (token: string) => {
    await leaveMailing(deps, token);
    return { success: true as const };
  };
  return {
    confirm: async ({ body }) => ({ company: await confirmRecipient(deps, body.token) }),
    leave: ({ body }) => leave(body.token),
    leaveAtOnce: ({ params }) => leave(params.token),
    leavePage: async ({ params, reply }) =>
      reply.redirect(`/utskick-svar?sluta=${encodeURIComponent(params.token)}`, 303),
  };
}
