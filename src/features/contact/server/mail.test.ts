import { describe, expect, it } from 'vitest';
import { brand } from '../../../brand.ts';
import { contactMail } from './mail.ts';

const MESSAGE = {
  name: 'Åsa Öberg',
  email: 'asa@bageriet.example',
  subject: 'Fakturan',
  message: 'Kan jag få den igen?\nTack!',
};

describe('a message as the support reads it', () => {
  it('goes to the support, and is answered to who wrote it', () => {
    const mail = contactMail(MESSAGE);
    expect(mail.to).toBe(brand.supportEmail);
    expect(mail.replyTo).toEqual({ name: 'Åsa Öberg', address: 'asa@bageriet.example' });
  });

  it('tells its subject, and holds what was written with its lines', () => {
    const { subject, text } = contactMail(MESSAGE);
    expect(subject).toContain('Fakturan');
    for (const part of ['Åsa Öberg', 'asa@bageriet.example', MESSAGE.message]) {
      expect(text).toContain(part);
    }
  });

  it.each(['\r\n', '\n', '\u2028', '\u0085', '\u000b', '\u0000', '\u202e'])(
    'has each one-line field on one line, whatever was typed into it: %j (H10)',
    (sign) => {
      const forged = `Åsa${sign}E-post: chef@bolaget.example`;
      const mail = contactMail({ ...MESSAGE, name: forged, company: forged, subject: forged });
      const lines = (mail.text ?? '').split(/[^\S ]|\u0085/u);
      expect(lines.filter((line) => line.startsWith('E-post:'))).toEqual([
        'E-post: asa@bageriet.example',
      ]);
      expect(mail.text).not.toContain(forged);
      expect(mail.subject).not.toContain(sign);
      expect(mail.text).toContain(MESSAGE.message);
    },
  );

  it('names the company where there is one, and has no empty line for one that is blank', () => {
    expect(contactMail({ ...MESSAGE, company: 'Bageriet AB' }).text).toContain('Bageriet AB');
    expect(contactMail({ ...MESSAGE, company: '  ' }).text).toBe(contactMail(MESSAGE).text);
  });
});
