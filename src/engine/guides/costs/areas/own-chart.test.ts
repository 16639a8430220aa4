import { describe, expect, it } from 'vitest';
import { analyseCostFile } from '#support/analyse-cost-file.ts';
import { notOfBas } from './own-chart.ts';

const account = ([number, name]: readonly [string, string | null]) => ({ number, name });
const municipal = [
  ['50110', 'Månadslön'],
  ['56110', 'Arbetsgivaravgifter'],
  ['60110', 'Lokalhyra'],
  ['64510', 'Inkontinenshjälpmedel'],
  ['68110', 'Telefoni'],
] as const;
const longer = [
  ['50100', 'Lokalhyra'],
  ['62110', 'Telefoni'],
  ['64510', 'Köpta hjälpmedel'],
  ['70100', 'Löner'],
] as const;
const bare = (accounts: readonly (readonly [string, string])[]) =>
  accounts.map(([number]) => ({ number, name: null }));

describe('a chart of accounts', () => {
  it('is another than BAS where longer numbers are called what BAS has elsewhere', () => {
    expect(notOfBas(municipal.map(account))).toEqual({ number: '50110', name: 'Månadslön' });
    expect(notOfBas([{ number: '64510', name: 'Inkontinenshjälpmedel' }])).not.toBeNull();
    const four = municipal.map(([number, name]) => account([number.slice(0, 4), name]));
    expect(notOfBas(four)).toBeNull();
    expect(
      notOfBas([...four, account(['5710', 'Elkraft']), account(['5020', 'Semesterlön'])]),
    ).not.toBeNull();
  });

  it('is BAS where names say the same, nothing has a name, or only a few are called otherwise', () => {
    expect(notOfBas(longer.map(account))).toBeNull();
    expect(notOfBas(bare(municipal))).toBeNull();
    expect(notOfBas([])).toBeNull();
    const usual = [
      ['5010', 'Lokalhyra'],
      ['6212', 'Mobiltelefon'],
      ['5611', 'Bensin'],
      ['7010', 'Löner'],
      ['6310', 'Hyra'],
    ] as const;
    expect(notOfBas(usual.map(account))).toBeNull();
  });
});

describe('a ledger of another chart', () => {
  const rowsOf = (accounts: readonly (readonly [string, string])[]) =>
    Array.from({ length: 12 }, (_, at) =>
      accounts.map(
        ([number, name], each) =>
          `2025-${String(at + 1).padStart(2, '0')}-10;${number};${name};Bolaget ${'ABCDEF'[each]};${1_000 * (each + 1)}`,
      ),
    ).flat();
  const told = async (accounts: readonly (readonly [string, string])[]) => {
    const file = ['Datum;Konto;Kontotext;Leverantör;Belopp', ...rowsOf(accounts)].join('\n');
    const { facts, dataQuality } = await analyseCostFile(Buffer.from(file), 'reskontra.csv');
    const areas = facts
      .filter(({ key }) => key === 'costs.area.total')
      .map(({ subject, value }) => [subject?.name, Number(value)]);
    return { areas: Object.fromEntries(areas), warnings: dataQuality.warnings.join(' ') };
  };

  it('has its costs where the names of its accounts say, and says so', async () => {
    const { areas, warnings } = await told(municipal);
    expect(areas).toEqual({
      Personal: 36_000,
      Lokal: 36_000,
      'Telefoni och internet': 60_000,
      Övrigt: 48_000,
    });
    expect(warnings).toContain('Kontona följer inte BAS (50110 Månadslön)');
  });

  it('has them where BAS says in a chart of BAS with a digit more, of which nothing is said', async () => {
    const { areas, warnings } = await told(longer);
    expect(areas).toMatchObject({ Lokal: 12_000, Personal: 48_000 });
    expect(warnings).not.toContain('BAS');
  });
});
