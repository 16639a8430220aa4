import type { Mail } from '#adapters/mail/port.ts';
import { writeLetter } from '#server/mail/letter.ts';
import { brand } from '../../../../brand.ts';
import { answerTexts as texts } from '../../mail-texts.ts';
import type { Case } from './case.ts';

/** What an operator answers, under what it is about; replies go to the support. */
export function answerMail(
  { email, subject, message, kind }: Case,
  text: string,
): Pick<Mail, 'to' | 'replyTo' | 'subject' | 'text' | 'html'> {
  const heading = kind === 'contact' ? subject : texts.feedback;
  return {
    to: email,
    replyTo: { name: brand.name, address: brand.supportEmail },
    ...writeLetter({
      subject: texts.subject(heading),
      heading: texts.subject(heading),
      paragraphs: [text],
      ...(message !== '' && { facts: [[texts.wrote, message]] }),
      notes: [texts.note],
    }),
  };
}
