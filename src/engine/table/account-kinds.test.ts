import { describe, expect, it } from 'vitest';
import { type AccountEvidence, accountKinds, classOf } from './account-kinds.ts';

type Row = [number: string, name: string, booked?: number, type?: string];
const evidence = ([number, name, booked = 0, type]: Row): AccountEvidence => ({
  ...{ number, name, booked, type: type ?? null, isBalance: null },
});
const kindsOf = (...rows: Row[]) => Object.fromEntries(accountKinds(rows.map(evidence)).of);

describe('what the accounts of a chart are', () => {
  it('is what BAS says where nothing gainsays it', () => {
    expect(
      kindsOf(
        ['1930', 'Bank'],
        ['2440', 'Leverantörsskulder'],
        ['3001', 'Försäljning'],
        ['3960', 'Valutakursvinster'],
        ['5010', 'Lokalhyra'],
        ['8410', 'Räntekostnader'],
        ['8910', 'Skatt'],
      ),
    ).toEqual({
      ...{ 1930: 'asset', 2440: 'liability', 3001: 'revenue', 3960: 'otherIncome' },
      ...{ 5010: 'cost', 8410: 'financialCost', 8910: 'otherResult' },
    });
  });

  it('is told by names and signs where a class is not that of BAS, and by the class where a name is silent', () => {
    const { of, isBas } = accountKinds(
      (
        [
          ['3010', 'Varukostnader', 500],
          ['3110', 'Lokalkostnader', 300],
          ['3120', 'Telefon', 20],
          ['4010', 'Försäljning', -900],
          ['4020', 'Konsultintäkter', -100],
          ['4030', 'Kurser', -50],
        ] satisfies Row[]
      ).map(evidence),
    );
    expect(Object.fromEntries(of)).toEqual({
      ...{ 3010: 'cost', 3110: 'cost', 3120: 'cost' },
      ...{ 4010: 'revenue', 4020: 'revenue', 4030: 'revenue' },
    });
    expect(isBas).toBe(false);
    expect(classOf({ of, isBas }, '3010')).toBeNull();
  });

  it('is told by the type of the file first of all', () => {
    expect(
      kindsOf(
        ['3010', 'Varor', 500, 'K'],
        ['3110', 'Lokaler', 300, 'K'],
        ['4010', 'Kunder', -9, 'I'],
      ),
    ).toEqual({ 3010: 'cost', 3110: 'cost', 4010: 'revenue' });
  });

  it('is told by the name of one account among others that are as in BAS', () => {
    const own = kindsOf(
      ['3001', 'Försäljning', -900],
      ['3002', 'Försäljning tjänster', -200],
      ['3900', 'Lokalkostnader', 90],
    );
    expect(own[3900]).toBe('cost');
  });

  it('stays where a name that seems to say otherwise has the sign of its class, or is silent after all', () => {
    expect(
      kindsOf(
        ['3001', 'Försäljning', -900],
        ['3550', 'Fakturerade resekostnader', -90],
        ['3590', 'Vidarekostnader', -90],
        ['6050', 'Försäljningskostnader', 40],
        ['7770', 'Återföring av nedskrivningar', -10, 'I'],
        ['7010', 'Löner', 500, 'K'],
        ['7510', 'Arbetsgivaravgifter', 100, 'K'],
      ),
    ).toMatchObject({ 3550: 'revenue', 3590: 'revenue', 6050: 'cost', 7770: 'cost' });
  });

  it('is as in BAS with a digit less, where types or names say so', () => {
    const rows: Row[] = [
      ['300', 'Försäljning', -900],
      ['400', 'Inköp', 400],
      ['501', 'Lokalhyra', 100],
      ['841', 'Räntekostnader', 5],
      ['831', 'Ränteintäkter', -5],
    ];
    const kinds = accountKinds(rows.map(evidence));
    expect(Object.fromEntries(kinds.of)).toEqual({
      ...{ 300: 'revenue', 400: 'cost', 501: 'cost', 831: 'otherResult', 841: 'financialCost' },
    });
    expect(classOf(kinds, '501')).toBe(5);
  });

  it('is unknown where neither number, type, name nor class tells', () => {
    expect(kindsOf(['901', 'Avser', 40], ['X1', 'Diverse', 3])).toEqual({
      901: 'unknown',
      X1: 'unknown',
    });
  });

  it('takes interest for what it is in a municipal chart', () => {
    expect(
      kindsOf(['8411', 'Ränteintäkter', -5], ['8511', 'Räntekostnader', 5], ['3111', 'Taxor', -9]),
    ).toEqual({ 3111: 'revenue', 8411: 'otherResult', 8511: 'financialCost' });
  });

  it('takes interest for no sale in a class of income, whatever sign it has', () => {
    const own: Row[] = [
      ['4010', 'Försäljning produkter', -500],
      ['4020', 'Konsultintäkter', -400],
      ['3010', 'Varukostnader', 90],
      ['3110', 'Lokalkostnader', 80],
    ];
    const kinds = kindsOf(...own, ['4910', 'Ränteintäkter', 60]);
    expect(kinds).toMatchObject({ 4010: 'revenue', 4910: 'otherResult', 3010: 'cost' });
  });
});
