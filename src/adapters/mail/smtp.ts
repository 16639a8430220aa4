import { createTransport } from 'nodemailer';
import { toMessage } from './message.ts';
import { type MailAddress, MailDelayedError, type Mailer, MailRefusedError } from './port.ts';

/** A server slower than this at any step is tried again later. */
const WAIT_MS = 15_000;

interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…`; nodemailer options as the query. */
  url: string;
  from: MailAddress;
  /** Refuses to send unencrypted; overridden by `?requireTLS=false` in the address. */
  requireTls: boolean;
}

interface SmtpFault {
  code?: string;
  command?: string;
  responseCode?: number;
  permanent?: boolean;
}

/** Sends through the SMTP server of `url`. */
export function createSmtpMailer({ url, from, requireTls }: SmtpSettings): Mailer {
  const transport = createTransport({
    url,
    requireTLS: requireTls,
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    dnsTimeout: WAIT_MS,
    socketTimeout: WAIT_MS,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(toMessage(mail, from));
      } catch (error) {
        throw withoutPeople(error as SmtpFault);
      }
    },
  };
}

/** The server's message often contains the recipient's address: only its codes are logged. */
function withoutPeople({ code, command, responseCode, permanent }: SmtpFault): Error {
  const reason = [code, command, responseCode].filter(Boolean).join(' ');
  const aboutThisMail = code === 'EMESSAGE' || command === 'RCPT TO';
  return permanent && aboutThisMail
    ? new MailRefusedError(`The mail server refused the mail: ${reason}`)
    : new MailDelayedError(`The mail server did not take the mail: ${reason}`);
}
