import PostalMime, { type Email } from 'postal-mime';
import { describe, expect, it } from 'vitest';
import type { Mail, Mailer } from './port.ts';

/** A mailer, and the raw messages it has sent so far. */
export interface MailerUnderTest {
  mailer: Mailer;
  handedOver(): Promise<Buffer[]>;
}

export const FROM = { name: 'Klarsikt på svenska', address: 'svar@klarsikt.example' };

let made = 0;

/** A mail with a unique id. */
export function newMail(more: Partial<Mail> = {}): Mail {
  made += 1;
  return {
    id: `0a6f1c7e-0000-4000-8000-${String(made).padStart(12, '0')}`,
    to: 'asa@bageriet.example',
    subject: 'Hej',
    text: 'Hej',
    writtenAt: new Date('2026-03-01T07:05:09Z'),
    ...more,
  };
}

/** What every mailer must do. */
export function mailerSuite(
  name: string,
  withMailer: (work: (given: MailerUnderTest) => Promise<void>) => Promise<void>,
): void {
  const sent = async (mail: Mail): Promise<{ raw: string; read: Email }> => {
    let found: { raw: string; read: Email } | undefined;
    await withMailer(async ({ mailer, handedOver }) => {
      await mailer.send(mail);
      const [message, ...others] = await handedOver();
      if (!message) throw new Error('No mail was handed over');
      expect(others).toEqual([]);
      found = { raw: message.toString('latin1'), read: await PostalMime.parse(message) };
    });
    if (!found) throw new Error('The mailer was never tried');
    return found;
  };
  const headOf = (raw: string) => raw.slice(0, raw.indexOf('\r\n\r\n'));

  describe(`${name} as mailer`, () => {
    it('hands over a mail that reads as it was written, å, ä, ö and emoji too', async () => {
      const text = `Hej Åsa!\n\n  indraget\t\nSlutar med blanksteg  \n.\nFrom och med nu\n${'lång rad '.repeat(200)}\nKöp för 10 € 🙂=3D`;
      const mail = newMail({
        subject: `Frågor om försäljningen på Östergatan – ${'räksmörgås '.repeat(12)}🙂`,
        text,
        replyTo: { name: 'Åke "Ö" Ängström, VD', address: 'ake@angstrom.example' },
      });
      const { read, raw } = await sent(mail);
      expect(read.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(text);
      expect(read.subject).toBe(mail.subject);
      expect(read.from).toMatchObject(FROM);
      expect(read.to).toMatchObject([{ address: mail.to }]);
      expect(read.replyTo).toMatchObject([mail.replyTo]);
      expect(new Date(read.date ?? '')).toEqual(mail.writtenAt);
      expect(read.messageId).toBe(`<${mail.id}@klarsikt.example>`);
      expect([...raw].every((sign) => sign < '\u0080')).toBe(true);
      expect(raw.split('\r\n').every((line) => line.length <= 998 && !line.includes('\n'))).toBe(
        true,
      );
    });

    it.each(['\r\n', '\n', '\r', '\r\n\r\n', '\u2028', '\u0085', '\u0000'])(
      'lets no line break in a name or subject become a header or body: %j',
      async (lineBreak) => {
        const evil = `Åsa${lineBreak}Bcc: offer@evil.example${lineBreak}X-Evil: ja`;
        const { read, raw } = await sent(
          newMail({ subject: evil, replyTo: { name: evil, address: 'asa@bageriet.example' } }),
        );
        const names = read.headers.map(({ key }) => key);
        expect(names).not.toContain('bcc');
        expect(names).not.toContain('x-evil');
        expect(headOf(raw)).not.toMatch(/^(Bcc|X-Evil):/im);
        expect(read.text?.trimEnd()).toBe('Hej');
        expect(read.bcc ?? []).toEqual([]);
        expect(read.to).toHaveLength(1);
        expect(read.replyTo).toHaveLength(1);
      },
    );

    it('gives the same mail the same Message-ID, whenever it is sent', () =>
      withMailer(async ({ mailer, handedOver }) => {
        const mail = newMail();
        await mailer.send(mail);
        await mailer.send(mail);
        const ids = new Set<string | undefined>();
        for (const message of await handedOver()) {
          ids.add((await PostalMime.parse(message)).messageId);
        }
        expect([...ids]).toEqual([`<${mail.id}@klarsikt.example>`]);
      }));
  });
}
