import type { Mail } from '#adapters/mail/port.ts';
import { writeLetter } from '#server/mail/letter.ts';
import { passwordChanged } from '../mail-texts.ts';

export function passwordChangedMail(to: string): Pick<Mail, 'to' | 'subject' | 'text' | 'html'> {
  const { subject, text, notes } = passwordChanged;
  return { to, ...writeLetter({ subject, heading: subject, paragraphs: [text], notes }) };
}
