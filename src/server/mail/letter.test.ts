import { describe, expect, it } from 'vitest';
import { writeLetter } from './letter.ts';

const LETTER = {
  subject: 'Bekräfta din\r\nBcc: offer@evil.example e-postadress',
  heading: 'Bekräfta <din> e-postadress',
  paragraphs: ['Öppna länken & läs.', 'Två\nrader'],
  facts: [['Företag', '<b>Bageriet</b>']] as const,
  action: { label: 'Bekräfta', url: 'https://klarsikt.example/verify?token=abc' },
  notes: ['Länken gäller i 24 timmar.'],
};

describe('a letter', () => {
  const { subject, text, html = '' } = writeLetter(LETTER);

  it('has its subject on one line', () => {
    expect(subject).toBe('Bekräfta din Bcc: offer@evil.example e-postadress');
  });

  it('says the same in plain text as in HTML, with the link in both', () => {
    for (const part of ['Öppna länken', 'Företag', 'Bageriet', 'Länken gäller i 24 timmar.']) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(text).toContain(`\n${LETTER.action.url}\n`);
    expect(html).toContain(`href="${LETTER.action.url}"`);
  });

  it('takes what was typed for text, never for markup', () => {
    expect(html).not.toContain('<b>Bageriet');
    expect(html).toContain('&lt;b&gt;Bageriet&lt;/b&gt;');
  });

  it('has the addresses of our own words as links, and none of what others have typed', () => {
    const typed = { ...LETTER, paragraphs: ['Se https://evil.example/x'], notes: [] };
    expect(writeLetter(typed).html).not.toContain('href="https://evil.example');
    const notes = ['Fakturor: https://klarsikt.example/settings#x. Frågor: hej@klarsikt.example.'];
    const ours = writeLetter({ ...LETTER, notes }).html;
    expect(ours).toContain('href="https://klarsikt.example/settings#x"');
    expect(ours).toContain('href="mailto:hej@klarsikt.example"');
  });

  it('ends no line within a number', () => {
    const facts = [['Omsättning', '1\u00A0323\u00A0766\u00A0kr\n·  37,0\u00A0%']] as const;
    expect(writeLetter({ ...LETTER, facts }).html).toContain(
      '>1\u00A0323\u00A0766\u00A0kr · 37,0\u00A0%<',
    );
  });

  it('ends no line within e-post, and leaves the plain text as it is written', () => {
    expect(html).toMatch(/e\u2011postadress<\/h1>/);
    expect(text).toContain('e-postadress');
  });

  it('fetches nothing from anywhere and has a look for dark programs', () => {
    expect(html).not.toMatch(/<(img|script|link)\b|@import|url\(/);
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain('lang="sv"');
  });
});
