import { expect, it } from 'vitest';
import { hasValidCheckDigit, isPersonalNumber } from '#contract/org-number.ts';
import { builtInRegister } from './built-in.ts';
import { namedRegisterSuite, registerSuite } from './company-register.suite.ts';
import { searchName } from './names.ts';

registerSuite('the built-in register', {
  register: () => builtInRegister,
  unknown: '5560360793',
  known: {
    orgNumber: '5299990043',
    name: 'Låtsas Åkeri AB',
    city: 'Sagolunda',
    industries: [{ code: '49410', name: 'Vägtransport, godstrafik' }],
    form: 'Aktiebolag',
    status: 'Aktivt',
    foundedYear: 1998,
    activity: 'Styckegods och kyltransporter.',
    revenue: null,
    ceo: null,
  },
});

namedRegisterSuite('the built-in register', {
  register: () => builtInRegister,
  cases: [
    ['Låtsas Åkeri', 'Låtsas Åkeri AB'],
    ['LÅTSAS ÅKERI AKTIEBOLAG', 'Låtsas Åkeri AB'],
    ['exempelbagriet i påhitade', 'Exempelbageriet i Påhittade AB'],
    ['El & kyla sagolunda', 'Sagolunda El & Kyla AB'],
  ],
});

it('is of made-up companies alone, each with a number that could be one', async () => {
  const found = await builtInRegister.byName('Exempel Påhittade Låtsas Fiktiva Sagolunda');
  for (const { orgNumber, name } of found) {
    expect(orgNumber).toMatch(/^529999/);
    expect(hasValidCheckDigit(orgNumber)).toBe(true);
    expect(isPersonalNumber(orgNumber)).toBe(false);
    expect(name).toMatch(/Exempel|Påhittade|Låtsas|Fiktiva|Sagolunda/);
  }
});

it.each([
  ['Bageriet på Hörnet AB', 'bageriet pa hornet'],
  ['AB Svenska  Kugg & Hjul (publ)', 'svenska kugg hjul'],
  ['Aktiebolaget', 'aktiebolaget'],
  ['Abborre & Son HB', 'abborre son'],
])('%j is searched by %j', (name, search) => {
  expect(searchName(name)).toBe(search);
});
