import { join } from 'node:path';
import type { Logger } from 'pino';
import { createOutboxFolder } from '#adapters/mail/outbox-folder.ts';
import type { Mailer } from '#adapters/mail/port.ts';
import { createSmtpMailer } from '#adapters/mail/smtp.ts';
import type { Config } from '../config.ts';

type MailSettings = Pick<Config, 'production' | 'smtpUrl' | 'mailFrom' | 'dataDir' | 'appUrl'>;

/** The mail server of SMTP_URL, or a folder of files without one. */
export function createMailer(config: MailSettings, log: Logger): Mailer {
  const from = config.mailFrom;
  if (config.smtpUrl === null) {
    return createOutboxFolder({
      folder: join(config.dataDir, 'outbox'),
      from,
      appUrl: config.appUrl,
      onWritten: ({ id, file, links }) =>
        log.info({ mail: id, file, links }, 'mail written to the outbox folder'),
    });
  }
  const nearby = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(config.smtpUrl).hostname);
  return createSmtpMailer({
    url: config.smtpUrl,
    from,
    requireTls: config.production && !nearby,
  });
}
