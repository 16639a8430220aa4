import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shortenedApart } from './shortened-apart.ts';

it('cuts after a word where that tells names apart, and later where it does not', () => {
  expect(shortenedApart(['Espresso Napoli 1 kg', 'Te', 'Kaffefilter och mugg'], 14)).toEqual([
    'Espresso\u00a0…',
    'Te',
    'Kaffefilter\u00a0…',
  ]);
  expect(shortenedApart(['Espresso Napoli 1 kg', 'Espresso Roma 500 g'], 14)).toEqual([
    'Espresso Napo…',
    'Espresso Roma…',
  ]);
  expect(shortenedApart(['Mellanrost Husets 500 g', 'Mellanrost Husets 1 kg'], 14)).toEqual([
    'Mell…500 g',
    'Mell…1 kg',
  ]);
});

it('is never longer than there is room for, and gives any two names their own', () => {
  const name = fc
    .tuple(
      fc.constantFrom('Espresso ', 'Espresso Napoli mörkrostad ', ''),
      fc.stringMatching(/^[a-zåäö0-9]{1,8}$/),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 2, maxLength: 2 }), (names) => {
      const cut = shortenedApart(names, 14);
      expect(new Set(cut).size).toBe(2);
      for (const each of cut) expect(each.length).toBeLessThanOrEqual(14);
    }),
  );
});
