import type { SendMailOptions } from 'nodemailer';
import type { Mail, MailAddress } from './port.ts';

/** A mail in nodemailer's form: RFC 5322, with RFC 2047 encoded words where needed. */
export function toMessage(mail: Mail, from: MailAddress): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
    messageId: `<${mail.id}@${from.address.split('@')[1]}>`,
    date: mail.writtenAt,
    // Keeps long lines and trailing spaces intact.
    textEncoding: 'quoted-printable',
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(mail.attachments && {
      attachments: mail.attachments.map(({ name, type, base64 }) => ({
        ...{ filename: name, contentType: type, content: base64, encoding: 'base64' },
      })),
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
