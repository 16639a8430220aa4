import type { SendMailOptions } from 'nodemailer';
import type { Mail, MailAddress } from './port.ts';

/** A mail as nodemailer builds it: RFC 5322, with RFC 2047 words where a header is not plain ASCII. */
export function toMessage(mail: Mail, from: MailAddress): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    messageId: `<${mail.id}@${from.address.split('@')[1]}>`,
    date: mail.writtenAt,
    // Lines of any length and spaces at their ends arrive as they were written.
    textEncoding: 'quoted-printable',
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
