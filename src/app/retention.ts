import type { RetentionId } from '#contract/retention.ts';
import { sweepGuests } from '#features/account/server/complete-guest.ts';
import { sweepDevices } from '#features/account/server/known-devices.ts';
import { sweepEvents } from '#features/billing/server/events.ts';
import { sweepMarks } from '#features/billing/server/marks.ts';
import { deleteOldMessages } from '#features/contact/server/store.ts';
import { deleteOldFeedback } from '#features/feedback/server/delete-old.ts';
import { sweepAsked } from '#features/mailings/server/recipients.ts';
import { sweepModelCalls } from '#features/models/server/log.ts';
import { sweepExports } from '#features/personal-data/server/export/job.ts';
import { removeUnused } from '#features/personal-data/server/remove-unused.ts';
import { sweepReportLinks } from '#features/reports/server/links/links.ts';
import { keepAuditMonths } from '#server/audit/audit.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { sweepPasskeyChallenges } from '#server/factors/passkey-challenges.ts';
import { sweepFailedMails } from '#server/mail/try-again.ts';
import { sweepLinks } from '#server/mailed-links/mailed-links.ts';

/**
 * What deletes each kind of what is stored when its time is over. Null for what goes with its account,
 * with the work it is for, or by the operator's hand.
 */
const sweeps: Readonly<Record<RetentionId, ((deps: Dependencies) => Promise<unknown>) | null>> = {
  account: null,
  bookkeeping: null,
  audit: ({ database }) => keepAuditMonths(database.db),
  throttles: ({ throttle }) => throttle.sweep(),
  sessions: ({ sessions }) => sessions.sweep(),
  factors: null,
  challenges: sweepPasskeyChallenges,
  devices: sweepDevices,
  links: sweepLinks,
  reportLinks: sweepReportLinks,
  // With its analysis.
  issuedReports: null,
  reportAnswers: null,
  mailingRecipients: sweepAsked,
  mails: sweepFailedMails,
  contact: deleteOldMessages,
  feedback: deleteOldFeedback,
  exports: sweepExports,
  unconfirmed: removeUnused,
  guests: sweepGuests,
  paymentEvents: sweepEvents,
  purchaseMarks: sweepMarks,
  // With the nightly look at all subscriptions.
  endedSubscriptions: null,
  modelCalls: sweepModelCalls,
  backups: null,
};

/** Deletes all that has been kept for as long as the privacy page says. One that fails stops no other. */
export async function keepRetention(deps: Dependencies): Promise<void> {
  for (const [what, sweep] of Object.entries(sweeps)) {
    await sweep?.(deps).catch((error: unknown) =>
      deps.log.warn(
        { err: error, what },
        'what is too old was not deleted; tried again in a minute',
      ),
    );
  }
}
