import { expect, it } from 'vitest';
import { normaliseName, normaliseText } from './normalise-name.ts';

it.each([
  ['InvoiceDate', 'invoice date'],
  ['TotalVAT', 'total vat'],
  ['VATPercent', 'vat percent'],
  ['SKUs', 'skus'],
  ['ÅrMånad', 'ar manad'],
  ['À-pris ex. moms', 'a pris ex moms'],
  ['Moms %', 'moms procent'],
])('%s is %s as words', (name, words) => {
  expect(normaliseName(name)).toBe(words);
});

it('leaves words of a text whole, whatever their capitals', () => {
  expect(normaliseText('PostNord AB')).toBe('postnord ab');
});

it.each([
  ['Beløb ekskl. moms', 'belopp exkl moms'],
  ['Sum eks. mva', 'sum exkl moms'],
  ['Antall', 'antal'],
  ['Varenr.', 'varunr'],
  ['Ordredato', 'orderdatum'],
  ['Mervärdesskattebelopp', 'momsbelopp'],
  ['Tot. inkl', 'total inkl'],
  ['Momsbel.', 'momsbelopp'],
  ['Hyra kr/m²/år', 'hyra kr m2 ar'],
  ['Volym m³', 'volym m3'],
  ['Belopp²', 'belopp'],
  ['Label', 'label'],
  ['Totalt belopp', 'totalt belopp'],
  ['Kunder', 'kunder'],
])('%s is spelled as Swedish headers spell it: %s', (name, words) => {
  expect(normaliseName(name)).toBe(words);
});
