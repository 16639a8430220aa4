import type { Mail } from '#adapters/mail/port.ts';
import { writeLetter } from '#server/mail/letter.ts';
import { brand } from '../../../brand.ts';
import type { ContactMessage } from '../contract.ts';
import { contactTexts } from '../texts.ts';

const texts = contactTexts.mail;

/** A message as support receives it; replies go to its sender. */
export function contactMail(
  message: ContactMessage,
): Pick<Mail, 'to' | 'replyTo' | 'subject' | 'text' | 'html'> {
  const { name, email, company, subject } = message;
  return {
    to: brand.supportEmail,
    replyTo: { name, address: email },
    ...writeLetter({
      subject: texts.subject(subject),
      heading: subject,
      paragraphs: [message.message],
      facts: [
        [texts.name, name],
        [texts.email, email],
        ...(company?.trim() ? [[texts.company, company] as const] : []),
      ],
      notes: [texts.answer],
    }),
  };
}
