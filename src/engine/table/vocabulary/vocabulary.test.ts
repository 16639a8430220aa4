import { describe, expect, it } from 'vitest';
import { normaliseName } from '../normalise-name.ts';
import { namesAccount, namesCredit, namesDebit } from './bookkeeping.ts';
import { costWords } from './costs.ts';
import {
  namesBalance,
  namesCode,
  namesFee,
  namesOrderTotal,
  namesShare,
  namesTimesAYear,
  thousandsIn,
} from './header-words.ts';
import { isCancelled, isTransfer, namesStatus } from './row-status.ts';
import { salesWords } from './sales.ts';
import { hasTotal, isTotal } from './totals.ts';
import { namesKronor, rateIn, vatSide, withoutCurrency, withoutVat } from './vat.ts';
import {
  compounds,
  hasPart,
  isOrEndsWith,
  list,
  nameTest,
  type RoleWords,
  weights,
} from './words.ts';

describe.each<[string, readonly RoleWords[]]>([
  ['sales', salesWords],
  ['costs', costWords],
])('the names of %s', (_, words) => {
  const named = words.flatMap(({ role, names }) =>
    [...names].map(([name, weight]) => ({ role, name, weight })),
  );

  it('are written as names are when they are looked up', () => {
    const all = words.flatMap(({ names, words: own = [], never = [] }) => [
      ...names.keys(),
      ...own,
      ...never,
    ]);
    expect(all.filter((name) => normaliseName(name) !== name)).toEqual([]);
  });

  it('have weights between a word in a longer name and certainty', () => {
    expect(named.filter(({ weight }) => !(weight > 0.7 && weight <= 0.98))).toEqual([]);
  });

  it('never weigh the same twice in a role, so that which column gets it is said', () => {
    for (const { names } of words) expect(new Set(names.values()).size).toBe(names.size);
  });

  it('never weigh the same in two roles, so that which role a column gets is said', () => {
    const tied = named.filter((one) =>
      named.some(
        (other) =>
          other.name === one.name && other.role !== one.role && other.weight === one.weight,
      ),
    );
    expect(tied).toEqual([]);
  });

  it('stand in one entry a role, and in no entry twice', () => {
    expect(new Set(words.map(({ role }) => role)).size).toBe(words.length);
  });
});

describe('a list of words', () => {
  it('is what stands between commas, over as many lines as it takes', () => {
    expect(list('moms, vat,\n  sales tax')).toEqual(['moms', 'vat', 'sales tax']);
    expect([...weights('datum 98, order date 97.5')]).toEqual([
      ['datum', 0.98],
      ['order date', 0.975],
    ]);
    expect(compounds('order, köp', 'summa')).toBe('ordersumma, order summa, köpsumma, köp summa');
  });

  it.each<[Parameters<typeof nameTest>[0], string[], string[]]>([
    [{ whole: 'a b, c' }, ['a b', 'c'], ['a', 'a b c']],
    [{ words: 'rate' }, ['rate', 'vat rate', 'rate b'], ['rates', 'pirate']],
    [{ first: 'order' }, ['order', 'order nr'], ['ordernr', 'nr order']],
    [{ starts: 'order' }, ['order', 'ordernr'], ['nr order']],
    [{ begins: 'net' }, ['netto', 'in netto'], ['planet']],
    [{ ends: 'dag' }, ['dag', 'transdag', 'transdag b'], ['dagar']],
    [{ within: 'pris' }, ['pris', 'inpriser'], ['prs']],
    [{ notAfterDigit: 'procent' }, ['rabatt procent'], ['moms 25 procent']],
    [{ whole: 'a', words: 'b' }, ['a', 'c b'], ['a c']],
  ])('%o tells where its words may stand', (places, yes, no) => {
    const test = nameTest(places);
    expect(yes.filter((name) => !test(name))).toEqual([]);
    expect(no.filter(test)).toEqual([]);
  });
});

it('a compound is what its last part is, and has all its parts', () => {
  const pairs = (test: (own: string, word: string) => boolean) =>
    [
      ['kundsumma', 'summa'],
      ['kundnamn', 'kund'],
      ['beloppet', 'belopp'],
      ['kundsumma', 'kund'],
      ['kontor', 'konto'],
      ['momssumma', 'moms'],
    ].map(([own = '', word = '']) => test(own, word));
  expect(pairs(isOrEndsWith)).toEqual([true, true, true, false, false, false]);
  expect(pairs(hasPart)).toEqual([true, true, true, true, true, true]);
});

describe('what a name says beside its role', () => {
  it.each<[string, (name: string) => boolean, string[], string[]]>([
    ['a share', namesShare, ['Rabatt %', 'Momssats', 'VAT rate', 'TG'], ['Moms 25 %', 'Belopp']],
    ['a balance', namesBalance, ['bokfort saldo', 'balance'], ['balanserat']],
    ['a code', namesCode, ['kundid', 'produktid', 'art nr'], ['overtid', 'restid']],
    ['a fee', namesFee, ['fee', 'avgifter kr'], ['feedback']],
    [
      'an order total',
      namesOrderTotal,
      ['ordersumma', 'order total kr'],
      ['order totals', 'summa'],
    ],
    ['an account', namesAccount, ['konto', 'konto nr', 'gl account no'], ['kontonamn']],
    ['debit', namesDebit, ['debet', 'period debet', 'debetbelopp'], ['debetkort']],
    ['credit', namesCredit, ['kredit', 'credit'], ['kreditfaktura']],
    ['a status', namesStatus, ['status', 'orderstatus', 'payment status', 'typ'], ['statuskod']],
    ['cancelled', isCancelled, ['makulerad', 'void', 'auto draft'], ['betald']],
    ['a transfer', isTransfer, ['payout', 'uttag till bank'], ['payout fee']],
    ['kronor', namesKronor, ['belopp sek', 'belopp i kronor'], ['belopp eur', 'sekund']],
    ['a total', isTotal, ['summa', 'totalt exkl moms', 'moms 25 procent'], ['summa kaffe']],
    ['a total beside words', hasTotal, ['summa kaffe', 'att fakturera totalt'], ['kaffe']],
  ])('%s', (_, test, yes, no) => {
    expect(yes.filter((name) => !test(name))).toEqual([]);
    expect(no.filter(test)).toEqual([]);
  });

  it('whether VAT is in it, and the name without', () => {
    expect(['belopp exkl moms', 'pris inkl moms', 'moms'].map(vatSide)).toEqual([
      'excluding',
      'including',
      null,
    ]);
    const more = [
      'total exvat',
      'pris inkl',
      'price vat included',
      'belopp inkl frakt',
      'antal ex',
      'a pris ex',
      'belopp ink',
    ];
    expect(more.map(vatSide)).toEqual([
      ...['excluding', 'including', 'including', null, null],
      ...['excluding', 'including'],
    ]);
    const denied = ['moms ingar ej', 'momsen ar inte avdragen', 'ej inkl moms', 'moms avdragen'];
    expect(denied.map(vatSide)).toEqual(['excluding', 'including', 'excluding', 'excluding']);
    expect(
      ['belopp exkl moms kr', 'forsaljning 25 procent', 'kr', 'exkl moms'].map(withoutVat),
    ).toEqual(['belopp', 'forsaljning', 'kr', '']);
    expect(['moms 25 procent', 'moms 6', 'moms'].map(rateIn)).toEqual([25, 6, null]);
    expect(['belopp sek', 'belopp valuta'].map(withoutCurrency)).toEqual(['belopp', 'belopp']);
  });

  it('how often its amounts come, and in what unit they are', () => {
    const times = (name: string) => namesTimesAYear.find(([, isSaid]) => isSaid(name))?.[0];
    expect(['manadskostnad', 'belopp per kvartal', 'arspremie', 'manad'].map(times)).toEqual([
      12,
      4,
      1,
      undefined,
    ]);
    expect(['Omsättning (tkr)', 'Belopp i MSEK', 'Belopp'].map(thousandsIn)).toEqual([3, 6, 0]);
  });
});
