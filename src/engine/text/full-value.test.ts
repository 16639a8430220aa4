import { expect, test } from 'vitest';
import type { Fact } from '../facts/fact.ts';
import { factName, fullValue } from './full-value.ts';

const fact = (value: string, precision = 0): Fact => ({
  id: 'F1',
  key: 'sales.revenue.total',
  subject: null,
  label: 'Omsättning',
  value,
  unit: 'SEK',
  currency: null,
  period: null,
  precision,
  kind: 'computed',
  source: {
    documentId: null,
    document: null,
    sheet: null,
    columns: [],
    filter: '',
    rows: 0,
    formula: '',
    where: null,
    inputs: [],
  },
});

test('a receipt shows the öre that the text rounds away', () => {
  expect(fullValue(fact('817860.05'))).toBe('817\u00A0860,05\u00A0kr');
  expect(fullValue(fact('817860.50'))).toBe('817\u00A0860,50\u00A0kr');
  expect(fullValue(fact('817860.00'))).toBe('817\u00A0860\u00A0kr');
});

test('a receipt never shows fewer decimals than the text', () => {
  expect(fullValue(fact('12', 1))).toBe('12,0\u00A0kr');
});

test('an average is shown in kronor and öre, and what is smaller than one a little finer', () => {
  expect(fullValue(fact('38.2393'))).toBe('38,24\u00A0kr');
  expect(fullValue({ ...fact('-12.345678', 1), unit: 'percent' })).toBe('\u221212,35\u00A0%');
  expect(fullValue(fact('0.33333333333333333333'))).toBe('0,3333\u00A0kr');
});

test('a receipt names what its figure is about, once', () => {
  const about = { ...fact('5'), subject: { kind: 'product' as const, name: 'Te, Earl Grey' } };
  expect(factName(about)).toBe('Omsättning – Te, Earl Grey');
  expect(factName({ ...about, label: 'Omsättning: Te, Earl Grey' })).toBe(
    'Omsättning: Te, Earl Grey',
  );
});

test('an assumption is not shown with the name of the rule that made it', () => {
  const assumed = { ...fact('20'), kind: 'assumption' as const, label: 'Antagen andel' };
  expect(factName({ ...assumed, subject: { kind: 'product', name: 'win-back' } })).toBe(
    'Antagen andel',
  );
});

test('an effect is not shown with the id of the advice that has it', () => {
  const effect = { ...fact('12000'), label: 'Effekt per år i lägre kostnad, troligt' };
  expect(factName({ ...effect, subject: { kind: 'advice', name: 'stopped-customer' } })).toBe(
    'Effekt per år i lägre kostnad, troligt',
  );
});
