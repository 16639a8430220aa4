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

  it('names the company where there is one, and has no empty line for one that is blank', () => {
    expect(contactMail({ ...MESSAGE, company: 'Bageriet AB' }).text).toContain('Bageriet AB');
    expect(contactMail({ ...MESSAGE, company: '  ' }).text).toBe(contactMail(MESSAGE).text);
  });
});
