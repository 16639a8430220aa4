import type { Mail } from '#adapters/mail/port.ts';
import { brand } from '../../../brand.ts';
import type { ContactMessage } from '../contract.ts';
import { contactTexts } from '../texts.ts';

const texts = contactTexts.mail;

/** A message as support receives it; replies go to its sender. */
export function contactMail(
  message: ContactMessage,
): Pick<Mail, 'to' | 'replyTo' | 'subject' | 'text'> {
  const { name, email, company, subject } = message;
  const head = [
    `${texts.name}: ${name}`,
    `${texts.email}: ${email}`,
    ...(company?.trim() ? [`${texts.company}: ${company}`] : []),
    `${texts.subjectLabel}: ${subject}`,
  ];
  return {
    to: brand.supportEmail,
    replyTo: { name, address: email },
    subject: texts.subject(subject),
    text: `${head.join('\n')}\n\n${message.message}\n\n-- \n${texts.answer}\n`,
  };
}
