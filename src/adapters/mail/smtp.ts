import { createTransport } from 'nodemailer';
import { toMessage } from './message.ts';
import { type MailAddress, MailDelayedError, type Mailer, MailRefusedError } from './port.ts';

/** A server that is slower than this at any step is tried again later. */
const WAIT_MS = 15_000;

interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…`; options of nodemailer as its query. */
  url: string;
  from: MailAddress;
  /** Refuses to send in the clear; `?requireTLS=false` in the address says otherwise. */
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

/** The server's own words often hold the receiver's address: only its codes are kept. */
function withoutPeople({ code, command, responseCode, permanent }: SmtpFault): Error {
  const reason = [code, command, responseCode].filter(Boolean).join(' ');
  const aboutThisMail = code === 'EMESSAGE' || command === 'RCPT TO';
  return permanent && aboutThisMail
    ? new MailRefusedError(`The mail server refused the mail: ${reason}`)
    : new MailDelayedError(`The mail server did not take the mail: ${reason}`);
}
