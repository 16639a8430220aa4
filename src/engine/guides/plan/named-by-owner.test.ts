import { expect, it } from 'vitest';
import { wordNaming } from './named-by-owner.ts';
import { themeInPlan } from './themes.ts';

it.each([
  ['Webben har tappat', 'Webb', 'Webben'],
  ['elcyklarna ger sämre marginal', 'Elcykel Vadstena', 'elcyklarna'],
  ['Lunchgästerna har blivit färre', 'Dagens lunch', 'Lunchgästerna'],
  ['Vi är för beroende av Nordkust', 'Nordkust Energi AB', 'Nordkust'],
  ['mindre beroende av Truckbolaget', 'Truckbolaget Nord AB', 'Truckbolaget'],
])('in %s means %s by %s', (written, name, word) => {
  expect(wordNaming(written, [name])).toBe(word);
});

it.each([
  ['En stor kund har slutat', 'Service stor'],
  ['anställa en utvecklare', 'Konsultarvode utveckling'],
  ['Kunderna betalar sent', 'Kundtjänst'],
  ['Vi vill bygga ut', 'Lundqvist Bygg AB'],
  ['Vi tappade Viksund', 'Te'],
  ['Leverantörerna höjer hela tiden', 'Kaffe, leverans 1'],
  ['Elen skenar', 'Elhandel Norrsken AB'],
])('%s does not mean %s', (written, name) => {
  expect(wordNaming(written, [name])).toBeNull();
});

it('takes no word that anyone writes for a part of a name', () => {
  const anyone =
    'Vi hinner inte besöka kunderna och har ingen tid, allt blir dyrare under året, ofta eller sent, pengarna är slut, annars går det bra';
  const names = [
    ...['Café Blåklinten HB', 'Länsförsäkringar', 'Padelhallen Västra AB', 'Viksunds kommun'],
    ...['Tofta IK', 'Kontorshotellet Kvarnen AB', 'Presentkort', 'Bokslut', 'Anna Lind'],
  ];
  expect(wordNaming(anyone, names)).toBeNull();
});

it('takes an agreement with a customer for no agreement to end', () => {
  const { words } = themeInPlan('subscriptions', 'subscription-review');
  expect(words?.test('två nya ramavtal')).toBe(false);
  expect(words?.test('för många avtal')).toBe(true);
});
