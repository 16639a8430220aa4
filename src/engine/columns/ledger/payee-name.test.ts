import { describe, expect, it } from 'vitest';
import { payeeOf } from './payee-name.ts';

describe('whom a text is about', () => {
  it.each([
    ['Hyra mars 2025', 'hyra'],
    ['HYRA APRIL 2025', 'hyra'],
    ['Kortköp Café Ängen 250312', 'café ängen'],
    ['Lev.faktura 4711 Åkerströms Bygg', 'åkerströms bygg'],
    ['Lön Stina', 'lön stina'],
    ['Q1 lokalhyra', 'lokalhyra'],
  ])('%s is about %s', (text, payee) => {
    expect(payeeOf(text)).toBe(payee);
  });

  it('is the company where a journal is but a part of its name', () => {
    expect(payeeOf('Dentaljournalen AB faktura 12')).toBe('dentaljournalen ab');
  });

  it.each([
    ...['Faktura 123', 'Betalning ocr 55', '', '2025-03-01'],
    ...['Leverantörsfakturajournal 12', 'Utbetalningsjournal mars 2025', 'Journal 4'],
    ...['Leverantörsreskontra', 'Dagbok 3', 'Bokföringsorder 17'],
  ])('%s says nothing', (text) => {
    expect(payeeOf(text)).toBeNull();
  });
});
