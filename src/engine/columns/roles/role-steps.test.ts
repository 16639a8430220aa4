import { describe, expect, it } from 'vitest';
import { leaves, roledTable } from '#support/roled-table.ts';
import { costReading } from '../../guides/costs/reading.ts';
import { salesReading } from '../../guides/sales/reading.ts';
import { accountNames } from './account-names.ts';
import { costRoles } from './cost-roles.ts';
import { rolesByFormat } from './roles-by-format.ts';
import { rolesByName } from './roles-by-name.ts';
import { saleRoles } from './sale-roles.ts';

const days = ['2025-01-02', '2025-01-03', '2025-01-04'];
const sums = ['10,50', '20,00', '30,25'];
const words = ['Kaffe', 'Te', 'Bulle'];

describe('columns that look like something else', () => {
  it('are no order number where they hold kronor', () => {
    const table = roledTable({ Datum: days, Faktura: ['0,00', '2500,00', '0,00'], Summa: sums });
    expect(leaves(rolesByName, table, salesReading)).toEqual([
      'Datum: date',
      'Faktura',
      'Summa: revenue',
    ]);
    const numbered = roledTable({ Datum: days, Faktura: ['101', '102', '103'], Summa: sums });
    expect(leaves(rolesByName, numbered, salesReading)).toContain('Faktura: orderId');
  });

  it('are no product or shop where they add up to the amount beside them', () => {
    const sold = { Service: ['200', '300', '500'], Butik: ['100', '400', '100'] };
    const table = roledTable({ Datum: days, ...sold, Totalt: ['300', '700', '600'] });
    expect(leaves(rolesByName, table, salesReading)).toEqual([
      'Datum: date',
      'Service',
      'Butik',
      'Totalt: revenue',
    ]);
  });

  it('are the date where they are several of one month, as start and end are', () => {
    const starts = { Start: days, Summa: sums };
    const roles = (ends: string[]) =>
      leaves(saleRoles, roledTable({ ...starts, Slut: ends }), salesReading);
    expect(roles(days)).toContain('Start: date');
    expect(roles(['2025-02-02', '2025-02-03', '2025-03-04'])).toContain('Start');
  });

  it('are no day of a cost where they say how long an agreement binds', () => {
    const roles = (amount: string, day: string) =>
      leaves(
        rolesByName,
        roledTable({ Leverantör: words, [amount]: sums, [day]: days }),
        costReading,
      );
    expect(roles('Månadskostnad', 'Bindningstid till')).toContain('Bindningstid till');
    expect(roles('Månadskostnad', 'Betaldag')).toContain('Betaldag: date');
    expect(roles('Kostnad', 'Bindningstid till')).toContain('Bindningstid till: date');
  });

  it('are no product where they only say whether something is so', () => {
    const table = roledTable({ Datum: days, Betalt: ['Ja', 'Nej', 'Ja'], Summa: sums });
    const roles = leaves(rolesByName, table, salesReading);
    expect(roles).toEqual(['Datum: date', 'Betalt', 'Summa: revenue']);
    expect(
      leaves(saleRoles, rolesByName(table, { reading: salesReading, chosen: {} }), salesReading),
    ).toContain('Betalt');
  });

  it('are no sale where they are somebody’s commission of it', () => {
    const table = roledTable({ Datum: days, Pris: sums, Kommissionsbelopp: sums });
    expect(leaves(rolesByName, table, salesReading)).toContain('Kommissionsbelopp');
  });
});

describe('roles by name', () => {
  it('are each given once, to the surest name', () => {
    const table = roledTable({ Belopp: sums, Nettobelopp: sums, Datum: days });
    expect(leaves(rolesByName, table, costReading)).toEqual([
      'Belopp',
      'Nettobelopp: amount',
      'Datum: date',
    ]);
  });

  it('are VAT under a name as short as `M%` where the values are its rates', () => {
    const rate = (values: string[]) =>
      leaves(rolesByName, roledTable({ 'M%': values, Belopp: sums }), salesReading)[0];
    expect(rate(['25 %', '25 %', '12 %'])).toBe('M%: vat');
    expect(rate(['25', '6', '0'])).toBe('M%: vat');
    expect(rate(['25 %', '40 %', '12 %'])).toBe('M%');
  });

  it('mean what they mean in the guide', () => {
    const table = roledTable({ Projekt: words, Belopp: sums });
    expect(leaves(rolesByName, table, salesReading)).toEqual([
      'Projekt: product',
      'Belopp: revenue',
    ]);
    expect(leaves(rolesByName, table, costReading)).toEqual(['Projekt: project', 'Belopp: amount']);
  });

  it('leave the parts of a joined amount out, and the only dates are the date', () => {
    const table = roledTable({ 'När det var': days, 'Moms 25 %': sums, 'Moms 12 %': sums });
    const [, ...parts] = table.columns;
    const group = { role: 'vat', parts, sign: '+', reason: '', net: false } as const;
    expect(leaves(rolesByName, { ...table, groups: [group] }, salesReading)).toEqual([
      'När det var: date',
      'Moms 25 %',
      'Moms 12 %',
    ]);
  });

  it('take no one at work for a supplier', () => {
    const sellers = ['Eva', 'Ola', 'Kim'];
    const beside = roledTable({
      Namn: ['Ek AB', 'Al HB', 'Bo AB'],
      Belopp: sums,
      Säljare: sellers,
    });
    expect(leaves(rolesByName, beside, costReading)[0]).toBe('Namn: supplier');
    const bought = roledTable({ Säljare: ['Ek AB', 'Al HB', 'Bo AB'], Belopp: sums });
    expect(leaves(rolesByName, bought, costReading)[0]).toBe('Säljare: supplier');
  });

  it('give way to values: order numbers under Name, intervals under any name', () => {
    const orders = roledTable({ Name: ['#1001', '#1002', '#1003'] });
    expect(leaves(rolesByName, orders, salesReading)).toEqual(['Name: orderId']);
    const often = roledTable({ Typ: ['per månad', 'kvartalsvis', 'årligen'] });
    expect(leaves(rolesByName, often, costReading)).toEqual(['Typ: interval']);
  });
});

describe('roles by format', () => {
  const table = roledTable({ Datum: days, Kund: words, Text: words, Tom: ['', '', ''] });
  const known = { 0: 'date', 1: 'customer', 2: 'text', 3: 'supplier' } as const;

  it('are those that the guide has', () => {
    expect(leaves(rolesByFormat, table, salesReading, { known })).toEqual([
      'Datum: date',
      'Kund: customer',
      'Text',
      'Tom',
    ]);
    expect(leaves(rolesByFormat, table, costReading, { known })).toEqual([
      'Datum: date',
      'Kund',
      'Text: text',
      'Tom',
    ]);
  });

  it('give way to the user', () => {
    const chosen = { 0: null, 2: 'product' } as const;
    expect(leaves(rolesByFormat, table, salesReading, { known, chosen })).toEqual([
      'Datum',
      'Kund: customer',
      'Text: product',
      'Tom',
    ]);
  });
});

describe('what names leave open', () => {
  it('of sales is what each row is a sale of', () => {
    const price = roledTable({ 'Datum: date': days, 'Pris: unitPrice': sums });
    expect(leaves(saleRoles, price, salesReading).at(-1)).toBe('Pris: revenue');
    const gross = roledTable({ 'Datum: date': days, 'Pris inkl. moms: unitPrice': sums });
    expect(leaves(saleRoles, gross, salesReading).at(-1)).toBe('Pris inkl. moms: grossRevenue');
    const many = { 'Datum: date': days, 'Pris: unitPrice': sums };
    const doubtsOf = (cells: Record<string, string[]>) =>
      saleRoles(roledTable({ ...many, ...cells }), {
        reading: salesReading,
        chosen: {},
      }).doubts.map(({ id }) => id);
    expect(doubtsOf({ Kolli: ['2', '1', '4'] })).toEqual(['rowPrice']);
    expect(doubtsOf({ 'Längd (min)': ['60', '30', '45'] })).toEqual([]);
    expect(doubtsOf({ Kolli: ['1', '1', '1'] })).toEqual([]);
    expect(doubtsOf({ Rumsnr: ['2', '1', '4'] })).toEqual([]);
    expect(doubtsOf({ Vikt: ['2,5', '1,0', '4,0'] })).toEqual([]);
    const [earned] = saleRoles(roledTable({ ...many, 'Galleriets provision': sums }), {
      reading: salesReading,
      chosen: {},
    }).doubts;
    expect(earned?.options.map(({ label }) => label)).toEqual([
      'Vår egen: Pris',
      'Vi säljer åt andra: Galleriets provision',
    ]);
    const article = roledTable({ 'Namn: customer': words, 'Antal: quantity': ['1', '2', '3'] });
    expect(leaves(saleRoles, article, salesReading)[0]).toBe('Namn: product');
    const only = roledTable({ Vad: words, 'Summa: revenue': sums });
    expect(leaves(saleRoles, only, salesReading)[0]).toBe('Vad: product');
    const seller = roledTable({ Säljare: words, 'Summa: revenue': sums });
    expect(leaves(saleRoles, seller, salesReading)[0]).toBe('Säljare');
  });

  it('of quantity and price is the amount, less where something was taken off', () => {
    const priced = { 'Antal: quantity': ['2', '3', '4'], 'Pris: unitPrice': ['5', '7', '9'] };
    expect(
      leaves(saleRoles, roledTable({ ...priced, X: ['10', '21', '30'] }), salesReading),
    ).toEqual(['Antal: quantity', 'Pris: unitPrice', 'X: revenue']);
    const others = {
      Vikt: ['10', '30', '80'],
      Rabatten: ['0', '0', '6'],
      'Nr.': ['10', '21', '36'],
    };
    const table = roledTable({ ...priced, ...others });
    expect(leaves(saleRoles, table, salesReading)).toEqual([
      'Antal: quantity',
      'Pris: unitPrice',
      ...Object.keys(others),
    ]);
  });

  it('of rows that follow on each other is the order', () => {
    const Nr = ['1', '1', '2', '3', '3'];
    const dates = ['2025-01-02', '2025-01-02', '2025-01-03', '2025-01-04', '2025-01-04'];
    const order = (table: Record<string, string[]>) =>
      leaves(saleRoles, roledTable(table), salesReading).find((each) => each.endsWith('orderId'));
    expect(order({ Nr, 'Datum: date': dates })).toBe('Nr: orderId');
    expect(order({ Nr, 'Datum: date': dates.toSorted().toReversed().with(1, '2025-01-01') })).toBe(
      undefined,
    );
    expect(order({ Nr: ['1', '2', '1', '3', '3'], 'Datum: date': dates })).toBe(undefined);
    expect(order({ Kundnr: Nr, 'Datum: date': dates })).toBe(undefined);
    expect(order({ Nr: ['1', '2', '3', '4', '5'], 'Datum: date': dates })).toBe(undefined);
    const one = { Nr: ['1', '2', '3', '4', '4'], 'Datum: date': dates };
    expect(order(one)).toBe(undefined);
    expect(order({ ...one, Ordertotal: ['9', '8', '7', '6', '6'] })).toBe('Nr: orderId');
  });

  it('of costs is the only amount and the only words', () => {
    const table = roledTable({ Vad: words, 'Kr ut': sums });
    expect(leaves(costRoles, table, costReading)).toEqual(['Vad: text', 'Kr ut: amount']);
    const ranked = roledTable({ Betyg: ['1', '2', '3'], Saldo: sums });
    expect(leaves(costRoles, ranked, costReading)).toEqual(['Betyg', 'Saldo']);
    // What was sold was not spent.
    const sold = roledTable({ Vad: words, Omsättning: sums });
    expect(leaves(costRoles, sold, costReading)).toEqual(['Vad: text', 'Omsättning']);
    // Numbers of telephones and of payments are no amounts.
    const numbers = ['70123456789', '51023344', '88112233'];
    for (const name of ['Kontakt', 'Mobil'])
      expect(leaves(costRoles, roledTable({ [name]: numbers }), costReading)).toEqual([name]);
  });

  it('beside an account is its name', () => {
    const table = roledTable({ 'Konto: account': ['5010', '5020', '6110'], Benämning: words });
    expect(leaves(accountNames, table, costReading)[1]).toBe('Benämning: accountName');
    const named = roledTable({ 'Konto: account': ['5010', '5020', '6110'], Namn: words });
    expect(leaves(accountNames, named, costReading)[1]).toBe('Namn: accountName');
    const days = { 'Datum: date': ['2025-01-02', '2025-01-03', '2025-01-04'] };
    const dated = roledTable({ ...days, 'Konto: account': ['5010', '5020', '6110'], Namn: words });
    expect(leaves(accountNames, dated, costReading)[2]).toBe('Namn');
    const alone = roledTable({ Benämning: words });
    expect(leaves(accountNames, alone, costReading)).toEqual(['Benämning']);
  });
});
